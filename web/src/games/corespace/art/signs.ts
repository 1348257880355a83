/** Signs of characters and of what they carry, as path data around 0,0 and about 20 wide. */
import type { DrawnNpc, DrawnToken } from '../../../wire/corespace';

/** Blades, a sight, crosshairs with fangs, an open eye. */
const PURGE: Readonly<Record<string, string>> = {
  harvester: 'M-9-8C-10 1-7 5-2 5V10H2V5C7 5 10 1 9-8L5.5-6C6-1 5 1 2 1.5V-9H-2V1.5C-5 1-6-1-5.5-6z',
  devastator: 'M-2-10h4v5h-4zM-2 5h4v5h-4zM-10-2h5v4h-5zM5-2h5v4h-5zM0-4.5 4.5 0 0 4.5-4.5 0z',
  assassin: 'M0-10 3-2 10 0 3 2 0 10-3 2-10 0-3-2z',
  'live-one': 'M-10 0C-5-8 5-8 10 0 5 8-5 8-10 0zM0-4a4 4 0 1 0 0 8 4 4 0 1 0 0-8z',
};
const FAMILIES: Readonly<Record<DrawnNpc['family'], string>> = {
  purge: 'M0-10 3-2 10 0 3 2 0 10-3 2-10 0-3-2z',
  ganger: 'M0-9c-6 0-9 4-9 8 0 3 2 5 4 6v4H5V5c2-1 4-3 4-6 0-4-3-8-9-8zM-5-2h4v4h-4zM1-2h4v4H1z',
  security: 'M0-10 9-7V0C9 5 5 8 0 10-5 8-9 5-9 0V-7z',
  machine: 'M-2-10h4l1 3 3-2 3 3-2 3 3 1v4l-3 1 2 3-3 3-3-2-1 3h-4l-1-3-3 2-3-3 2-3-3-1v-4l3-1-2-3 3-3 3 2z',
  corps: 'M0-10l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z',
  civilian: 'M0-9a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM-8 9C-8 3-4 1 0 1s8 2 8 8z',
};

export const signOfNpc = ({ id, family }: Pick<DrawnNpc, 'id' | 'family'>): string => PURGE[id] ?? FAMILIES[family];

/** Who arrives: a type, or a family of which one comes. */
export const signOfArrival = (type: string, npc: DrawnNpc | undefined): string =>
  npc ? signOfNpc(npc) : (FAMILIES[type as DrawnNpc['family']] ?? '');

const round = (value: number): number => Math.round(value * 10) / 10;

/** A closed shape with so many corners, every second one of them nearer to the middle. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const [far, turn] = [corner % 2 ? inner : outer, (corner * Math.PI) / points - Math.PI / 2];
    return `${round(far * Math.cos(turn))} ${round(far * Math.sin(turn))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The outlines by which families are told apart without any colour. */
export const OUTLINES: Readonly<Record<'purge' | 'armed' | 'civilian' | 'machine', string>> = {
  purge: star(12, 29, 23),
  armed: 'M0-28 24-14V14L0 28-24 14V-14z',
  machine: 'M-24-24H24V24H-24z',
  civilian: 'M-25 0a25 25 0 1 0 50 0a25 25 0 1 0-50 0z',
};

export const outlineOf = (family: DrawnNpc['family']): keyof typeof OUTLINES =>
  family === 'purge' || family === 'civilian' || family === 'machine' ? family : 'armed';

export const CROWN = 'M-8 4-10-5-4-1 0-8 4-1 10-5 8 4z';
export const CHECK = 'M-5 0-1.5 4 6-5';
export const LOCK = 'M-6-1h12v9H-6zM-3.5-1v-3a3.5 3.5 0 0 1 7 0v3';
/** Half a shield: in partial cover. */
export const COVER = 'M0-9 8-6V0C8 5 4 8 0 9z';
export const SHIELD = 'M0-9 8-6V0C8 5 4 8 0 9-4 8-8 5-8 0V-6z';
export const BURST = star(8, 10, 5);
/** A lens: a room that has been searched. */
export const LENS = 'M-2-9a7 7 0 1 0 0 14 7 7 0 1 0 0-14zM3 3l6 6';
export const HEART = 'M0 8C-9 2-9-6-4-7-2-7.5-.5-6.5 0-5 .5-6.5 2-7.5 4-7 9-6 9 2 0 8z';
export const PEG = 'M0-7 6 0 0 7-6 0z';

const TOKENS: Readonly<Record<DrawnToken['sign'], string>> = {
  gun: 'M-10-5H8l2 2v3H1L-1 6h-5l1-6h-5z',
  blade: 'M10-10 6 2 0-4zM-1-2l3 3-7 8-4-4z',
  blast: 'M-3-10h6v3h-6zM0-6a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15z',
  armour: 'M-4-9-10-5l2 5 2-1v9H6V-1l2 1 2-5-6-4c-1 3-7 3-8 0z',
  shield: 'M0-9 8-6V0C8 5 4 8 0 9-4 8-8 5-8 0V-6z',
  heal: 'M-3-9h6v6h6v6H3v6h-6V3h-6v-6h6z',
  ammo: 'M-8 8V-3l2-5 2 5V8zM-2 8V-3l2-5 2 5V8zM4 8V-3l2-5 2 5V8z',
  speed: 'M2-10-7 2h5l-2 8L7-3H1z',
  door: 'M-7-9H7V9H-7zM2-1h3v3H2z',
  tool: 'M8-9 3-4l2 2 5-5c1 4-2 7-5 6L-5 9-9 5 1-5C0-8 4-11 8-9z',
  goods: 'M-6-8H6l4 5L0 9-10-3z',
  parts: 'M-2-10h4l1 3 3-2 3 3-2 3 3 1v4l-3 1 2 3-3 3-3-2-1 3h-4l-1-3-3 2-3-3 2-3-3-1v-4l3-1-2-3 3-3 3 2z',
  objective: 'M-7 10V-9L8-4-7 1',
};

export const signOfToken = ({ sign }: Pick<DrawnToken, 'sign'>): string => TOKENS[sign];
