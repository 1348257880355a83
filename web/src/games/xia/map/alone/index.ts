/** What the map of a captain who plays alone has besides; fetched only for those who do. */
export { default as Arranging } from './Arranging.svelte';
export { default as Chairs } from './Chairs.svelte';
export { default as Ghosts } from './Ghosts.svelte';
export { default as Intents } from './Intents.svelte';
export { plansOn } from '../../chart/intents';
export { Setting } from './setting.svelte';
