import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../wire/akarios';
import type { LogLine } from '../../../wire/table';
import { enemy, fight, flyer } from '../testing/samples';
import { afterwards } from './past';

const told = (...events: GameEvent[]): LogLine[] =>
  events.map((event, index) => ({ revision: index, text: '', targets: [], event }) as unknown as LogLine);

const before = fight({ flyers: [flyer()], enemies: [enemy()] });
const SCOUT = 'ronin-scout-3';

describe('a fight in the middle of what is told', () => {
  it('has ships where they were then', () => {
    const { enemies } = afterwards(
      before,
      told(
        { type: 'akarios.moved', ship: SCOUT, at: [1, 0], facing: 'S' },
        { type: 'akarios.turned', ship: SCOUT, facing: 'SE' },
      ),
      before,
    );
    expect(enemies[0]).toMatchObject({ at: [1, 0], facing: 'SE' });
    expect(before.enemies[0]).toMatchObject({ at: [1, -1], facing: 'SW' });
  });

  it('has what was left of them, and their marks', () => {
    const { flyers } = afterwards(
      before,
      told(
        { type: 'akarios.hurt', ship: 'enver', shield: 2, hull: 1, cause: '' },
        { type: 'akarios.affected', ship: 'enver', effect: 'jam', amount: 1 },
        { type: 'akarios.affected', ship: 'enver', effect: 'repair', amount: 2 },
      ),
      before,
    );
    expect(flyers[0]).toMatchObject({ shield: 0, hull: 7, marks: ['jam'] });
  });

  it('has lost those that are gone, and has those that have come', () => {
    const now = fight({ enemies: [enemy({ id: 'ronin-scout-4', at: [2, 2], hull: 1 })] });
    const spawned: GameEvent = { type: 'akarios.spawned', ship: 'ronin-scout-4', at: [0, -3], facing: 'S' };
    const { enemies } = afterwards(before, told({ type: 'akarios.destroyed', ship: SCOUT }, spawned), now);
    expect(enemies.map(({ id, at, hull }) => [id, at, hull])).toEqual([['ronin-scout-4', [0, -3], 3]]);
  });

  it('shows the card that was turned up', () => {
    const drawn: GameEvent = { type: 'akarios.combat-card-drawn', enemy: 'ronin-scout', card: 'ronin-scout-1' };
    const { phase, showing } = afterwards(before, told({ type: 'akarios.phase-began', phase: 'enemies' }, drawn), before);
    expect([phase, showing['ronin-scout']]).toEqual(['enemies', 'ronin-scout-1']);
  });

  it('is the same where nothing is told of ships', () => {
    expect(afterwards(before, told({ type: 'akarios.finished', pilot: 'enver' }), before)).toEqual(before);
  });
});
