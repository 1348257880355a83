import { expect, it } from 'vitest';
import type { Person } from '../wire/table';
import { lettersOf, listed, nameOf } from './words';

const person = (seat: number, name: string, colour: string, kind: Person['kind'] = 'person'): Person => ({
  seat,
  kind,
  name,
  colour,
  present: true,
});

function names(...people: Person[]): string[] {
  return people.map(({ seat }) => nameOf(people, seat));
}

it('everybody has the name they gave, and the game’s word if they gave none', () => {
  expect(names(person(0, 'Mira', 'Red'), person(1, 'Vesper', 'Blue', 'bot'), person(2, '', 'Green'))).toEqual([
    'Mira',
    'Vesper',
    'Green',
  ]);
});

it('two of one name are told apart by what the game calls them', () => {
  expect(names(person(0, 'Mira', 'Red'), person(1, 'mira ', 'Blue'), person(2, 'Jonas', 'Green'))).toEqual([
    'Mira (Red)',
    'mira (Blue)',
    'Jonas',
  ]);
});

it('whoever takes the game’s word for another seat is told from it', () => {
  expect(names(person(0, '', 'Red'), person(1, 'Red', 'Blue'))).toEqual(['Red', 'Red (Blue)']);
});

it('a seat that somebody has left is called as the game calls it', () => {
  expect(names(person(0, 'Mira', 'Red', 'free'), person(1, 'Mira', 'Blue'))).toEqual(['Red', 'Mira']);
  expect(nameOf([], 3)).toBe('');
});

it('lists read as in a sentence', () => {
  expect(listed(['Mira', 'Jonas', 'Vesper'])).toBe('Mira, Jonas and Vesper');
});

it('a letter stands for each name, or for the seats if names begin alike', () => {
  expect(lettersOf(['mira', 'Jonas'], ['Vega', 'Rigel'])).toEqual(['M', 'J']);
  expect(lettersOf(['Vega', 'Vesper', 'Orrin'], ['Vega', 'Rigel', 'Deneb'])).toEqual(['Vg', 'Vs', 'O']);
  expect(lettersOf(['Captain 1', 'Captain 2'], ['Vega', 'Rigel'])).toEqual(['C1', 'C2']);
  expect(lettersOf(['Jo', 'Joe'], ['Vega', 'Rigel'])).toEqual(['V', 'R']);
});
