// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { CrewView, DrawnLedger, Held, Member } from '../../../wire/corespace';
import MemberLine from '../mat/MemberLine.svelte';
import { answersAt, moveTo, pointsOf, rowsOf, storesOf } from '../reading/campaign';
import { heldWords } from '../reading/held';
import { catalogueOf } from '../reading/lookup';
import { marksOf } from '../reading/marks';
import { asked, figure, mission, option, SCENERY } from '../testing/samples';

afterEach(cleanup);

const member: Member = { board: 'jace', trader_class: 'marine', career: 8, skills: [{ skill: 'kata', level: 2 }], kit: ['pistol', 'gold'] };
const crew: CrewView = { ...mission().crews[0]!, members: [member, { board: 'beck', dead: true, kit: ['stim'] }], hold: ['stim'] };
const catalogue = catalogueOf(SCENERY);

describe('a career', () => {
  const ranks = [7, 6, 5].map((spaces) => ({ spaces, health: 5, skill: 4, actions: 2 }));

  it('is filled row by row', () => {
    expect(rowsOf({ ranks }, member).map(({ done, level }) => [level, done])).toEqual([[1, 7], [2, 1], [3, 0]]);
  });

  it('has points left that no skill has yet', () => {
    expect(pointsOf(member)).toBe(6);
  });
});

describe('stores', () => {
  it('are the hold and the trays of the living', () => {
    expect(storesOf(crew, catalogue).map(({ place, tokens }) => [place, tokens.length])).toEqual([['hold', 1], ['jace', 2]]);
  });

  it('of whoever is out on the deck are what they carry there', () => {
    const [, tray] = storesOf(crew, catalogue, [figure('jace', 'd4', { tray: [] })]);
    expect(tray?.tokens).toEqual([]);
    expect(tray?.room).toBe(SCENERY.tray);
  });

  it('have answers by token and place', () => {
    const question = asked([
      option({ type: 'corespace.stow', token: 'pistol', place: 'jace', into: 'hold' }, 'stow pistol jace hold'),
      option({ type: 'corespace.sell', token: 'pistol', place: 'hold' }, 'sell pistol hold'),
      option({ type: 'corespace.wear', figure: 'jace', token: 'pistol' }, 'wear jace pistol'),
    ]);
    const answers = answersAt(question, 'pistol', 'jace');
    expect(answers.map(({ answer }) => answer)).toEqual(['stow pistol jace hold', 'wear jace pistol']);
    expect(moveTo(answers, 'hold')?.answer).toBe('stow pistol jace hold');
    expect(moveTo(answers, 'beck')).toBeUndefined();
  });
});

describe('a captive', () => {
  const why = 'small-fine';
  const labels = { held: 'misses {missions}', held_or_paid: 'misses {missions}, or {ua} UA', held_until_paid: 'held for {ua} UA' } as DrawnLedger['labels'];

  it('is away for a while, until someone pays, or either', () => {
    const terms: Held[] = [{ why, missions: 2 }, { why, ua: 6 }, { why, missions: 1, ua: 4 }];
    const said = terms.map((held) => heldWords(held, labels));
    expect(said).toEqual(['misses 2', 'held for 6 UA', 'misses 1, or 4 UA']);
  });

  it('is shown as such beside the others', () => {
    const ledger = { labels } as DrawnLedger;
    const between = { ...catalogue, scenery: { ...catalogue.scenery, ledger } };
    render(MemberLine, { member: { ...member, held: { why, ua: 6 } }, catalogue: between });
    expect(screen.getByText('held for 6 UA')).toBeTruthy();
  });
});

describe('marks', () => {
  it('say what lasts, once each', () => {
    const marked = figure('jace', 'd4', { lasting: ['jammed', 'jammed', 'unharmed'], lost_actions: 1 });
    expect(marksOf(marked, catalogue).map(({ sign }) => sign)).toEqual(['⌀', '∞', '−1']);
    expect(marksOf(figure('jace', 'd4'), catalogue)).toEqual([]);
  });
});
