/** Rooms of the page and who may know whom: an import only ever goes down. */

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']*)'/g;
/** Where files lie that stand in no room: above them all. */
const BESIDE = '';

/** The imports that go up, given the rooms from the top down. Rooms on one line do not know each other. */
export function importsGoingUp(files: Readonly<Record<string, string>>, ...floors: readonly string[]): string[] {
  const floorOf = new Map(floors.flatMap((floor, height) => floor.split(' | ').map((room) => [room, height] as const)));
  const roomOf = (path: string) => [path.split('/', 1)[0] ?? ''].find((room) => floorOf.has(room)) ?? BESIDE;
  const isAllowed = (from: string, to: string) => from === to || (floorOf.get(from) ?? -1) < (floorOf.get(to) ?? -1);
  return Object.entries(files)
    .filter(([file]) => !file.endsWith('.test.ts'))
    .flatMap(([file, text]) => [...text.matchAll(IMPORT)].map((match) => [file, normal(file, match[1] ?? '')] as const))
    .filter(([file, imported]) => !imported.startsWith('..') && !isAllowed(roomOf(file), roomOf(imported)))
    .map(([file, imported]) => `${file} imports ${imported}`);
}

/** Where an import leads, from the folder of the rooms; `..` if it leads out of it. */
function normal(file: string, imported: string): string {
  const steps = file.split('/').slice(0, -1);
  for (const part of imported.split('/')) {
    if (part === '..' && steps.pop() === undefined) return '..';
    if (part !== '..' && part !== '.') steps.push(part);
  }
  return steps.join('/');
}

/** Files by their path from a folder, as `import.meta.glob` brings them with `./` or `../` before. */
export function inFolder(found: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(found).map(([path, text]) => [path.replace(/^(\.\.?\/)+/, ''), String(text)]));
}
