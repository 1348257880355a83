/** What has all the words that are looked for, in any order. */
export function found<Thing>(things: readonly Thing[], search: string, textOf: (thing: Thing) => string): Thing[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return things.filter((thing) => {
    const text = textOf(thing).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
