import { describe, expect, it } from 'vitest';
import type { Detail } from '../../../board/camera';
import { boxAround, centreOf, disc } from '../../../board/hex';
import { catalogueOf } from '../reading/lookup';
import { cubesIn, type Piece, type ShipPiece, shipsIn, standsOf } from './pieces';
import { boxAt, holds, sharedArea } from '../../../board/clear';
import { shipLabels } from './labels';
import { SCENERY, VIEW } from '../testing/samples';

const HULL = 18;
const DETAILS: readonly Detail[] = ['near', 'middle', 'far', 'farthest'];

const ships = (count: number): ShipPiece[] =>
  Array.from({ length: count }, (_, seat) => ({
    kind: 'captain',
    id: `ship-${seat}`,
    name: `Long Named ${seat}`,
    ship: 'Swift',
    seat,
    at: [0, 0],
  }));

describe('pieces', () => {
  it('are the ships on the board and the cubes adrift, heaped by kind', () => {
    expect(shipsIn(VIEW, catalogueOf(SCENERY), () => '').map(({ id }) => id)).toEqual(['numerator', 'swamp-rat', 'enforcer']);
    expect(cubesIn(VIEW)).toMatchObject([{ cargo: 'spice', count: 2 }]);
  });

  it.each([1, 2, 3, 4, 5, 6])('do not hide each other when there are %i in a space', (count) => {
    for (const isBelow of [false, true]) {
      const stands = [...standsOf(ships(count), () => isBelow).values()];
      for (const [index, one] of stands.entries()) {
        for (const other of stands.slice(index + 1)) {
          const apart = Math.hypot(one.point.x - other.point.x, one.point.y - other.point.y);
          expect(apart).toBeGreaterThan(HULL * Math.max(one.scale, other.scale));
        }
      }
    }
  });

  it('stand below a feature, not on it', () => {
    const [ship] = ships(1) as [Piece];
    expect(standsOf([ship], () => true).get(ship.id)?.point.y).toBeGreaterThan(centreOf(ship.at).y);
  });
});

describe('the names of ships', () => {
  it('do not cover each other, nor what is printed where there is room', () => {
    const crowd = ships(3);
    const stands = standsOf(crowd, () => false);
    const printed = [boxAt({ x: 0, y: 40 }, 60, 20)];
    const boxes = [...shipLabels(crowd, stands, 'near', printed).values()].map(({ point, width, height }) =>
      boxAt(point, width, height),
    );
    expect(boxes).toHaveLength(3);
    boxes.forEach((box, index) => {
      for (const other of boxes.slice(index + 1)) expect(sharedArea(box, other)).toBe(0);
      expect(sharedArea(box, printed[0] ?? box)).toBe(0);
    });
  });

  it.each(DETAILS)('are not cut off at the edge of the board from %s', (detail) => {
    const board = disc(2);
    const within = boxAround(board, 50);
    for (const at of board) {
      const [ship] = ships(1).map((one) => ({ ...one, at })) as [ShipPiece];
      const stands = standsOf([ship], () => false);
      const label = shipLabels([ship], stands, detail, [], within).get(ship.id);
      expect(label && holds(within, boxAt(label.point, label.width, label.height))).toBe(true);
    }
  });

  it('keep off the ring around whose turn it is', () => {
    const [ship] = ships(1) as [ShipPiece];
    const stands = standsOf([ship], () => false);
    const ring = boxAt(stands.get(ship.id)?.point ?? { x: 0, y: 0 }, 48, 48);
    const coverage = (ringed: string | null): number => {
      const label = shipLabels([ship], stands, 'near', [], null, ringed).get(ship.id);
      return label ? sharedArea(ring, boxAt(label.point, label.width, label.height)) : Infinity;
    };
    expect(coverage(ship.id)).toBe(0);
    expect(coverage(null)).toBeGreaterThan(0);
  });
});
