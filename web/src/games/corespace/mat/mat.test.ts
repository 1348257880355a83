// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CoreSpaceView } from '../../../wire/corespace';
import type { Question } from '../../../wire/table';
import { corespaceFacts } from '../reading/facts';
import { acting, asked, figure, item, mission, option, SCENERY } from '../testing/samples';
import CoreSpaceMat from './CoreSpaceMat.svelte';
import Crews from './Crews.svelte';
import Mission from './Mission.svelte';
import Tracker from './Tracker.svelte';

afterEach(cleanup);

const beside = (view: CoreSpaceView, question: Question | null) => ({
  view,
  scenery: SCENERY,
  question,
  people: [],
  seat: 0,
  asked: [0],
  scores: null,
  hovered: null,
  onanswer: vi.fn<(answer: string) => void>(),
  onhover: vi.fn<(target: string | null) => void>(),
});

function show(question: Question | null, view = mission({ acting: acting('jace') })) {
  const props = beside(view, question);
  render(CoreSpaceMat, props);
  return props;
}

const use = option({ type: 'corespace.use', token: 'stim' }, 'use stim');
const drop = option({ type: 'corespace.drop', token: 'stim' }, 'drop stim');

describe('the kit', () => {
  it('gives the only answer about an item at once', async () => {
    const { onanswer } = show(asked([use]));
    await fireEvent.click(screen.getByRole('button', { name: /stim/i }));
    expect(onanswer).toHaveBeenCalledWith('use stim');
  });

  it('lets choose among several', async () => {
    const { onanswer } = show(asked([use, drop]));
    await fireEvent.click(screen.getByRole('button', { name: /^Stim/ }));
    expect(onanswer).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Drop stim' }));
    expect(onanswer).toHaveBeenCalledWith('drop stim');
  });

  it('counts its slots, and shows the back of what is hidden', () => {
    const tray = [item('pistol'), { size: 'large', open: false } as const];
    show(null, mission({ acting: acting('jace'), figures: [figure('jace', 'd4', { tray, room: 3 })] }));
    expect(screen.getByText('3 of 6 free')).toBeTruthy();
    expect(screen.getAllByText('free slot')).toHaveLength(3);
    expect(screen.getByText('Hidden')).toBeTruthy();
  });
});

describe('the crew', () => {
  it('tells how each trader is', () => {
    show(null, mission({ acting: acting('jace'), figures: [figure('jace', 'd4'), figure('beck', 'e4', { prone: true, acted: true })] }));
    expect(screen.getByRole('button', { name: /Jace.*Acting/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Beck.*Prone, acted/ })).toBeTruthy();
  });

  it('shows a kit with the first click, and lets act with the second', async () => {
    const { onanswer } = show(asked([option({ type: 'corespace.activate', figure: 'beck' }, 'activate beck')]), mission());
    const beck = screen.getByRole('button', { name: /Beck/ });
    await fireEvent.click(beck);
    expect(onanswer).not.toHaveBeenCalled();
    expect(screen.getByRole('region', { name: 'kit of Beck' })).toBeTruthy();
    await fireEvent.click(beck);
    expect(onanswer).toHaveBeenCalledWith('activate beck');
  });

  it('is chosen before a mission', async () => {
    const crew = option({ type: 'corespace.crew', crew: 'maria' }, 'crew maria');
    const { onanswer } = show(asked([crew]), mission({ figures: [], phase: 'deployment' }));
    expect(screen.getByText('Jace Dolman')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Crew maria' }));
    expect(onanswer).toHaveBeenCalledWith('crew maria');
  });
});

it('the tracker tells the band, what is missing to the next, and who arrives', () => {
  render(Tracker, { view: mission({ pegs: 3, band: 'relaxed' }), scenery: SCENERY });
  expect(screen.getByRole('img', { name: 'tracker 3 of 7: Relaxed. nobody arrives' })).toBeTruthy();
  expect(screen.getByText('2 to Guarded')).toBeTruthy();
  cleanup();
  render(Tracker, { view: mission(), scenery: SCENERY });
  expect(screen.getByRole('img', { name: /arrive Harvester: 1/ })).toBeTruthy();
});

it('the mission tells its objectives, and how far they are', () => {
  render(Mission, { ...beside(mission(), null), table: '', log: [] });
  expect(screen.getByRole('listitem', { name: 'bring it aboard: 0 of 1' })).toBeTruthy();
  expect(screen.getByText('Sensors count.')).toBeTruthy();
});

it('all crews are shown with what they carry', () => {
  render(Crews, beside(mission(), null));
  expect(screen.getByRole('heading', { name: /Black Maria.*airlock A · counter/ })).toBeTruthy();
  expect(screen.getByText('Pistol')).toBeTruthy();
});

describe('the shell is told', () => {
  it('what is left to do', () => {
    const view = mission({ acting: { ...acting('jace'), walking: 2 } });
    expect(corespaceFacts.left?.(view, asked([]), [], SCENERY)).toBe('actions 2 of 2 · effortless · steps');
    expect(corespaceFacts.left?.(mission(), asked([]), [], SCENERY)).toBeNull();
  });

  it('what traders are called, and whose they are', () => {
    const names = corespaceFacts.called?.(['figure jace', 'figure harvester-2'], mission(), SCENERY);
    expect([...(names ?? [])]).toEqual([['figure jace', '[[figure jace@seat 0|Jace Dolman]]']]);
  });

  it('what crews have brought home', () => {
    const home = figure('jace', '', { where: 'aboard', tray: [item('gold')] });
    const view = mission({ figures: [home] });
    const [crew] = view.crews;
    if (crew) view.crews = [{ ...crew, objectives: [{ id: 'recorder', primary: true, done: 1, wanted: 1, met: true }] }];
    expect(corespaceFacts.scores?.(view, SCENERY)?.bySeat).toEqual([8]);
  });

  it('what can be foretold while traders act', () => {
    expect(corespaceFacts.foreseen?.(mission({ acting: acting('jace') }))).toEqual(['figure harvester-2']);
    expect(corespaceFacts.foreseen?.(mission({ phase: 'purge' }))).toEqual([]);
  });
});
