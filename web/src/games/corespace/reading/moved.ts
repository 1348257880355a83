/** Terrain that was moved in the course of a mission. */
import type { CoreSpaceView, DrawnMission } from '../../../wire/corespace';

type Moved = CoreSpaceView['moved'];

const kept = new WeakMap<DrawnMission, Map<string, DrawnMission>>();

/** The page of a mission with every piece where it stands now; made once for each arrangement. */
export function rearranged(page: DrawnMission, moved: Moved): DrawnMission {
  if (moved.length === 0) return page;
  const known = kept.get(page) ?? new Map<string, DrawnMission>();
  kept.set(page, known);
  const name = moved.join(' ');
  const made = known.get(name) ?? { ...page, deck: { ...page.deck, pieces: piecesOf(page, moved) } };
  known.set(name, made);
  return made;
}

function piecesOf({ deck }: DrawnMission, moved: Moved) {
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
