/** Labels for tests: each is called by its own name, but for those that tests read. */
import type { Labels, Words } from '../../../wire/xia';

const READ: Partial<Labels> = {
  hold: 'Hold',
  fit_here: 'Put it here',
  relics_face_down: 'relics, face down: {count}',
  energy_of: 'energy: {energy} of {most}',
  armed: '{armed} armed, {disarmed} disarmed',
  spent: '{armed} armed, {disarmed} disarmed, {spent} on outfits',
  use_spaces: 'free Use spaces: {free}',
  no_use_space: 'no free Use space',
  cube: 'a cube of {cargo}',
  relic: 'a relic',
  marker_on: 'a marker on its Use space',
  use_space: 'a Use space',
  relic_down: 'a relic, face down',
  ice: 'ice',
  damage: 'damage',
  empty: 'empty',
  stowed: '{thing} on {spaces}',
  stock: '{cargo}: {cubes}',
  adrift: '{count} {cargo} adrift',
  to_explore: 'exploration token',
};

export const LABELS = new Proxy(READ, {
  get: (read, name) => read[name as keyof Labels] ?? String(name),
}) as Labels;

export const BEARINGS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'];

/** The words that hang on no card. */
export const GENERAL: Pick<Words, 'labels' | 'verbs' | 'cargo' | 'bearings'> = {
  labels: LABELS,
  verbs: { 'xia.keep': 'Accept', 'xia.ability': 'Use' },
  cargo: { spice: 'spice', holo: 'holo', ember: 'ember' },
  bearings: BEARINGS,
};
