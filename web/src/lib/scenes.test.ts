import { describe, expect, it, vi } from 'vitest';
import type { LogLine, SceneInfo } from '../wire/table';
import { isWhole, neighbour, sceneAt, SceneLogs } from './scenes';

const scene = (name: string, revision: number): SceneInfo => ({ name, title: name.toUpperCase(), revision });
const SCENES = [scene('harbour', 0), scene('sea', 10), scene('landfall', 25)];
const line = (revision: number, begun = ''): LogLine => ({ revision, text: `${revision}`, targets: [], scene: begun });

describe('scenes', () => {
  it('have the moments up to the next one', () => {
    expect([0, 9, 10, 24, 99].map((revision) => sceneAt(SCENES, revision)?.name)).toEqual([
      'harbour',
      'harbour',
      'sea',
      'sea',
      'landfall',
    ]);
    expect(sceneAt([], 3)).toBeNull();
  });

  it('are jumped to one after the other', () => {
    expect(neighbour(SCENES, 12, true)?.name).toBe('landfall');
    expect(neighbour(SCENES, 12, false)?.name).toBe('sea');
    expect(neighbour(SCENES, 10, false)?.name).toBe('harbour');
    expect(neighbour(SCENES, 30, true)).toBeNull();
    expect(neighbour(SCENES, 0, false)).toBeNull();
  });

  it('are whole when their beginning is known', () => {
    expect(isWhole([line(7)], -1)).toBe(true);
    expect(isWhole([line(7)], 6)).toBe(false);
    expect(isWhole([line(7, 'sea'), line(8)], 6)).toBe(true);
  });
});

describe('the log of a scene', () => {
  it('is fetched part by part, from its end, and once', async () => {
    const parts: Record<number, [number, number[]]> = { 24: [16, [17, 24]], 16: [9, [10, 16]] };
    const earlier = vi.fn((before: number) => {
      const [from, revisions] = parts[before] ?? [-1, []];
      return Promise.resolve({ log_from: from, log: revisions.map((revision) => line(revision)) });
    });
    const logs = new SceneLogs(earlier);
    const [, sea] = SCENES;
    const read = async (): Promise<number[]> =>
      (await logs.of(sea as SceneInfo, SCENES, 40)).map(({ revision }) => revision);
    expect(await read()).toEqual([10, 16, 17, 24]);
    expect(await read()).toEqual([10, 16, 17, 24]);
    expect(earlier.mock.calls).toEqual([[24], [16]]);
  });

  it('is asked for again if it did not come', async () => {
    const earlier = vi.fn(() => Promise.reject(new Error('gone')));
    const logs = new SceneLogs(earlier);
    for (const _ of [1, 2]) await expect(logs.of(SCENES[2] as SceneInfo, SCENES, 40)).rejects.toThrow('gone');
    expect(earlier).toHaveBeenCalledTimes(2);
  });
});
