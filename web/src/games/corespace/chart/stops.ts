/** What of the deck can be pointed at, and what is said about it. */
import type { Stop } from '../../../board';
import { cellPath, circlePath } from '../../../board/paths';
import { LENGTH, squares } from '../../../board/squares';
import { sentence } from '../../../lib/options';
import type { CoreSpaceView, FigureView } from '../../../wire/corespace';
import { type Catalogue, filled, itemName, nameOf as nameOfFigure, standing } from '../reading/lookup';
import { marksOf } from '../reading/marks';
import { thingsOf } from '../reading/things';
import { contactsOf } from './contacts';
import { besideDoor, floor, nameOf, outsideOf, placeOf, sideOfAirlock, squareOf, tabOf } from './deck';

const BASE = LENGTH * 0.42;
const INSET = 0.94;
const paths = new Map<string, string>();

function pathOf(name: string): string {
  const path = paths.get(name) ?? cellPath(squares, squareOf(name), INSET);
  paths.set(name, path);
  return path;
}

/** Squares, then airlocks, then whoever stands there. */
export const stopsOf = (view: CoreSpaceView, catalogue: Catalogue): Stop[] => [
  ...squareStops(view, catalogue),
  ...airlockStops(view, catalogue),
  ...standing(view).map((figure) => figureStop(figure, view, catalogue)),
];

function squareStops(view: CoreSpaceView, catalogue: Catalogue): Stop[] {
  const on = new Map(standing(view).map((figure) => [figure.at, figure]));
  return floor.map((at): Stop => {
    const name = nameOf(at);
    const figure = on.get(name);
    const details = [...(figure ? [titleOf(figure, view, catalogue), ...factsOf(figure, view, catalogue)] : []), ...groundAt(name, view, catalogue)];
    return {
      target: `square ${name}`,
      name: [name, ...details].join(', '),
      title: figure ? `${nameOfFigure(catalogue, figure)} · ${name}` : name,
      details: (figure ? [factsOf(figure, view, catalogue).join(', '), ...groundAt(name, view, catalogue)] : details).map(sentence),
      path: pathOf(name),
      middle: squares.centreOf(at),
      spaces: [at],
    };
  });
}

/** What stands and lies on a square, and whose ship or which Purge are before it. */
export function groundAt(name: string, view: CoreSpaceView, { pieces, labels, scenery, ...rest }: Catalogue): string[] {
  const catalogue = { pieces, labels, scenery, ...rest };
  const piece = pieces.get(name);
  const crate = view.crates.find(({ at }) => at === piece?.id);
  const lying = view.floor.filter(({ at }) => at === name).map(({ item }) => itemName(catalogue, item));
  const airlock = scenery.deck.airlocks.find(({ squares: before }) => before.includes(name));
  const doors = scenery.deck.doors.filter((door) => besideDoor(door).includes(name));
  const entry = scenery.deck.entries.findIndex((before) => before.includes(name));
  const known = crate?.items.filter((item) => item.face).map((item) => itemName(catalogue, item)) ?? [];
  return [
    ...(piece ? [piece.name] : []),
    ...thingsAt(name, view, catalogue),
    ...(crate && view.figures.length > 0 ? [known.length > 0 ? filled(labels.crate_known, { items: known.join(', ') }) : filled(labels.crate, { items: crate.items.length })] : []),
    ...(lying.length > 0 ? [filled(labels.lying, { items: lying.join(', ') })] : []),
    ...doors.map(({ id }) => (view.locked.includes(id) ? labels.locked : labels.door)),
    ...(view.searched.includes(name) ? [labels.searched] : []),
    ...(airlock ? [airlockName(airlock.letter, view, catalogue)] : []),
    ...(entry < 0 ? [] : [filled(labels.entry, { number: entry + 1 }), ...(view.closed.includes(entry + 1) ? [labels.closed] : [])]),
  ];
}

/** The objects of the mission on a square, and how far they have come. */
function thingsAt(name: string, view: CoreSpaceView, { scenery, labels }: Catalogue): string[] {
  return thingsOf(view, scenery)
    .filter(({ drawn }) => drawn.at === name)
    .flatMap(({ drawn, state, card, repairs, isUsed }) => [
      drawn.name,
      ...(repairs > 0 ? [filled(labels.repaired, { done: state?.repaired ?? 0, wanted: repairs })] : []),
      ...(isUsed ? [labels.used] : []),
      ...(state?.destroyed ? [labels.destroyed] : []),
      ...(card ? [scenery.faces[card.face] ?? labels.face_down] : []),
    ]);
}

