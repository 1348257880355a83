// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Created } from '../wire/table';
import { forgetTable, knownTable, knownTables, rememberCreated, rememberToken, tokensFor } from './storage';

const created: Created = {
  table: 't1',
  host: 'host-token',
  seats: [
    { seat: 0, kind: 'me', name: 'Ada', token: 'mine' },
    { seat: 1, kind: 'friend', name: 'Bo', token: 'theirs' },
    { seat: 2, kind: 'bot', name: 'Vesper', token: null },
  ],
};

beforeEach(() => localStorage.clear());

describe('known tables', () => {
  it('keep the links of friends, but do not sit on their seats', () => {
    rememberCreated(created, 'Xia');
    expect(tokensFor('t1')).toEqual(['mine', 'host-token']);
    expect(knownTable('t1')?.invitations.map((invited) => invited.token)).toEqual(['theirs']);
  });

  it('take every token once', () => {
    rememberToken('t2', 'a');
    rememberToken('t2', 'a');
    rememberToken('t2', 'b');
    expect(tokensFor('t2')).toEqual(['a', 'b']);
  });

  it('can be forgotten', () => {
    rememberToken('t2', 'a');
    forgetTable('t2');
    expect(knownTables()).toEqual([]);
    expect(tokensFor('t2')).toEqual([]);
  });

  it('are none if what was stored is not readable', () => {
    localStorage.setItem('starhold.tables', '{');
    expect(knownTables()).toEqual([]);
    localStorage.setItem('starhold.tables', '[{"id": 3}]');
    expect(knownTables()).toEqual([]);
  });
});
