export { default as Board } from './Board.svelte';
export { default as Inset } from './Inset.svelte';
export type { Grid } from './grid';
export type { Light, Risk, Stop } from './stops';
