/** Small pictures as path data in a box of 16 × 16. */

export const BURST = 'M8 0l1.7 4.2L14 2.3l-2 4.1 4 1.6-4 1.6 2 4.1-4.3-1.9L8 16l-1.7-4.2L2 13.7l2-4.1L0 8l4-1.6-2-4.1 4.3 1.9z';
export const BOLT = 'M9.5 0L2.5 9h4L5.5 16l8-9.8H9z';
export const SKULL =
  'M8 .5C4 .5 1.5 3.1 1.5 6.6c0 2.2 1 3.7 2.5 4.7V14h2v1.5h1.2V14h1.6v1.5H10V14h2v-2.7c1.5-1 2.5-2.5 2.5-4.7C14.5 3.1 12 .5 8 .5zM5.4 5.4a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zm5.2 0a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4z';
export const CROSSHAIR =
  'M7 0h2v2.1A6 6 0 0 1 13.9 7H16v2h-2.1A6 6 0 0 1 9 13.9V16H7v-2.1A6 6 0 0 1 2.1 9H0V7h2.1A6 6 0 0 1 7 2.1zM8 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 2.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z';
export const FLAKE =
  'M7.2 0h1.6v2.6l1.7-1 .8 1.4-2.5 1.5v2.1l1.8-1 .1-2.9H12v2l2.3-1.3.8 1.4-2.3 1.3 1.7 1-.8 1.4-2.5-1.5L9.6 8l1.6 1 2.5-1.5.8 1.4-1.7 1 2.3 1.3-.8 1.4-2.3-1.3v2h-1.3l-.1-2.9-1.8-1v2.1l2.5 1.5-.8 1.4-1.7-1V16H7.2v-2.6l-1.7 1-.8-1.4 2.5-1.5V9.4l-1.8 1-.1 2.9H4v-2l-2.3 1.3-.8-1.4 2.3-1.3-1.7-1 .8-1.4L4.8 9l1.6-1-1.6-1-2.5 1.5-.8-1.4 1.7-1L.9 4.8l.8-1.4L4 4.7v-2h1.3l.1 2.9 1.8 1V4.5L4.7 3l.8-1.4 1.7 1z';
export const PULL =
  'M8 1a7 7 0 0 1 7 7h-2.2A4.8 4.8 0 1 0 8 12.8c1.4 0 2.6-.5 3.5-1.5H9.2l4-4.1 2.8 4.9h-2A7 7 0 1 1 8 1z';
export const WARNING = 'M8 .8L16 15H0zM7 5.5v5h2v-5zm0 6.2v1.8h2v-1.8z';
export const UNPOWERED = 'M3 1h8v2h2v9h-2v2H3zM5 3v9h4V3z';

/** The law of a planet. */
export const LAW_ICONS = {
  lawful: 'M8 0l6.5 2v6c0 4-2.6 6.7-6.5 8-3.9-1.3-6.5-4-6.5-8V2zM8 2.2L3.5 3.6V8c0 2.8 1.6 4.7 4.5 5.8z',
  neutral: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zm0 2a5 5 0 1 0 0 10A5 5 0 0 0 8 3zM5 6h6v1.4H5zm0 2.8h6v1.4H5z',
  outlaw: SKULL,
} as const;

/** The tools for the work that spaces offer. */
export const WORK_ICONS = {
  mine: 'M1 6C4 1.5 9.5 .2 14.5 2.2 11.8 2.7 9.9 3.4 8.6 4.4l5.9 9.1-1.7 1.1-5.7-9C5 6.2 3 6.3 1 6z',
  salvage: 'M7 0h2v5.2c2.3.4 4 2 4.5 4.3L12 12l-1.6-1 .8-1.7C10.7 8 9.5 7.2 8 7.2S5.3 8 4.8 9.3l.8 1.7L4 12 2.5 9.5C3 7.2 4.7 5.6 7 5.2zM5.5 13h5v3h-5z',
  harvest: 'M1 1h14l-5 7v5.5L6 16V8zM4.5 3l3.1 4.2h.8L11.5 3z',
  quarry: 'M.5 2.5h9.7c2.4 0 4.2 1 5.3 3-1.6-.4-3.2-.4-4.6.2V7H8.7v8.5H5.3V7H.5z',
  excavate: 'M5.3 0h5.4v2.2H9.2v5h3.3v3.6c0 2.5-2 4.1-4.5 5.2-2.5-1.1-4.5-2.7-4.5-5.2V7.2h3.3v-5H5.3z',
} as const;

/** Cubes for other cubes; relics for what is in them. */
export const TRADE = 'M1 3.2h9V.8L15.2 5 10 9.2V6.8H1zM15 9.2H6V6.8L.8 11 6 15.2v-2.4h9z';
export const SIEVE = 'M.5 3h15v2h-1.2l-2 5H3.7l-2-5H.5zM4 11.5h1.6v3H4zm3.2 0h1.6V16H7.2zm3.2 0H12v3h-1.6z';
/** A standing stone with an eye. */
export const RELIC = 'M8 0l4 3.6L11 16H5L4 3.6zM8 5a2.2 2.2 0 1 0 0 4.4A2.2 2.2 0 0 0 8 5zm0 1.4a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6z';
