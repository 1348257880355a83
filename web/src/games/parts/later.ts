import type { Component } from 'svelte';
import { Late } from '../../lib/late.svelte';
import LatePart from './LatePart.svelte';

type Any = Component<Record<string, unknown>>;

/** A component that is fetched when somebody first looks at it. */
export function later<Props extends object>(load: () => Promise<{ default: Component<Props> }>): Component<Props> {
  const part = new Late(async () => (await load()).default as unknown as Any);
  const shown: Any = (internals, props) => LatePart(internals, { part, props });
  return shown as unknown as Component<Props>;
}
