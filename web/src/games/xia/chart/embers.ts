/** What Embers has on the board: comets, the Kiln, relics, and the tokens of events. */

import { type Direction, type Hex, keyOf, plus, STEPS } from '../../../board/hex';
import type { EventInPlay, Scenery, XiaView } from '../../../wire/xia';
import { filled } from '../reading/lookup';
import type { LaidPath, LaidSector } from './chart';
import { pathText } from './paths';

/** Something that travels along a path. */
export interface Wanderer {
  sector: string;
  at: Hex;
  path: LaidPath;
}
export interface RelicPile {
  sector: string;
  at: Hex;
  count: number;
}
export interface Token {
  key: string;
  at: Hex;
  name: string;
}
/** A giant comet on its straight way. */
export interface Giant {
  name: string;
  at: Hex;
  heading: Direction;
}

/** The event by which a giant comet crosses the board; once it has struck, its ice lies on a planet. */
const GIANT_COMET = 'rikishi';
/** How many spaces of its way are shown: as far as it flies in a round. */
const FORESEEN = 5;

export function cometsOn(view: XiaView, laid: readonly LaidSector[]): Wanderer[] {
  return (view.embers?.comets ?? []).flatMap(({ sector, at }) => {
    const path = laid.find(({ id }) => id === sector)?.paths.find(({ kind }) => kind === 'comet');
    return at && path ? [{ sector, at, path }] : [];
  });
}

export function kilnOn(view: XiaView, laid: readonly LaidSector[]): Wanderer | null {
  const at = view.embers?.kiln;
  const found = laid.flatMap(({ id, paths }) => paths.map((path) => ({ sector: id, path })));
  const orbit = found.find(({ path }) => path.kind === 'orbit');
  return at && orbit ? { ...orbit, at } : null;
}

export function relicsOn(view: XiaView, laid: readonly LaidSector[]): RelicPile[] {
  return laid.flatMap(({ id, spaces }) => {
    const at = spaces.find(({ feature }) => feature === 'relics')?.at;
    const count = view.embers?.relics[id] ?? 0;
    return at && count > 0 ? [{ sector: id, at, count }] : [];
  });
}

export function eventTokens(view: XiaView, scenery: Scenery): Token[] {
  return (view.embers?.events ?? [])
    .filter((event) => !isGiant(event, scenery))
    .flatMap((event) =>
      (event.places ?? []).map((at) => ({ key: `${event.id} ${keyOf(at)}`, at, name: nameOf(event, scenery) })),
    );
}

export function giantIn(view: XiaView, scenery: Scenery): Giant | null {
  const event = view.embers?.events.find((one) => isGiant(one, scenery));
  const at = event?.places?.[0];
  return event?.heading && at ? { name: nameOf(event, scenery), at, heading: event.heading } : null;
}

/** The spaces that the giant comet passes next. */
export function wayOfGiant({ at, heading }: Giant): Hex[] {
  const way = [at];
  for (let step = 0; step < FORESEEN; step++) way.push(plus(way.at(-1) ?? at, STEPS[heading]));
  return way;
}

/** The spaces of a planet under the ice of the giant comet that has struck it. */
export function frozenIn(view: XiaView, scenery: Scenery): Hex[] {
  const events = (view.embers?.events ?? []).filter((event) => isGiant(event, scenery) && !event.heading);
  return events.flatMap(({ places }) => places ?? []);
}

/** What of all this there is to say about each space. */
export function notesOn(view: XiaView, scenery: Scenery, laid: readonly LaidSector[]): Map<string, string[]> {
  const { words } = scenery;
  const { labels, map } = words;
  const notes = new Map<string, string[]>();
  const note = (at: Hex, text: string) => notes.set(keyOf(at), [...(notes.get(keyOf(at)) ?? []), text]);
  for (const { paths } of laid) {
    for (const path of paths) for (const at of path.spaces) note(at, pathText(path, at, words));
  }
  if (!view.embers) return notes;
  const kiln = kilnOn(view, laid);
  const giant = giantIn(view, scenery);
  if (kiln) note(kiln.at, map.kiln);
  for (const { at } of cometsOn(view, laid)) note(at, map.comet);
  for (const { at, count } of relicsOn(view, laid)) note(at, filled(labels.relics, { count }));
  for (const { at, name } of eventTokens(view, scenery)) note(at, filled(map.of_event, { event: name }));
  for (const at of frozenIn(view, scenery)) note(at, map.ice);
  if (giant) {
    const [here, ...ahead] = wayOfGiant(giant);
    if (here) note(here, filled(map.giant, { comet: giant.name }));
    for (const at of ahead) note(at, filled(map.giant_ahead, { comet: giant.name }));
  }
  return notes;
}

const cardOf = ({ id }: EventInPlay, scenery: Scenery) => scenery.events.find((card) => card.id === id);
const nameOf = (event: EventInPlay, scenery: Scenery): string => cardOf(event, scenery)?.name ?? event.id;
const isGiant = (event: EventInPlay, scenery: Scenery): boolean => cardOf(event, scenery)?.effect === GIANT_COMET;
