import { expect, it } from 'vitest';
import { shortened, widthOf } from './lettering';

it('words are shortened only where there is no room for all of them', () => {
  expect(shortened('Vesper', widthOf('Vesper'))).toBe('Vesper');
  expect(shortened('Captain Vesper', widthOf('Captain V…'))).toBe('Captain V…');
  expect(shortened('Captain Vesper', widthOf('Captain …'))).toBe('Captain…');
  expect(shortened('Vesper', 0)).toBe('V…');
});
