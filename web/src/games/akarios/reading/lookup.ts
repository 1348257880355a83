/** What ids stand for. */
import { typeset } from '../../../lib/typeset';
import type {
  AkariosScenery,
  AkariosView,
  DrawnCard,
  DrawnCombatCard,
  DrawnEnemy,
  DrawnModifier,
  DrawnScenario,
  DrawnShip,
  DrawnSpace,
  DrawnTrauma,
  DrawnTree,
  EnemyView,
  FlyerView,
  GameChoice,
  Pilot,
} from '../../../wire/akarios';
import type { Option } from '../../../wire/table';
import { type Hex, keyOf } from '../../../board/hex';
import { type Scene, sceneOf } from './scenario';

export type Face = FlyerView['dice'][number];
export type Mark = FlyerView['marks'][number];
export type Facing = FlyerView['facing'];

export interface Catalogue {
  cards: ReadonlyMap<string, DrawnCard>;
  pilots: ReadonlyMap<string, Pilot>;
  ships: ReadonlyMap<string, DrawnShip>;
  enemies: ReadonlyMap<string, DrawnEnemy>;
  combatCards: ReadonlyMap<string, DrawnCombatCard>;
  modifiers: ReadonlyMap<string, DrawnModifier>;
  /** By their kind. */
  traumas: ReadonlyMap<string, DrawnTrauma>;
  spaces: ReadonlyMap<string, DrawnSpace>;
  scenario: DrawnScenario;
  /** Skill trees by their id, and upgrade trees by their ship. */
  trees: ReadonlyMap<string, DrawnTree>;
  yards: ReadonlyMap<string, DrawnTree>;
  loadout: AkariosScenery['loadout'];
  between: AkariosScenery['between'];
  words: AkariosScenery['words'];
  labels: AkariosScenery['labels'];
}

const catalogues = new WeakMap<Scene, Catalogue>();

/** The same with wormholes that were opened in the middle of the fight. */
export function withRifts(catalogue: Catalogue, rifts: readonly Hex[]): Catalogue {
  if (rifts.length === 0) return catalogue;
  const opened = new Set(rifts.map(keyOf));
  const spaces = catalogue.scenario.spaces.map((space) =>
    opened.has(keyOf(space.at)) ? { ...space, terrain: 'wormhole' as const } : space,
  );
  return {
    ...catalogue,
    scenario: { ...catalogue.scenario, spaces },
    spaces: new Map(spaces.map((space) => [keyOf(space.at), space])),
  };
}

/** The scenery by id; made once for each scenery. */
export function catalogueOf(drawn: AkariosScenery, view: Pick<AkariosView, 'drawn'> = {}): Catalogue {
  const scenery = sceneOf(drawn, view);
  const known = catalogues.get(scenery);
  if (known) return known;
  const made = {
    cards: byId(scenery.cards),
    pilots: byId(scenery.pilots),
    ships: byId(scenery.ships),
    enemies: byId(scenery.enemies),
    combatCards: byId(scenery.combat_cards),
    modifiers: byId(scenery.modifiers),
    traumas: new Map(scenery.traumas.map((trauma) => [trauma.kind, trauma])),
    spaces: new Map(scenery.scenario.spaces.map((space) => [keyOf(space.at), space])),
    scenario: scenery.scenario,
    trees: byId(scenery.trees),
    yards: new Map(scenery.yards.map((tree) => [tree.whose, tree])),
    loadout: scenery.loadout,
    between: scenery.between,
    words: scenery.words,
    labels: scenery.labels,
  };
  catalogues.set(scenery, made);
  return made;
}

function byId<Thing extends { id: string }>(things: readonly Thing[]): Map<string, Thing> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

/** A label with its figures. */
export function filled(label: string, figures: Readonly<Record<string, string | number>>): string {
  return label.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(figures[name] ?? whole));
}

/** A number of skill points in words. */
export const pointsIn = ({ labels }: Pick<Catalogue, 'labels'>, points: number): string =>
  points === 1 ? labels.one_point : filled(labels.points, { points });

/** The same of points for ships. */
export const shipPointsIn = ({ between }: Pick<Catalogue, 'between'>, points: number): string =>
  points === 1 ? between.one_ship_point : filled(between.ship_points, { points });

/** A number of credits in words. */
export const creditsIn = ({ between }: Pick<Catalogue, 'between'>, price: number): string =>
  price === 1 ? between.price_of_one : filled(between.price, { price });

export const choiceOf = ({ choice }: Pick<Option, 'choice'>): GameChoice => choice as GameChoice;

export const pilotName = ({ pilots, labels }: Catalogue, id: string): string =>
  typeset(pilots.get(id)?.name ?? labels.empty_seat);

export function enemyName({ enemies }: Catalogue, { type, number }: EnemyView): string {
  const { name = type, ships = 2 } = enemies.get(type) ?? {};
  return ships > 1 ? `${name} ${number}` : name;
}

/** The spaces as they are now: without terrain that is gone, and without markers that are not there. */
export function spacesNow({ scenario }: Catalogue, { absent, cleared }: AkariosView): readonly DrawnSpace[] {
  if (absent.length + cleared.length === 0) return scenario.spaces;
  const gone = new Set(absent.map(keyOf));
  const isCleared = (terrain: string): boolean => cleared.some((each) => each === terrain);
  return scenario.spaces.map((space) => ({
    ...space,
    terrain: isCleared(space.terrain) ? 'open' : space.terrain,
    ...(gone.has(keyOf(space.at)) ? { marker: '', sign: '' as const } : {}),
  }));
}

/** The name of whatever flies under an id. */
export function shipName(catalogue: Catalogue, view: AkariosView, id: string): string {
  const enemy = view.enemies.find((each) => each.id === id);
  return enemy ? enemyName(catalogue, enemy) : (catalogue.pilots.get(id)?.name ?? catalogue.scenario.markers[id] ?? catalogue.labels.sparrow);
}
