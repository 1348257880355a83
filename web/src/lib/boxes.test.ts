import { expect, it } from 'vitest';
import type { OptionInfo } from '../wire/table';
import { boxesIn } from './boxes';

const box = (name: string, usual: boolean): OptionInfo => ({ name, kind: 'yes-no', text: name, default: usual });
const boxes = [box('embers', true), box('envoy', false)];

it('the usual boxes are in, unless somebody chose otherwise', () => {
  expect(boxesIn(boxes, {})).toEqual({ embers: true, envoy: false });
  expect(boxesIn(boxes, { embers: false, envoy: true })).toEqual({ embers: false, envoy: true });
});

it('what is usual may depend on how a match begins', () => {
  expect(boxesIn(boxes, {}, { embers: false })).toEqual({ embers: false, envoy: false });
  expect(boxesIn(boxes, { embers: true }, { embers: false })).toEqual({ embers: true, envoy: false });
});