export function airlockName(letter: string, view: CoreSpaceView, { labels, scenery }: Catalogue): string {
  const crew = view.crews.find(({ airlock }) => airlock === letter);
  const name = [filled(labels.airlock, { letter }), ...(view.sealed.includes(letter) ? [labels.sealed] : [])].join(', ');
  return crew ? `${name}, ${filled(labels.docked, { crew: scenery.crews[crew.sheet] ?? crew.sheet })}` : name;
}

function airlockStops(view: CoreSpaceView, catalogue: Catalogue): Stop[] {
  return catalogue.scenery.deck.airlocks.map((airlock) => {
    const { x, y, width, height, middle } = tabOf(airlock.squares, sideOfAirlock(airlock));
    const name = airlockName(airlock.letter, view, catalogue);
    return {
      target: `airlock ${airlock.letter}`,
      name,
      title: name,
      details: [],
      path: `M${x} ${y}h${width}v${height}h${-width}z`,
      middle,
      spaces: outsideOf(airlock),
    };
  });
}

function figureStop(figure: FigureView, view: CoreSpaceView, catalogue: Catalogue): Stop {
  const facts = factsOf(figure, view, catalogue);
  return {
    target: `figure ${figure.id}`,
    name: [titleOf(figure, view, catalogue), figure.at, ...facts].join(', '),
    title: nameOfFigure(catalogue, figure),
    details: [[figure.at, ...facts].join(', ')],
    path: circlePath(placeOf(figure), BASE),
    middle: placeOf(figure),
    spaces: [],
  };
}

/** The name, and what family or crew it belongs to. */
function titleOf(figure: FigureView, view: CoreSpaceView, catalogue: Catalogue): string {
  const { npcs, scenery, labels } = catalogue;
  const family = npcs.get(figure.board)?.family;
  const crew = figure.crew === null ? undefined : view.crews[figure.crew]?.sheet;
  const side = family ? labels.families[family] : crew ? scenery.crews[crew] : undefined;
  return [nameOfFigure(catalogue, figure), ...(side ? [side] : [])].join(', ');
}

/** What can be seen of somebody. */
export function factsOf(figure: FigureView, view: CoreSpaceView, catalogue: Catalogue): string[] {
  const { labels } = catalogue;
  const others = contactsOf(figure, view, catalogue.scenery.deck).map((other) => nameOfFigure(catalogue, other));
  return [
    filled(labels.health, { now: figure.health, full: figure.full_health }),
    ...stateOf(figure, view, catalogue),
    ...view.hidden.filter(({ at }) => at === figure.id).map(({ face }) => catalogue.scenery.faces[face] ?? labels.face_down),
    ...(others.length > 0 ? [filled(labels.contact, { others: others.join(', ') })] : []),
    ...(figure.tray.length > 0 ? [filled(labels.carries, { items: figure.tray.length })] : []),
  ];
}

/** How somebody is: acting, prone, down; nothing if there is nothing to say. */
export function stateOf(figure: FigureView, view: CoreSpaceView, catalogue: Catalogue): string[] {
  const { labels } = catalogue;
  if (figure.defeated) return [labels.defeated];
  const state = view.acting?.figure === figure.id ? [labels.acting] : figure.acted ? [labels.acted] : [];
  return [...state, ...(figure.prone ? [labels.prone] : []), ...marksOf(figure, catalogue).map(({ words }) => words)];
}

/** What one wants to get to on a deck: everybody, then terrain and doors, then the airlocks. */
export function landmarksOf(view: CoreSpaceView, { scenery }: Catalogue): string[] {
  const acting = view.acting?.figure;
  const from = squareOf(standing(view).find(({ id }) => id === acting)?.at ?? 'l12');
  const near = (name: string): number => squares.distance(from, squareOf(name));
  const byDistance = (names: readonly string[]): string[] => names.toSorted((one, other) => near(one) - near(other));
  const doors = scenery.deck.doors.flatMap((door) => byDistance(besideDoor(door))[0] ?? []);
  const others = standing(view).filter(({ id }) => id !== acting);
  return [
    ...byDistance(others.map(({ at }) => at)).map((at) => `square ${at}`),
    ...byDistance([...scenery.deck.pieces.map(({ id }) => id), ...doors]).map((at) => `square ${at}`),
    ...scenery.deck.airlocks.map(({ letter }) => `airlock ${letter}`),
  ];
}
