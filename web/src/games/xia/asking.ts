import { centreOf, middleOf, type Point } from '../../board/hex';
import type { Question } from '../../wire/table';
import type { GameChoice, Hex, Scenery, XiaView } from '../../wire/xia';
import { sectorNames } from './names';

/** A question with places by the names of their sectors, and a note on those that nobody has found yet. */
export function askedOf(question: Question, view: XiaView, scenery: Scenery): Question {
  const texts = new Map([...placeTexts(question, view, scenery), ...missionTexts(question, view, scenery)]);
  if (texts.size === 0) return question;
  const options = question.options.map((option) => {
    const text = texts.get(option.answer);
    return text === undefined ? option : { ...option, text, heading: '' };
  });
  return { ...question, options };
}

const BEARINGS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'];

/** Nothing, if names and bearings do not tell the places apart. */
function placeTexts(question: Question, view: XiaView, scenery: Scenery): Map<string, string> {
  const nameOf = sectorNames(view.sectors, scenery);
  const places = question.options.flatMap(({ answer, text, target }) => {
    const key = target?.replace('space ', '') ?? '';
    const name = nameOf(key);
    return name !== undefined && text.endsWith(` ${key}`) ? [{ answer, text, key, name }] : [];
  });
  const middle = middleOf(places.map(({ key }) => hexOf(key)));
  const texts = places.map(({ answer, text, key, name }) => {
    const isAlone = places.filter((other) => other.name === name).length === 1;
    const place = isAlone ? name : `${name} (${bearing(middle, centreOf(hexOf(key)))})`;
    return [answer, text.replace(key, place)] as const;
  });
  return new Set(texts.map(([, text]) => text)).size < texts.length ? new Map() : new Map(texts);
}

const hexOf = (key: string): Hex => key.split(',').map(Number) as Hex;

function bearing(from: Point, to: Point): string {
  const eighths = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4));
  return BEARINGS[(eighths + 8) % 8] ?? '';
}

/** Whoever accepts a mission wants to know whether its places are on the map. */
function missionTexts(question: Question, view: XiaView, scenery: Scenery): [string, string][] {
  const found = new Set(view.sectors.map(({ sector }) => sector));
  const hidden = scenery.sectors.filter(({ id }) => !found.has(id));
  return question.options.flatMap(({ answer, text, choice }) => {
    if ((choice as GameChoice).type !== 'xia.keep') return [];
    const unknown = hidden.filter(({ name }) => text.includes(` ${name},`) || text.includes(` ${name} `));
    if (unknown.length === 0) return [];
    return [[answer, `${text}; not found yet: ${unknown.map(({ name }) => name).join(', ')}`] as [string, string]];
  });
}
