import { describe, expect, it } from 'vitest';
import { patched } from './patch';

describe('a view with what is new in it', () => {
  const view = { captains: [{ energy: 1, at: [0, 1] }, { energy: 5, at: null }], pile: 7, adrift: [] };

  it('is the same when nothing is new', () => {
    expect(patched(view, {})).toBe(view);
  });

  it('has the new values where they stand', () => {
    const now = patched(view, { 'captains/1/energy': 4, 'captains/1/at': [2, 2], pile: 6, adrift: [{ at: [0, 0] }] });
    expect(now).toEqual({
      captains: [{ energy: 1, at: [0, 1] }, { energy: 4, at: [2, 2] }],
      pile: 6,
      adrift: [{ at: [0, 0] }],
    });
  });

  it('shares what has not changed, and leaves the view from before as it was', () => {
    const now = patched(view, { 'captains/1/energy': 4 }) as typeof view;
    expect(now.captains[0]).toBe(view.captains[0]);
    expect(view.captains[1]!.energy).toBe(5);
  });

  it('replaces a value as a whole', () => {
    expect(patched(view, { captains: [] })).toEqual({ captains: [], pile: 7, adrift: [] });
  });
});
