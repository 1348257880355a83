/** All that flies on the board. */
import { centreOf, DIRECTIONS, type Direction, type Hex, keyOf, type Point, REACH, STEPS } from '../../../board/hex';
import type { AkariosView, EnemyView, FlyerView, MarkerView } from '../../../wire/akarios';
import { enemyShape } from '../art/foes';
import { shipShape, SPARROW } from '../art/ships';
import { colourOf } from '../reading/crew';
import { type Catalogue, enemyName, filled, type Mark, pilotName } from '../reading/lookup';

export interface Body {
  id: string;
  name: string;
  at: Hex;
  facing: Direction | null;
  /** That of its pilot; nothing for enemies, markers and the Sparrow, which have colours of their own. */
  colour: string;
  side: 'pilot' | 'enemy' | 'sparrow' | 'marker';
  shape: string;
  number: number;
  isElite: boolean;
  /** True for the only ship of its type, which is large. */
  isBoss?: boolean;
  isDone: boolean;
  /** True for a marker that the pilots have to guard. */
  isGuarded?: boolean;
  hull: number;
  fullHull: number;
  shield: number;
  fullShield: number;
  marks: readonly Mark[];
  /** What is to be said of it: rank, facing, hull, shield, marks. */
  facts: readonly string[];
}

export function fleetOf(view: AkariosView, catalogue: Catalogue): Body[] {
  const pilots = view.flyers.flatMap((flyer) => (flyer.at ? [pilotBody(flyer, flyer.at, colourOf(view, flyer), catalogue)] : []));
  const enemies = view.enemies.map((enemy) => enemyBody(enemy, catalogue));
  const markers = view.markers.map((marker) => markerBody(marker, catalogue));
  return [...sparrowBody(view, catalogue), ...markers, ...enemies, ...pilots];
}

function pilotBody(flyer: FlyerView, at: Hex, colour: string, catalogue: Catalogue): Body {
  return {
    id: flyer.id,
    name: pilotName(catalogue, flyer.id),
    at,
    facing: flyer.facing,
    colour,
    side: 'pilot',
    shape: shipShape(flyer.ship),
    number: 0,
    isElite: false,
    isDone: flyer.status === 'done',
    ...figuresOf(flyer),
    facts: [catalogue.ships.get(flyer.ship)?.name ?? '', ...factsOf(flyer, catalogue)].filter(Boolean),
  };
}

function enemyBody(enemy: EnemyView, catalogue: Catalogue): Body {
  const { labels, words } = catalogue;
  const isAlone = catalogue.enemies.get(enemy.type)?.ships === 1;
  return {
    id: enemy.id,
    name: enemyName(catalogue, enemy),
    at: enemy.at,
    facing: enemy.facing,
    colour: '',
    side: 'enemy',
    shape: enemyShape(enemy.type),
    number: isAlone ? 0 : enemy.number,
    isBoss: isAlone,
    isElite: enemy.rank === 'elite',
    isDone: enemy.fresh || enemy.asleep,
    ...figuresOf(enemy),
    facts: [words.ranks[enemy.rank] ?? '', ...factsOf(enemy, catalogue), ...notesOf(enemy, labels)],
  };
}

function sparrowBody({ sparrow }: AkariosView, { labels }: Catalogue): Body[] {
  if (!sparrow) return [];
  const { at, hull, full_hull: fullHull } = sparrow;
  const facts = [`${labels.hull} ${filled(labels.of, { now: hull, full: fullHull })}`];
  const figures = { hull, fullHull, shield: 0, fullShield: 0, marks: [] };
  const plain = { facing: null, colour: '', number: 0, isElite: false, isDone: false };
  return [{ id: 'sparrow', name: labels.sparrow, at, side: 'sparrow', shape: SPARROW, ...plain, ...figures, facts }];
}

/** A marker with hull: it faces no way, and what it stands for is a word of the title. */
function markerBody({ id, at, hull, full_hull: fullHull, guarded: isGuarded }: MarkerView, { labels, scenario }: Catalogue): Body {
  const facts = [`${labels.hull} ${filled(labels.of, { now: hull, full: fullHull })}`];
  const plain = { facing: null, colour: '', shape: '', number: 0, isElite: false, isDone: false };
  const figures = { hull, fullHull, shield: 0, fullShield: 0, marks: [] };
  return { id, name: scenario.markers[id] ?? id, at, side: 'marker', isGuarded, ...plain, ...figures, facts };
}

/** Why an enemy does not act now, or acts twice. */
export const notesOf = ({ fresh, asleep, acts }: EnemyView, labels: Catalogue['labels']): string[] => [
  ...(asleep ? [labels.asleep] : fresh ? [labels.fresh] : []),
  ...(acts > 1 ? [labels.twice] : []),
];

function figuresOf(ship: FlyerView | EnemyView): Pick<Body, 'hull' | 'fullHull' | 'shield' | 'fullShield' | 'marks'> {
  const { hull, full_hull: fullHull, shield, full_shield: fullShield, marks } = ship;
  return { hull, fullHull, shield, fullShield, marks };
}

function factsOf(ship: FlyerView | EnemyView, { labels, words }: Catalogue): string[] {
  const figure = (label: string, now: number, full: number) => `${label} ${filled(labels.of, { now, full })}`;
  return [
    filled(labels.facing, { way: words.ways[ship.facing] ?? ship.facing }),
    figure(labels.hull, ship.hull, ship.full_hull),
    ...(ship.full_shield > 0 ? [figure(labels.shield, ship.shield, ship.full_shield)] : []),
    ...ship.marks.map((mark) => words.marks[mark]?.name ?? mark),
  ];
}

export const fleetByPlace = (fleet: readonly Body[]): Map<string, Body> =>
  new Map(fleet.map((body) => [keyOf(body.at), body]));

/** The degrees by which what looks north is turned to face a way. */
export const degreesOf = (way: Direction): number => DIRECTIONS.indexOf(way) * 60;

/** The point so far from the middle of a space towards a side; 1 is the side itself. */
export function towards(at: Hex, way: Direction, far: number): Point {
  const [from, step] = [centreOf(at), centreOf(STEPS[way])];
  const part = (far * REACH) / Math.hypot(step.x, step.y);
  return { x: from.x + step.x * part, y: from.y + step.y * part };
}
