/** A mission as it was in the middle of what is told: for those who watch it happen act by act. */
import type { CoreSpaceView, FigureView, GameEvent } from '../../../wire/corespace';
import type { LogLine } from '../../../wire/table';

/** The mission after some lines; what they do not tell of somebody who arrives is looked up in the present. */
export function afterwards(mission: CoreSpaceView, lines: readonly LogLine[], now: CoreSpaceView): CoreSpaceView {
  const events = lines.flatMap(({ event }) => (event ? [event as GameEvent] : []));
  return events.reduce((view, event) => after(view, event, now), mission);
}

function after(view: CoreSpaceView, event: GameEvent, now: CoreSpaceView): CoreSpaceView {
  switch (event.type) {
    case 'corespace.moved':
    case 'corespace.pushed':
      return changed(view, event.figure, { where: 'deck', at: event.way.at(-1) ?? '' });
    case 'corespace.stepped':
      return changed(view, event.figure, { where: 'deck', at: event.to });
    case 'corespace.dragged':
      return changed(view, event.other, { at: event.at });
    case 'corespace.teleported':
      return changed(view, event.figure, { at: event.at });
    case 'corespace.embarked':
      return changed(view, event.figure, { where: 'aboard', at: '' });
    case 'corespace.carried-aboard':
      return changed(view, event.other, { where: 'aboard', at: '' });
    case 'corespace.hurt':
      return changed(view, event.figure, { health: event.health });
    case 'corespace.healed':
      return changed(view, event.figure, { health: event.health });
    case 'corespace.revived':
      return changed(view, event.other, { health: event.health, defeated: false });
    case 'corespace.rallied':
      return changed(view, event.figure, { health: event.health, defeated: false, prone: true });
    case 'corespace.defeated':
      return fallen(view, event.figure);
    case 'corespace.fell-prone':
      return changed(view, event.figure, { prone: true });
    case 'corespace.stood-up':
      return changed(view, event.figure, { prone: false });
    case 'corespace.finished':
    case 'corespace.turn-missed':
      return changed(view, event.figure, { acted: true });
    case 'corespace.arrived':
      return arrived(view, event.figure, event.at, now);
    case 'corespace.pegs-added':
      return { ...view, pegs: event.now, band: event.band };
    case 'corespace.purge-charged':
      return { ...view, charged: true };
    case 'corespace.phase-began':
      return { ...view, phase: event.phase };
    case 'corespace.round-began':
      return renewed({ ...view, round: event.round, phase: 'hostility' });
    case 'corespace.counter-passed':
      return { ...view, counter: event.seat };
    case 'corespace.door-opened':
      return { ...view, locked: view.locked.filter((door) => door !== event.door) };
    case 'corespace.door-locked':
      return { ...view, locked: [...view.locked, event.door] };
    default:
      return view;
  }
}

const changed = (view: CoreSpaceView, id: string, news: Partial<FigureView>): CoreSpaceView => ({
  ...view,
  figures: view.figures.map((figure) => (figure.id === id ? { ...figure, ...news } : figure)),
});

/** Traders lie where they fell; all others are gone. */
function fallen(view: CoreSpaceView, id: string): CoreSpaceView {
  const isTrader = view.figures.some((figure) => figure.id === id && figure.crew !== null);
  if (isTrader) return changed(view, id, { defeated: true, health: 0 });
  return { ...view, figures: view.figures.filter((figure) => figure.id !== id) };
}

const renewed = (view: CoreSpaceView): CoreSpaceView => ({
  ...view,
  figures: view.figures.map((figure) => ({ ...figure, acted: false })),
});

/** Somebody who has gone again by now looks like others of the kind. */
function arrived(view: CoreSpaceView, id: string, at: string, now: CoreSpaceView): CoreSpaceView {
  const kind = id.replace(/-\d+$/, '');
  const number = Number(id.slice(kind.length + 1)) || 0;
  const like = now.figures.find((figure) => figure.id === id) ?? now.figures.find(({ board }) => board === kind);
  if (!like) return view;
  const figure = { ...like, id, number, at, where: 'deck' as const, health: like.full_health, prone: false, acted: false };
  return { ...view, figures: [...view.figures.filter((each) => each.id !== id), figure] };
}
