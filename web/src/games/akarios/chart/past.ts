/** A fight as it was in the middle of what is told: for those who watch it happen act by act. */
import type { AkariosView, EnemyView, FlyerView, GameEvent } from '../../../wire/akarios';
import type { LogLine } from '../../../wire/table';
import { MARKS } from '../art/glyphs';
import type { Mark } from '../reading/lookup';

/** What may become different of a ship. Only pilots leave the board and are there again. */
type News = Partial<Omit<EnemyView, 'at'> & Pick<FlyerView, 'at' | 'status'>>;

/** The fight after some lines; what they do not tell of a ship that arrives is looked up in the present. */
export function afterwards(fight: AkariosView, lines: readonly LogLine[], now: AkariosView): AkariosView {
  const events = lines.flatMap(({ event }) => (event ? [event as GameEvent] : []));
  return events.reduce((view, event) => after(view, event, now), fight);
}

function after(view: AkariosView, event: GameEvent, now: AkariosView): AkariosView {
  switch (event.type) {
    case 'akarios.moved':
    case 'akarios.jumped':
      return changed(view, event.ship, { at: event.at, facing: event.facing });
    case 'akarios.turned':
      return changed(view, event.ship, { facing: event.facing });
    case 'akarios.shoved':
    case 'akarios.sailed':
      return changed(view, event.ship, { at: event.at });
    case 'akarios.swapped': {
      const [one, other] = [placeOf(view, event.ship), placeOf(view, event.target)];
      return one && other ? changed(changed(view, event.ship, { at: other }), event.target, { at: one }) : view;
    }
    case 'akarios.left':
      return changed(view, event.pilot, { at: null, status: 'away' });
    case 'akarios.knocked-out':
      return changed(view, event.pilot, { at: null, hull: 0, status: 'out' });
    case 'akarios.hurt':
      return hurt(view, event.ship, event.hull, event.shield);
    case 'akarios.affected':
      return affected(view, event.ship, event.effect, event.amount ?? 1);
    case 'akarios.mark-lifted':
      return marked(view, event.ship, (marks) => marks.filter((mark) => mark !== event.mark));
    case 'akarios.destroyed':
    case 'akarios.removed':
      return without(view, event.ship);
    case 'akarios.spawned':
      return arrived(view, event, now);
    case 'akarios.woken':
      return changed(view, event.ship, { asleep: false });
    case 'akarios.round-began':
      return { ...view, round: event.round, phase: 'pilots', showing: {} };
    case 'akarios.phase-began':
      return { ...view, phase: 'enemies', showing: {} };
    case 'akarios.combat-card-drawn':
      return { ...view, showing: { ...view.showing, [event.enemy]: event.card } };
    default:
      return view;
  }
}

function changed(view: AkariosView, id: string, news: News): AkariosView {
  const renewed = <Each extends { id: string }>(ships: readonly Each[]): Each[] =>
    ships.map((ship) => (ship.id === id ? ({ ...ship, ...news } as Each) : ship));
  const { at } = news;
  return {
    ...view,
    flyers: renewed(view.flyers),
    enemies: renewed(view.enemies),
    markers: renewed(view.markers),
    sparrow: view.sparrow && id === 'sparrow' && at ? { ...view.sparrow, at } : view.sparrow,
  };
}

function hurt(view: AkariosView, id: string, hull: number, shield: number): AkariosView {
  if (view.sparrow && id === 'sparrow') return { ...view, sparrow: { ...view.sparrow, hull: view.sparrow.hull - hull } };
  const ship = [...view.flyers, ...view.enemies].find((each) => each.id === id);
  if (ship) return changed(view, id, { hull: ship.hull - hull, shield: ship.shield - shield });
  const marker = view.markers.find((each) => each.id === id);
  return marker ? changed(view, id, { hull: marker.hull - hull }) : view;
}

function affected(view: AkariosView, id: string, effect: string, amount: number): AkariosView {
  if (effect in MARKS) {
    const mark = effect as Mark;
    return marked(view, id, (marks) => (marks.includes(mark) ? marks : [...marks, mark]));
  }
  if (effect === 'repair') return hurt(view, id, -amount, 0);
  return effect === 'charge' ? hurt(view, id, 0, -amount) : view;
}

function marked(view: AkariosView, id: string, news: (marks: Mark[]) => Mark[]): AkariosView {
  const ship = [...view.flyers, ...view.enemies].find((each) => each.id === id);
  return ship ? changed(view, id, { marks: news([...ship.marks]) }) : view;
}

function without(view: AkariosView, id: string): AkariosView {
  const others = <Each extends { id: string }>(ships: readonly Each[]): Each[] => ships.filter((ship) => ship.id !== id);
  return {
    ...view,
    enemies: others(view.enemies),
    markers: others(view.markers),
    sparrow: id === 'sparrow' ? null : view.sparrow,
  };
}

/** A ship that has gone again by now has never been seen. */
function arrived(
  view: AkariosView,
  { ship, at, facing }: Pick<EnemyView, 'at' | 'facing'> & { ship: string },
  now: AkariosView,
): AkariosView {
  const known = now.enemies.find(({ id }) => id === ship);
  if (!known) return view;
  const enemy = { ...known, at, facing, hull: known.full_hull, shield: known.full_shield, marks: [] };
  return { ...view, enemies: [...view.enemies.filter(({ id }) => id !== ship), enemy] };
}

function placeOf({ flyers, enemies }: AkariosView, id: string): EnemyView['at'] | null {
  return [...flyers, ...enemies].find((ship) => ship.id === id)?.at ?? null;
}
