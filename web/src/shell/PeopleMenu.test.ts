// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knownTable, rememberTable } from '../lib/storage';
import type { Person, Seated } from '../wire/table';
import PeopleMenu from './PeopleMenu.svelte';

const person = (seat: number, kind: Person['kind'], name: string): Person => ({
  seat,
  kind,
  name,
  colour: ['Red', 'Blue', 'Green'][seat] ?? '',
  present: true,
});

function seated(blue: Person['kind'], more: Partial<Seated> = {}): Seated {
  return {
    tell: 'seated',
    table: 't',
    game: 'xia',
    title: 'Xia',
    status: 'playing',
    dice: 'seeded',
    commitment: 'abc',
    from_file: false,
    content: '',
    own_content: '',
    branched_at: null,
    options: {},
    people: [person(0, 'person', 'Mira'), person(1, blue, 'Jonas'), person(2, 'bot', 'Vesper')],
    mine: [0],
    hosting: true,
    watching: 0,
    rematch: null,
    ...more,
  };
}

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const asked = (): string[] => fetched.mock.calls.map(([path]) => path);

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', fetched);
  const invited = { seat: 1, kind: 'friend', name: 'Jonas', token: 'token-of-blue-is-long' } as const;
  rememberTable('t', { host: 'the-secret-of-the-host', invitations: [invited] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(at: Seated) {
  return render(PeopleMenu, { seated: at, onresign: () => {} });
}

test('the host removes somebody at the second click, and their link is forgotten', async () => {
  show(seated('person'));
  await fireEvent.click(screen.getByRole('button', { name: 'Remove Jonas' }));
  expect(asked()).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: /^Remove\?/ }));
  expect(asked()).toEqual(['/api/tables/t/seats/1/remove']);
  const [, init] = fetched.mock.calls[0] ?? [];
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer the-secret-of-the-host');
  await waitFor(() => expect(knownTable('t')?.invitations).toEqual([]));
});

test('the host closes the table at the second click, or starts again with the same people', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ rematch: null })));
  show(seated('person'));
  await fireEvent.click(screen.getByRole('button', { name: 'Close the table' }));
  expect(asked()).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: /^Close\?/ }));
  expect(asked()).toEqual(['/api/tables/t/close']);
  await fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
  await fireEvent.click(screen.getByRole('button', { name: /^Start again\?/ }));
  await waitFor(() => expect(asked().slice(1)).toEqual(['/api/tables/t/close', '/api/tables/t/rematch']));
});

test.each([
  ['somebody who is not the host', { hosting: false }],
  ['a table that is closed', { status: 'closed' }],
  ['a match that is over', { status: 'over' }],
] as const)('there is nothing to close for %s', (_, more) => {
  show(seated('person', more));
  expect(screen.queryByRole('button', { name: 'Close the table' })).toBeNull();
});

test('a doubt is over when one looks at something else', async () => {
  show(seated('person'));
  const remove = screen.getByRole('button', { name: 'Remove Jonas' });
  await fireEvent.click(remove);
  await fireEvent.blur(remove);
  await fireEvent.click(remove);
  expect(asked()).toEqual([]);
});

test('a free seat is shown as such; the host invites somebody or puts a bot', async () => {
  fetched.mockImplementation(() =>
    Promise.resolve(Response.json({ seat: 1, kind: 'friend', name: 'Blue', token: 'a-new-token-for-blue' })),
  );
  const { rerender } = show(seated('free'));
  expect(screen.getByText('· free seat')).toBeTruthy();
  expect(screen.queryByText(/Jonas/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Copy the link for (Blue|Jonas)/ })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Put a bot at Blue' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Invite someone to Blue' }));
  expect(asked()).toEqual(['/api/tables/t/seats/1/bot', '/api/tables/t/seats/1/invite']);
  await waitFor(() => expect(knownTable('t')?.invitations[0]?.token).toBe('a-new-token-for-blue'));
  await rerender({ seated: seated('person') });
  expect(screen.getByRole('button', { name: 'Copy the link for Jonas' })).toBeTruthy();
});

test('what is refused is said', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ reason: 'not while they think' }, { status: 409 })));
  show(seated('free'));
  await fireEvent.click(screen.getByRole('button', { name: 'Put a bot at Blue' }));
  expect((await screen.findByRole('alert')).textContent).toBe('not while they think');
});

test('guests remove nobody', () => {
  show(seated('person', { hosting: false }));
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
});

test('it says who is asked now', () => {
  render(PeopleMenu, { seated: seated('person'), asked: [1, 2], onresign: () => {} });
  const lines = screen.getAllByRole('listitem').map((item) => item.textContent.includes('asked now'));
  expect(lines).toEqual([false, true, true]);
});
