import { describe, expect, it } from 'vitest';
import { boxAt, clearPlace, type Obstacle, sharedArea } from './clear';

const TIP = { width: 100, height: 40 };
const WINDOW = { width: 600, height: 400 };
const HERE = { x: 300, y: 200 };

const placed = (...obstacles: Obstacle[]) => clearPlace(TIP, HERE, 20, WINDOW, obstacles);
const covers = (obstacle: Obstacle, place: { x: number; y: number }) =>
  sharedArea(boxAt(place, TIP.width, TIP.height), obstacle.box) > 0;
const obstacle = (x: number, y: number, weight = 1, size = 30): Obstacle => ({ box: boxAt({ x, y }, size, size), weight });

describe('what is shown beside a point', () => {
  it('stands to the right of it, if nothing is there', () => {
    expect(placed()).toEqual({ x: 370, y: 200 });
  });

  it('keeps clear of all that matters', () => {
    const around = [obstacle(370, 200), obstacle(230, 200), obstacle(300, 250)];
    expect(around.filter((one) => covers(one, placed(...around)))).toEqual([]);
  });

  it('covers what matters less, if it must cover something', () => {
    const [button, lit] = [obstacle(300, 200, 10, 2000), obstacle(100, 200, 1, 300)];
    expect(covers(lit, placed(button, lit))).toBe(false);
    const place = clearPlace(TIP, HERE, 20, { width: 300, height: 100 }, []);
    expect(place.x).toBeLessThanOrEqual(246);
  });
});
