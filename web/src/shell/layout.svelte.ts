import { MediaQuery } from 'svelte/reactivity';

const phone = new MediaQuery('max-width: 760px');
const wide = new MediaQuery('min-width: 1560px');
const tall = new MediaQuery('min-height: 980px');

/** How much room there is: for tabs alone, for one column, for the mat beside the tabs, or for two columns. */
export type Layout = 'phone' | 'column' | 'tall' | 'wide';

export function layout(): Layout {
  if (phone.current) return 'phone';
  if (wide.current) return 'wide';
  return tall.current ? 'tall' : 'column';
}
