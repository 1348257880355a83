/** What of the board can be pointed at, and what is said about it. */
import type { Stop } from '../../../board';
import { centreOf, type Hex, hexPath, keyOf } from '../../../board/hex';
import { circlePath } from '../../../board/paths';
import { sentence } from '../../../lib/options';
import type { DrawnSpace, EndView } from '../../../wire/akarios';
import { type Catalogue, filled } from '../reading/lookup';
import { type Body, fleetByPlace } from './fleet';

/** A lit space is drawn a little smaller than it is, so that its neighbours are told apart. */
const INSET = 0.93;
const HULL = 25;
const LARGE = 33;

const paths = new Map<string, string>();

function pathOf(at: Hex): string {
  const path = paths.get(keyOf(at)) ?? hexPath(at, INSET);
  paths.set(keyOf(at), path);
  return path;
}

export function spaceStops(
  catalogue: Catalogue,
  spaces: readonly DrawnSpace[],
  fleet: readonly Body[],
  ends: readonly EndView[],
  /** How many enemies may fire at each ship. */
  threats: ReadonlyMap<string, number> = new Map(),
): Stop[] {
  const byPlace = fleetByPlace(fleet);
  return spaces.map((space) => {
    const body = byPlace.get(keyOf(space.at));
    const ground = groundOf(space, catalogue);
    const threat = body && threats.has(body.id) ? [filled(catalogue.labels.threat, { enemies: threats.get(body.id) ?? 0 })] : [];
    const details = [...(body ? [shipText(body), ...threat] : []), ...ground, ...endsAt(space, ends, catalogue)];
    return {
      target: `space ${keyOf(space.at)}`,
      name: [space.name, ...details].join(', '),
      title: body ? `${body.name} · ${space.name}` : space.name,
      details: (body ? [body.facts.join(', '), ...threat, ...marksOf(body, catalogue), ...ground] : details).map(sentence),
      path: pathOf(space.at),
      middle: centreOf(space.at),
      spaces: [space.at],
    };
  });
}

export function shipStops(fleet: readonly Body[], catalogue: Catalogue): Stop[] {
  return fleet.map((body) => {
    const where = catalogue.spaces.get(keyOf(body.at))?.name ?? '';
    const [rank, ...rest] = body.facts;
    return {
      target: `ship ${body.id}`,
      name: [body.name, rank ?? '', where, ...rest].filter(Boolean).join(', '),
      title: body.name,
      details: [[where, ...body.facts].join(', '), ...marksOf(body, catalogue)],
      path: circlePath(centreOf(body.at), body.side === 'sparrow' ? LARGE : HULL),
      middle: centreOf(body.at),
      spaces: [],
    };
  });
}

const shipText = ({ name, facts }: Body): string => [name, ...facts].join(', ');

/** What the marks on a ship mean. */
const marksOf = ({ marks }: Body, { words }: Catalogue): string[] =>
  marks.map((mark) => `${sentence(words.marks[mark]?.name ?? mark)}: ${words.marks[mark]?.text ?? ''}`);

function groundOf({ terrain, start, marker }: DrawnSpace, { scenario, words, labels }: Catalogue): string[] {
  const { name = terrain, text = '' } = words.terrain[terrain] ?? {};
  const ground = terrain === 'open' ? [] : [text ? `${name}: ${text}` : name];
  return [...ground, ...(start ? [labels.start] : []), ...(marker ? [scenario.markers[marker] ?? marker] : [])];
}

/** How a move ends here that could be flown. */
function endsAt({ at }: DrawnSpace, ends: readonly EndView[], { labels, words }: Catalogue): string[] {
  return ends
    .filter(({ to }) => keyOf(to) === keyOf(at))
    .flatMap(({ way, short }) => {
      const facing = way.at(-1)?.[1];
      const faced = facing ? [filled(labels.ends_facing, { way: words.ways[facing] ?? facing })] : [];
      return [...faced, ...(short ? [labels.stop_short] : [])];
    });
}
