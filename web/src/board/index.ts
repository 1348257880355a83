export { default as HexBoard } from './HexBoard.svelte';
export { default as Inset } from './Inset.svelte';
export type { Light, Risk, Stop } from './stops';
