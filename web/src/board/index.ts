export { default as Badge } from './Badge.svelte';
export { default as Board } from './Board.svelte';
export { default as Inset } from './Inset.svelte';
export type { Cell, Grid, Point } from './grid';
export { lightsOf } from './lights';
export type { Light, Risk, Stop } from './stops';
