/** What stands and drifts on the board, and where in its space, so that nothing hides anything. */

import { centreOf, type Hex, keyOf, type Point } from '../../../board/hex';
import type { NameOfSeat } from '../../../lib/calling';
import type { XiaView } from '../../../wire/xia';
import { captainName, type Cargo, type Catalogue } from '../reading/lookup';

export interface ShipPiece {
  kind: 'captain' | 'npc';
  id: string;
  /** What stands beside it: its captain's name, or that of a ship that nobody owns. */
  name: string;
  /** What the ship itself is called. */
  ship: string;
  /** The seat of its captain; none for a ship that nobody owns. */
  seat: number | null;
  at: Hex;
}
export interface CubePiece {
  kind: 'cube';
  id: string;
  cargo: Cargo;
  count: number;
  at: Hex;
}
export type Piece = ShipPiece | CubePiece;

export interface Stand {
  point: Point;
  scale: number;
}

export function shipsIn(view: XiaView, catalogue: Catalogue, names: NameOfSeat): ShipPiece[] {
  const captains = view.captains.flatMap(({ ship, at }, seat): ShipPiece[] => {
    const name = captainName(catalogue, seat, names);
    return at ? [{ kind: 'captain', id: ship, name, ship: catalogue.ships.get(ship)?.name ?? ship, seat, at }] : [];
  });
  const npcs = view.npcs.flatMap(({ id, at }): ShipPiece[] => {
    const name = catalogue.npcs.get(id)?.name ?? id;
    return at ? [{ kind: 'npc', id, name, ship: name, seat: null, at }] : [];
  });
  return [...captains, ...npcs];
}

/** Cubes adrift, those of one kind in one space as one piece. */
export function cubesIn(view: XiaView): CubePiece[] {
  const heaps = new Map<string, CubePiece>();
  for (const { at, cargo } of view.adrift) {
    const id = `${cargo} ${keyOf(at)}`;
    const heap = heaps.get(id);
    heaps.set(id, { kind: 'cube', id, cargo, at, count: (heap?.count ?? 0) + 1 });
  }
  return [...heaps.values()];
}

/** Where pieces stand around the middle of a space, by how many there are. */
const IN_THE_MIDDLE: readonly (readonly Point[])[] = [
  [{ x: 0, y: 0 }],
  [{ x: -16, y: 0 }, { x: 16, y: 0 }],
  [{ x: 0, y: -16 }, { x: -17, y: 12 }, { x: 17, y: 12 }],
  [{ x: -16, y: -14 }, { x: 16, y: -14 }, { x: -16, y: 14 }, { x: 16, y: 14 }],
];
/** The same where the upper part of the space is taken by a feature. */
const BELOW: readonly (readonly Point[])[] = [
  [{ x: 0, y: 20 }],
  [{ x: -15, y: 19 }, { x: 15, y: 19 }],
  [{ x: -24, y: 8 }, { x: 0, y: 21 }, { x: 24, y: 8 }],
  [{ x: -27, y: -2 }, { x: -12, y: 20 }, { x: 12, y: 20 }, { x: 27, y: -2 }],
];
const SCALES = [1, 0.8, 0.72, 0.66] as const;
const MOST_BELOW = 0.78;

export function standsOf(pieces: readonly Piece[], hasFeature: (at: Hex) => boolean): Map<string, Stand> {
  const crowds = new Map<string, Piece[]>();
  for (const piece of pieces) crowds.set(keyOf(piece.at), [...(crowds.get(keyOf(piece.at)) ?? []), piece]);
  const stands = new Map<string, Stand>();
  for (const crowd of crowds.values()) {
    crowd.forEach((piece, index) => stands.set(piece.id, standOf(piece, index, crowd.length, hasFeature(piece.at))));
  }
  return stands;
}

function standOf(piece: Piece, index: number, count: number, isBelow: boolean): Stand {
  const middle = centreOf(piece.at);
  const { x, y } = (isBelow ? BELOW : IN_THE_MIDDLE)[count - 1]?.[index] ?? onRing(index, count);
  const scale = SCALES[count - 1] ?? 0.5;
  return { point: { x: middle.x + x, y: middle.y + y }, scale: isBelow ? Math.min(scale, MOST_BELOW) : scale };
}

function onRing(index: number, count: number): Point {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  return { x: 23 * Math.cos(angle), y: 21 * Math.sin(angle) };
}
