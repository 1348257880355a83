// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Question } from '../../../wire/table';
import { act, asked, enemy, fight, flyer, option, reroll, SCENERY } from '../testing/samples';
import AkariosEnding from './AkariosEnding.svelte';
import AkariosMat from './AkariosMat.svelte';
import AkariosStanding from './AkariosStanding.svelte';
import Enemies from './Enemies.svelte';

afterEach(cleanup);

function show(question: Question | null, view = fight()) {
  const onanswer = vi.fn<(answer: string) => void>();
  const onhover = vi.fn<(target: string | null) => void>();
  const people = [{ seat: 0, kind: 'person' as const, name: 'Mira', colour: 'Cadet 1', present: true }];
  render(AkariosMat, { view, scenery: SCENERY, question, people, seat: 0, asked: [0], scores: null, hovered: null, onanswer, onhover });
  return { onanswer, onhover };
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('a card', () => {
  it('is used at once if there is one way to pay', async () => {
    const { onanswer } = show(asked([act('ahead', 'move')]));
    await fireEvent.click(button(/^Ahead/));
    expect(onanswer).toHaveBeenCalledWith('act enver ahead move');
  });

  it('offers the ways to pay, cheapest first', async () => {
    const { onanswer } = show(asked([act('ahead', 'stress'), act('ahead', 'move')]));
    await fireEvent.click(button(/^Ahead/));
    expect(onanswer).not.toHaveBeenCalled();
    const ways = screen.getAllByRole('button', { name: /^ways to pay/ });
    expect(ways.map((way) => way.getAttribute('aria-label'))).toEqual(['ways to pay move', 'ways to pay stress']);
    await fireEvent.click(ways[1] as HTMLElement);
    expect(onanswer).toHaveBeenCalledWith('act enver ahead stress');
  });

  it('takes the die that was picked before', async () => {
    const { onanswer } = show(asked([act('ahead', 'stress'), act('ahead', 'move')]));
    await fireEvent.click(button('stress'));
    await fireEvent.click(button(/^Ahead/));
    expect(onanswer).toHaveBeenCalledWith('act enver ahead stress');
  });

  it('cannot be pressed if it cannot be used, and says why', () => {
    const withheld = [{ answer: 'act enver fire', text: '', rule: '', missing: 'no target in reach', lack: null }];
    show(asked([act('ahead', 'move')], { withheld }));
    expect(button(/^Fire.*no target in reach/).disabled).toBe(true);
  });

  it('tells the board what it would cover', async () => {
    const { onhover } = show(asked([act('fire', 'attack')]));
    await fireEvent.pointerEnter(button(/^Fire/));
    expect(onhover).toHaveBeenCalledWith('card enver fire');
  });
});

it('dice are rolled again by picking them', async () => {
  const { onanswer } = show(asked([reroll('move'), reroll('attack', 'move')]));
  await fireEvent.click(button('move'));
  await fireEvent.click(button('attack'));
  await fireEvent.click(button('reroll chosen'));
  expect(onanswer).toHaveBeenCalledWith('reroll enver attack,move');
});

it('a hit is taken or shrugged off, with what follows', async () => {
  const { onanswer } = show(
    asked([
      option({ type: 'akarios.take' }, 'take', { text: 'take the hit', detail: 'leaves 3 hull' }),
      option({ type: 'akarios.flip', card: 'burst-fire' }, 'flip burst-fire', { target: 'card enver burst-fire' }),
    ], { text: 'Scout 3 attacks Enver: 3 damage.' }),
  );
  expect(screen.getByRole('group', { name: 'Scout 3 attacks Enver: 3 damage.' }).textContent).toContain('Leaves 3 hull');
  await fireEvent.click(button(/^Burst Fire/));
  expect(onanswer).toHaveBeenCalledWith('flip burst-fire');
});

it('pilots and ships are chosen from cards', async () => {
  const view = fight({ phase: 'muster', flyers: [flyer({ ship: '', at: null, cards: [], dice: [] })] });
  const { onanswer } = show(
    asked([option({ type: 'akarios.board', pilot: 'enver', ship: 'argonaut' }, 'board enver argonaut')]),
    view,
  );
  expect(screen.getByText('a ship for Enver')).toBeTruthy();
  expect(screen.getByText('It begins.')).toBeTruthy();
  await fireEvent.click(button(/Argonaut/));
  expect(onanswer).toHaveBeenCalledWith('board enver argonaut');
});

it('another pilot is shown large when chosen', async () => {
  show(null, fight({ flyers: [flyer(), flyer({ id: 'starla', hull: 1, seat: 1 })] }));
  expect(screen.getByRole('img', { name: 'hull 6/8' })).toBeTruthy();
  await fireEvent.click(button(/^Starla/));
  expect(screen.getByRole('img', { name: 'hull 1/8' })).toBeTruthy();
});

it('stress says how far the next mark is', () => {
  show(null);
  expect(screen.getByRole('img', { name: 'stress 4, 1 to go: a miss' })).toBeTruthy();
});

it('enemies are listed with their figures', () => {
  const view = fight({ enemies: [enemy({ rank: 'elite' })], phase: 'enemies', showing: { 'ronin-scout': 'ronin-scout-1' } });
  const nothing = () => undefined;
  render(Enemies, { view, scenery: SCENERY, question: null, people: [], seat: 0, asked: [], scores: null, hovered: null, onanswer: nothing, onhover: nothing });
  const card = screen.getByRole('article', { name: 'Ronin Scout 3' });
  expect(card.textContent).toContain('elite');
  expect(card.textContent).toContain('turn, attack');
  expect(screen.getByText('Ronin Scout: 1 of 1 left')).toBeTruthy();
});

it('the end shows the hull that came home', () => {
  render(AkariosEnding, { view: fight({ outcome: 'failure' }), scenery: SCENERY });
  expect(screen.getByRole('list', { name: 'home' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'hull 6/8' })).toBeTruthy();
});

it('the bar shows the objective', () => {
  render(AkariosStanding, { view: fight({ progress: [{ done: 2, wanted: 3 }] }), scenery: SCENERY });
  expect(screen.getByRole('img', { name: 'enemies destroyed: 2 of 3' })).toBeTruthy();
});
