import { describe, expect, it } from 'vitest';
import { invitation, pathOf, placeOf, readLink, tokenIn, type Place } from './routes';

const TOKEN = 'abcdefghijklmnopqrst_-12';

describe('an address', () => {
  const places: [string, Place][] = [
    ['/', { page: 'lobby' }],
    ['/table/k3-x', { page: 'table', table: 'k3-x' }],
    ['/table/k3-x/replay/12', { page: 'replay', table: 'k3-x', revision: 12 }],
    ['/box/xia', { page: 'box', game: 'xia' }],
    ['/rules/xia', { page: 'rules', game: 'xia', clause: null }],
    ['/rules/xia/XIA-MOVE-03', { page: 'rules', game: 'xia', clause: 'XIA-MOVE-03' }],
  ];

  it.each(places)('%s is a place, and back', (path, place) => {
    expect(placeOf(path)).toEqual(place);
    expect(pathOf(place)).toBe(path);
  });

  it('may be incomplete', () => {
    expect(placeOf('/table/a/replay')).toEqual({ page: 'replay', table: 'a', revision: 0 });
    expect(placeOf('/table/a/')).toEqual({ page: 'table', table: 'a' });
  });

  it.each(['/table', '/table/a b', '/table/a/replay/-1', '/api/games', '/rules'])('%s is nowhere', (path) => {
    expect(placeOf(path)).toEqual({ page: 'nowhere' });
  });
});

describe('a link', () => {
  it('carries the secret where servers do not see it', () => {
    const link = invitation('https://example.org', 'a1', TOKEN);
    expect(link).toBe(`https://example.org/table/a1#${TOKEN}`);
    expect(readLink(` ${link} `)).toEqual({ path: '/table/a1', token: TOKEN });
  });

  it('may be without a secret', () => {
    expect(readLink('/table/a1/replay/3')).toEqual({ path: '/table/a1/replay/3', token: null });
  });

  it('must lead to a table', () => {
    expect(readLink('https://example.org/')).toBeNull();
    expect(readLink('http://[')).toBeNull();
  });

  it('has no secret that is none', () => {
    expect(tokenIn('#short')).toBeNull();
    expect(tokenIn('')).toBeNull();
  });
});
