import { expect, it } from 'vitest';
import type { OptionInfo } from '../wire/table';
import { boxesIn } from './boxes';

const box = (name: string, usual: boolean): OptionInfo => ({ name, kind: 'yes-no', text: name, default: usual });
const boxes = [box('embers', true), box('envoy', false)];

it('the usual boxes are in, unless somebody chose otherwise', () => {
  expect(boxesIn(boxes, {}, false)).toEqual({ embers: true, envoy: false });
  expect(boxesIn(boxes, { embers: false, envoy: true }, false)).toEqual({ embers: false, envoy: true });
});

it('a first game has none of its own accord', () => {
  expect(boxesIn(boxes, {}, true)).toEqual({ embers: false, envoy: false });
  expect(boxesIn(boxes, { embers: true }, true)).toEqual({ embers: true, envoy: false });
});
