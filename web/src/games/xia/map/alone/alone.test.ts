// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Question } from '../../../../wire/table';
import type { SoloView } from '../../../../wire/xia';
import type { Foreseen } from '../../../entry';
import { asked, expand, face, intent, lay, sitDown, SOLO_SCENERY, soloView } from '../../testing/alone';
import XiaMap from '../XiaMap.svelte';

beforeAll(async () => {
  await import('.'); // fetched late, and on a busy machine later than a test waits
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

function show(question: Question | null, changes: Partial<SoloView> = {}, foreseen?: ReadonlyMap<string, Foreseen>) {
  const [onpoint, onanswer] = [vi.fn(), vi.fn()];
  const props = { view: soloView(changes), scenery: SOLO_SCENERY, question, route: [], hovered: null, onpoint, onhover: () => {}, onanswer };
  return { onpoint, onanswer, ...render(XiaMap, foreseen ? { ...props, foreseen } : props) };
}

const target = (name: string): Element => {
  const found = document.querySelector(`[data-target="${name}"]`);
  if (!found) throw new Error(`nothing is called ${name}`);
  return found;
};

it('a click on a place lays the sector that was picked', async () => {
  const { onanswer, onpoint } = show(asked(lay('haven', [2, -5]), lay('gravel', [2, -5])), { unlaid: ['haven', 'gravel'] });
  await fireEvent.click(await screen.findByRole('button', { name: 'Gravel' }));
  expect(target('beyond 2,-5').getAttribute('aria-label')).toContain('can lay gravel 2,-5');
  await fireEvent.click(target('beyond 2,-5'));
  expect(onanswer.mock.calls).toEqual([['lay gravel 2,-5']]);
  expect(onpoint).not.toHaveBeenCalled();
});

it('the sector in hand is turned until it lies well', async () => {
  const inHand = { sector: 'haven', centre: [2, -5] as [number, number], turn: 0 };
  const { onanswer, onpoint } = show(asked(...[0, 1, 2, 3, 4, 5].map(face)), { unlaid: ['haven'], in_hand: inHand });
  await fireEvent.click(await screen.findByRole('button', { name: 'Turn back' }));
  expect(screen.getByText('face 5')).toBeTruthy();
  await fireEvent.click(target('turn 5'));
  expect(onpoint).toHaveBeenCalledWith('turn 5');
  await fireEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Lay it like this' }));
  expect(onanswer).toHaveBeenCalledWith('face 0');
});

it('edges can be pointed at', async () => {
  const { onpoint } = show(asked(expand('haven', 4), expand('haven', 5)));
  await waitFor(() => target('edge haven 5'));
  await fireEvent.click(target('edge haven 4'));
  expect(onpoint).toHaveBeenCalledWith('edge haven 4');
});

it('a newcomer sits down on a chair', async () => {
  const { onanswer } = show(asked(sitDown('merchant', 0), sitDown('merchant', 1)));
  await fireEvent.click(await screen.findByRole('button', { name: 'sit-down merchant 1' }));
  expect(onanswer).toHaveBeenCalledWith('sit-down merchant 1');
  expect(screen.getByRole('img', { name: 'the Enforcer' })).toBeTruthy();
});

it('what NPCs are about to do is drawn, and told where they are', async () => {
  const data = intent({ ways: [[[5, -3], [4, -3]]], end: [4, -3] });
  const lines = ['The Enforcer flies by Long Arm.', 'It heads for Red.'];
  const { container } = show(null, {}, new Map([['plan enforcer', { data, lines }]]));
  await waitFor(() => expect(container.querySelector('[data-intent="enforcer"] .way')).not.toBeNull());
  expect(target('space 5,-3').getAttribute('aria-label')).toContain('The Enforcer flies by Long Arm., It heads for Red.');
});
