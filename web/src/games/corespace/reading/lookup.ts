/** What ids stand for. */
import type {
  CoreSpaceScenery,
  CoreSpaceView,
  DrawnClass,
  DrawnMission,
  DrawnNpc,
  DrawnPiece,
  DrawnToken,
  DrawnTrader,
  FigureView,
  GameChoice,
  ItemView,
} from '../../../wire/corespace';
import type { Option } from '../../../wire/table';
import { rearranged } from './moved';

/** The scenery with the mission of now: of a single mission it is part of the scenery, of a campaign part of the view. */
export type Drawn = CoreSpaceScenery & DrawnMission;

export interface Catalogue {
  traders: ReadonlyMap<string, DrawnTrader>;
  npcs: ReadonlyMap<string, DrawnNpc>;
  classes: ReadonlyMap<string, DrawnClass>;
  tokens: ReadonlyMap<string, DrawnToken>;
  /** What stands on the deck, by each of its squares. */
  pieces: ReadonlyMap<string, DrawnPiece>;
  scenery: Drawn;
  labels: CoreSpaceScenery['labels'];
}

const NOWHERE: DrawnMission = {
  mission: '',
  story: '',
  goal: '',
  rules: [],
  objectives: [],
  objects: [],
  faces: {},
  together: false,
  deck: { walls: { west: [], north: [] }, windows: { west: [], north: [] }, doors: [], pieces: [], entries: [], airlocks: [] },
  bands: [],
};

const catalogues = new WeakMap<CoreSpaceScenery, WeakMap<DrawnMission, Catalogue>>();

type Shown = Pick<CoreSpaceView, 'page'> & Partial<Pick<CoreSpaceView, 'moved'>>;

/** The scenery by id; made once for each mission, and for each arrangement of its terrain. */
export function catalogueOf(all: CoreSpaceScenery, view?: Shown): Catalogue {
  const page = rearranged(view?.page ?? all.page ?? NOWHERE, view?.moved ?? []);
  const pages = catalogues.get(all) ?? new WeakMap<DrawnMission, Catalogue>();
  catalogues.set(all, pages);
  const known = pages.get(page);
  if (known) return known;
  const scenery = { ...all, ...page };
  const made = {
    classes: byId(scenery.classes),
    traders: byId(scenery.traders),
    npcs: byId(scenery.npcs),
    tokens: byId(scenery.tokens),
    pieces: new Map(scenery.deck.pieces.flatMap((piece) => piece.squares.map((at) => [at, piece] as const))),
    scenery,
    labels: scenery.labels,
  };
  pages.set(page, made);
  return made;
}

function byId<Thing extends { id: string }>(things: readonly Thing[]): Map<string, Thing> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

/** A label with its figures. */
export function filled(label: string, figures: Readonly<Record<string, string | number>>): string {
  return label.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(figures[name] ?? whole));
}

export const choiceOf = ({ choice }: Pick<Option, 'choice'>): GameChoice => choice as GameChoice;

type Named = Pick<FigureView, 'board' | 'number' | 'id'>;

/** The name of a figure in full, with the number of an NPC. */
export function nameOf({ traders, npcs }: Catalogue, { board, number, id }: Named): string {
  const npc = npcs.get(board);
  return npc ? (npc.numbered && number > 0 ? `${npc.name} ${number}` : npc.name) : (traders.get(board)?.name ?? id);
}

/** What stands beside a figure: what others call a trader. */
export const shortName = (catalogue: Catalogue, figure: Named): string =>
  catalogue.traders.get(figure.board)?.short ?? nameOf(catalogue, figure);

/** What an item is called, and how it lies; nothing is known of a hidden one but its size. */
export function itemName({ tokens, labels }: Catalogue, { face = '', turned = '' }: ItemView): string {
  if (!face) return labels.hidden;
  const name = tokens.get(face)?.name ?? face;
  return turned ? `${name}, ${labels.turned[turned] ?? turned}` : name;
}

/** The traders of a crew, in their order. */
export const crewOf = ({ figures }: CoreSpaceView, seat: number): FigureView[] =>
  figures.filter(({ crew }) => crew === seat);

/** Everybody on the deck. */
export const standing = ({ figures }: CoreSpaceView): FigureView[] => figures.filter(({ where }) => where === 'deck');

export const figureIn = ({ figures }: CoreSpaceView, id: string | undefined): FigureView | undefined =>
  figures.find((figure) => figure.id === id);
