/** How wide words are written, before anything is drawn, and how they are shortened. */

const LETTERS = ` !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~`;
/** The widths of Inter at weight 650, in hundredths of its size. */
const WIDTHS = [
  24, 33, 54, 65, 65, 101, 67, 33, 38, 38, 55, 68, 33, 47, 33, 38, 67, 43, 63, 64, 67, 62, 64, 58, 65, 64, 33, 34, 68,
  68, 68, 55, 101, 74, 66, 74, 72, 61, 59, 75, 75, 28, 58, 71, 57, 93, 76, 77, 65, 77, 65, 65, 66, 73, 74, 103, 73, 72,
  66, 38, 38, 38, 48, 47, 36, 58, 63, 59, 63, 59, 39, 63, 62, 27, 27, 57, 27, 91, 62, 61, 63, 63, 40, 55, 36, 62, 59,
  84, 57, 60, 57, 46, 37, 46, 68,
];
/** Of letters that are not in the list. */
const USUAL = 70;

const ACCENTS = /\p{M}/gu;

/** The width of words in parts of their size; `spacing` is added to each letter. An accent takes no room. */
export function widthOf(words: string, spacing = 0): number {
  const letters = [...words.normalize('NFD').replace(ACCENTS, '')];
  return letters.reduce((sum, letter) => sum + (WIDTHS[LETTERS.indexOf(letter)] ?? USUAL) / 100 + spacing, 0);
}

/** As many letters as there is room for, in parts of their size. */
export function shortened(words: string, room: number): string {
  if (widthOf(words) <= room) return words;
  const letters = [...words];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** One letter of each word, two of a single one. */
export function initialsOf(name: string): string {
  const words = name.split(' ').filter(Boolean);
  return words.length > 1 ? words.map((word) => word.charAt(0)).join('') : name.slice(0, 2);
}
