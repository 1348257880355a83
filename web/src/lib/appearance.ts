import { markedAs, Preference } from './preference.svelte';

/** What the page looks like in this browser. */
export const appearance = {
  theme: new Preference('starhold.theme', ['dark', 'light', 'system'], markedAs('data-theme')),
  text: new Preference('starhold.text', ['usual', 'small', 'large', 'largest'], markedAs('data-text')),
  colours: new Preference('starhold.colours', ['usual', 'distinct'], markedAs('data-colours')),
} as const;
