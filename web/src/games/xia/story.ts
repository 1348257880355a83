import { keyOf } from '../../board/hex';
import { kind } from '../../lib/log';
import type { LogLine } from '../../wire/table';
import type { Hex, Scenery, ShipMoved, XiaView } from '../../wire/xia';
import { counted } from './lookup';
import { type NameOf, sectorNames } from './names';

/** The log as one tells it: a flight in one sentence, and places by the names of their sectors. */
export function storyOf(log: readonly LogLine[], view: XiaView, scenery: Scenery): LogLine[] {
  const nameOf = sectorNames(view.sectors, scenery);
  const owners = new Map(view.captains.map(({ ship }, seat) => [ship, scenery.colours[seat]]));
  return flights(log).map((lines) => {
    const last = lines.at(-1) as LogLine;
    const text = isMove(last)
      ? flightText(lines, owners.get(moveOf(last).ship), nameOf)
      : withNames(last.text, last.event, nameOf);
    return text === last.text ? last : { ...last, text };
  });
}

/** Lines one by one; those that are steps of the same flight together. */
function flights(log: readonly LogLine[]): LogLine[][] {
  const told: LogLine[][] = [];
  for (const line of log) {
    const before = told.at(-1);
    const last = before?.at(-1);
    const goesOn = last && isMove(last) && isMove(line) && moveOf(last).ship === moveOf(line).ship;
    if (before && goesOn) before.push(line);
    else told.push([line]);
  }
  return told;
}

const isMove = (line: LogLine): boolean => kind(line) === 'xia.ship-moved';
const moveOf = (line: LogLine): ShipMoved => line.event as ShipMoved;

function flightText(lines: readonly LogLine[], owner: string | undefined, nameOf: NameOf): string {
  const [first, last] = [lines[0] as LogLine, lines.at(-1) as LogLine];
  const [ship, place] = last.text.replace(/\.$/, '').split(' flies to ');
  const from = nameOf(keyOf(moveOf(first).start));
  const to = nameOf(keyOf(moveOf(last).to)) ?? place;
  return `${owner ?? ship} flies ${counted(lines.length, 'space')} ${from === to ? 'within' : 'to'} ${to}.`;
}

/** What is told twice is left out: `the comet of Blench flies on to Blench`. */
function withNames(text: string, event: unknown, nameOf: NameOf): string {
  let told = text.replace(/, around -?\d+,-?\d+\.$/, '.');
  for (const at of hexesIn(event)) {
    const name = nameOf(keyOf(at));
    if (name === undefined) continue;
    const [before = '', after] = told.split(keyOf(at), 2);
    if (after === undefined) continue;
    told = before.includes(name) ? before.replace(/,? (?:from .+ to|at|to|around) $/, '') + after : before + name + after;
  }
  return told;
}

function hexesIn(event: unknown): Hex[] {
  return Object.values(event ?? {}).filter(
    (value): value is Hex =>
      Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number'),
  );
}
