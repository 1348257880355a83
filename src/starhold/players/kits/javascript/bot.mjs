// My bot for Starhold, in JavaScript. It needs Node.js 18 or newer, and nothing else.
//
// Try it:  starhold simulate demo --seats "process:node bot.mjs,random" --matches 20 --out runs/first

import { createInterface } from 'node:readline';

/** What this bot likes to do, best first: the first word of an option. */
const WISHES = ['salvage', 'shield', 'deliver', 'sell-all', 'collect', 'buy-ship'];

let random = Math.random;

/** Choose one of the options, letter by letter. `view` is all that your seat may know. */
function choose({ options }) {
  for (const wish of WISHES) {
    const liked = options.filter((option) => option.split(' ')[0] === wish);
    if (liked.length > 0) return pick(liked);
  }
  return pick(options);
}

function pick(list) {
  return list[Math.floor(random() * list.length)];
}

/** Random numbers that follow from a text: the same seed gives the same match. */
function randomFrom(seed) {
  let state = 1;
  for (const letter of seed) state = (Math.imul(state, 31) + letter.codePointAt(0)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  const { hello, ask, end } = JSON.parse(line);
  if (hello?.seed != null) random = randomFrom(hello.seed);
  if (ask) console.log(JSON.stringify({ answer: choose(ask) }));
  if (end) break;
}
