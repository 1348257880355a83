/** How far a captain is towards a title. */
import type { CaptainView, Title } from '../../../wire/xia';
import type { Catalogue } from '../lookup';

type Standing = (captain: CaptainView, catalogue: Catalogue) => number;

const distinct = (things: readonly unknown[]): number => new Set(things).size;

const STANDINGS: Readonly<Record<string, Standing>> = {
  cargo_types: (captain) => distinct(Object.values(captain.hold.cubes ?? {})),
  cubes: (captain) => Object.keys(captain.hold.cubes ?? {}).length,
  credits: (captain) => captain.credits,
  bounty: (captain) => captain.bounty,
  tier: (captain, catalogue) => catalogue.ships.get(captain.ship)?.tier ?? 0,
  damage: (captain) => captain.hold.damage?.length ?? 0,
  starports_visited: (captain) => captain.visited.length,
  kinds_done: (captain, catalogue) => distinct(captain.completed.map((id) => catalogue.missions.get(id)?.type)),
};

/** What is counted so far of what a title asks for; nothing if this page does not know how to count it. */
export function progressOf(title: Title, captain: CaptainView, catalogue: Catalogue): number | null {
  const { measure, within } = title.objective;
  if (within === 'now') return STANDINGS[measure]?.(captain, catalogue) ?? null;
  return (within === 'turn' ? captain.this_turn : captain.so_far)[measure] ?? null;
}
