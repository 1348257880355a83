export { default as HexBoard } from './HexBoard.svelte';
export type { Light, Risk, Stop } from './stops';
