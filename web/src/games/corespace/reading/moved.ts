/** Terrain that was moved in the course of a mission. */
import type { CoreSpaceScenery, CoreSpaceView } from '../../../wire/corespace';

type Moved = CoreSpaceView['moved'];

const kept = new WeakMap<CoreSpaceScenery, Map<string, CoreSpaceScenery>>();

/** The scenery with every piece where it stands now; made once for each arrangement. */
export function rearranged(scenery: CoreSpaceScenery, moved: Moved): CoreSpaceScenery {
  if (moved.length === 0) return scenery;
  const known = kept.get(scenery) ?? new Map<string, CoreSpaceScenery>();
  kept.set(scenery, known);
  const name = moved.join(' ');
  const made = known.get(name) ?? { ...scenery, deck: { ...scenery.deck, pieces: piecesOf(scenery, moved) } };
  known.set(name, made);
  return made;
}

function piecesOf({ deck }: CoreSpaceScenery, moved: Moved) {
  const now = new Map(moved.map(([was, at]) => [was, at] as const));
  return deck.pieces.map((piece) => {
    const at = now.get(piece.id);
    return at ? { ...piece, id: at, squares: piece.squares.map((square) => shifted(square, piece.id, at)) } : piece;
  });
}

const placeOf = (square: string) => [square.charCodeAt(0), Number(square.slice(1))] as const;

/** The square that lies from `to` as another one lies from `from`. */
function shifted(square: string, from: string, to: string): string {
  const [[column, row], [left, top], [right, bottom]] = [placeOf(square), placeOf(from), placeOf(to)];
  return `${String.fromCharCode(column + right - left)}${row + bottom - top}`;
}
