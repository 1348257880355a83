import type { LogLine, LogPart, SceneInfo } from '../wire/table';

export type Earlier = (before: number) => Promise<LogPart>;

/** The scene in which a moment lies. */
export function sceneAt(scenes: readonly SceneInfo[], revision: number): SceneInfo | null {
  return scenes.findLast((scene) => scene.revision <= revision) ?? scenes[0] ?? null;
}

/** The scene or turn after the one in which a moment lies, or before it; the beginning of its own comes before others. */
export function neighbour<Begun extends { revision: number }>(
  all: readonly Begun[],
  revision: number,
  forward: boolean,
): Begun | null {
  if (forward) return all.find((each) => each.revision > revision) ?? null;
  return all.findLast((each) => each.revision < revision) ?? null;
}

/** Whether a log reaches back to the beginning of its scene. */
export function isWhole(log: readonly LogLine[], from: number): boolean {
  return from < 0 || log.some((line) => line.scene);
}

/** The logs of scenes, as one viewer was told them: each is fetched once, from its end to its beginning. */
export class SceneLogs {
  private readonly asked = new Map<number, Promise<LogLine[]>>();

  constructor(private readonly earlier: Earlier) {}

  of(scene: SceneInfo, scenes: readonly SceneInfo[], last: number): Promise<LogLine[]> {
    const known = this.asked.get(scene.revision);
    if (known) return known;
    const next = scenes.find((each) => each.revision > scene.revision);
    const log = this.read(scene.revision, next ? next.revision - 1 : last);
    this.asked.set(scene.revision, log);
    log.catch(() => this.asked.delete(scene.revision));
    return log;
  }

  private async read(first: number, last: number): Promise<LogLine[]> {
    const parts: LogLine[][] = [];
    for (let before = last; before >= first; ) {
      const part = await this.earlier(before);
      parts.unshift([...part.log]);
      before = part.log_from;
    }
    return parts.flat();
  }
}
