import { describe, expect, it } from 'vitest';
import type { Option, Question, Withheld } from '../wire/table';
import { arranged, onwardIn } from './arranging';
import type { Where } from './shown.svelte';

const option = (answer: string, more: Partial<Option> = {}): Option => ({
  answer,
  text: answer,
  heading: '',
  danger: null,
  target: null,
  choice: {},
  ...more,
});

const asking = (options: Option[], more: Partial<Question> = {}): Question => ({
  seat: 0,
  prompt: 'any',
  text: 'What?',
  options,
  withheld: [],
  errands: {},
  ...more,
});

const names = (groups: { options: Option[] }[]): string[][] =>
  groups.map(({ options }) => options.map(({ answer }) => answer));

const shownAt = (where: Where, ...answers: string[]): Map<string, Where> =>
  new Map(answers.map((answer) => [answer, where]));

describe('the order of interest', () => {
  it('begins with what the place offers and ends with risks; the way on is at the foot', () => {
    const question = asking([
      option('ram', { danger: '50%' }),
      option('fly'),
      option('end', { weight: 'onward' }),
      option('sell', { weight: 'here' }),
      option('give', { weight: 'aside' }),
    ]);
    const { here, rest, aside } = arranged(question, new Map());
    expect(names(here)).toEqual([['sell']]);
    expect(names(rest)).toEqual([['fly'], ['ram']]);
    expect([aside, onwardIn(question, new Map())].map(([first]) => first?.answer)).toEqual(['give', 'end']);
  });

  it('has what is not allowed in its place among the others', () => {
    const refused = (answer: string, more: Partial<Withheld> = {}): Withheld => ({
      answer,
      text: answer,
      rule: 'R',
      missing: 'credits',
      lack: {},
      ...more,
    });
    const { here, rest, refusedAside } = arranged(
      asking([option('buy a', { heading: 'shop' }), option('fly')]),
      new Map(),
      [refused('buy b', { heading: 'shop' }), refused('sell', { weight: 'here' }), refused('give', { weight: 'aside' })],
    );
    expect(here.map(({ withheld }) => withheld.map(({ answer }) => answer))).toEqual([['sell']]);
    expect(rest[0]?.withheld.map(({ answer }) => answer)).toEqual(['buy b']);
    expect(refusedAside.map(({ answer }) => answer)).toEqual(['give']);
  });
});

describe('what is shown elsewhere', () => {
  const ways = ['fly N', 'fly S', 'fly SE'].map((answer) => option(answer, { heading: 'fly', alike: true }));

  it('is folded away if it is a long list', () => {
    const { rest, onMap } = arranged(asking([...ways, option('dock')]), shownAt('map', 'fly N', 'fly S', 'fly SE'));
    expect(onMap).toEqual(ways);
    expect(names(rest)).toEqual([['dock']]);
  });

  it('is listed if it is short, or has no heading', () => {
    expect(arranged(asking(ways.slice(1)), shownAt('map', 'fly S', 'fly SE')).onMap).toEqual([]);
    const cards = ['a', 'b', 'c'].map((card) => option(card));
    expect(arranged(asking(cards), shownAt('mat', 'a', 'b', 'c')).onMat).toEqual([]);
  });

  it('is folded away in any case if the question is about the mat', () => {
    const question = asking([option('keep a'), option('none', { weight: 'onward' })], { on_mat: true });
    const { onMat, rest } = arranged(question, shownAt('mat', 'keep a', 'none'));
    expect(onMat.map(({ answer }) => answer)).toEqual(['keep a']);
    expect(rest).toEqual([]);
    expect(onwardIn(question, shownAt('mat', 'keep a', 'none')).map(({ answer }) => answer)).toEqual(['none']);
  });

  it('may stand on the mat in place of the foot', () => {
    const question = asking([option('keep a'), option('none', { weight: 'onward' })], { on_mat: true });
    const shown = new Map([...shownAt('mat', 'keep a'), ...shownAt('foot', 'none')]);
    expect(arranged(question, shown).onMat.map(({ answer }) => answer)).toEqual(['keep a', 'none']);
    expect(onwardIn(question, shown)).toEqual([]);
  });

  it('is folded away in any case if it has the place of the board', () => {
    const { onPage, rest } = arranged(asking([option('goal a'), option('other')]), shownAt('page', 'goal a'));
    expect(onPage.map(({ answer }) => answer)).toEqual(['goal a']);
    expect(names(rest)).toEqual([['other']]);
  });
});
