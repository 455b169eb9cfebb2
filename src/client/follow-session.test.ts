/** What a tab does when another tab signs in or out. */
import { SessionStore } from '#stores/session-store.ts';
import { expect, it, vi } from 'vitest';
import { followSession } from './follow-session.ts';

function tab(user: string | null) {
  const jar = new Map<string, string>();
  const cookies = {
    get: (name: string) => jar.get(name) ?? null,
    set: () => undefined,
    remove: () => undefined,
  };
  const session = new SessionStore({
    cookies,
    tabs: { publish: () => undefined, subscribe: () => () => undefined },
  });
  if (user) jar.set('ralph-user', user);
  session.restore();
  const load = vi.fn(() => Promise.resolve());
  const reload = vi.fn();
  const resetCache = vi.fn(() => Promise.resolve());
  const follow = (route: string, isPersonal: boolean) =>
    followSession({ session, cart: { load } }, resetCache, route, isPersonal, reload);
  return { jar, session, load, reload, resetCache, follow };
}

it('loads the prices of the user who is signed in now', async () => {
  const { jar, session, load, reload, follow } = tab(null);
  jar.set('ralph-user', 'ann@example.com');
  await follow('product', false);
  expect([session.user, load.mock.calls.length, reload.mock.calls.length]).toEqual(['ann@example.com', 1, 0]);
});

it.each([
  ['in', null, 'ann@example.com'],
  ['out', 'ann@example.com', null],
])('clears cached prices when another tab signs %s', async (_, before, now) => {
  const { jar, resetCache, follow } = tab(before);
  jar.clear();
  if (now) jar.set('ralph-user', now);
  await follow('product', false);
  expect(resetCache).toHaveBeenCalledTimes(1);
});

it.each([
  ['reloads a personal page of the user who signed out', 'account-orders', 0, 1],
  ['keeps what was typed at the checkout', 'checkout', 1, 0],
])('%s', async (_, route, loads, reloads) => {
  const { jar, load, reload, follow } = tab('ann@example.com');
  jar.clear();
  await follow(route, true);
  expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([loads, reloads]);
});

it('keeps a form that is waiting for a login', async () => {
  const { jar, session, reload, follow } = tab('ann@example.com');
  session.setAwaited(true);
  jar.clear();
  await follow('account-settings', true);
  expect(reload).not.toHaveBeenCalled();
});

it('does nothing when nothing has changed', async () => {
  const { load, reload, resetCache, follow } = tab('ann@example.com');
  await follow('account-orders', true);
  expect([load, reload, resetCache].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
});
