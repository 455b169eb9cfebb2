/** What a tab does when another tab signs in or out. */

import { describe, expect, it, vi } from 'vitest';
import { noPublicConfig } from '#kernel/public-config.ts';
import type { CustomerType, Segment } from '#kernel/segment.ts';
import { SessionStore } from '#stores/visitor/session-store.ts';
import { type FollowSessionParts, followSession } from './follow-session.ts';

const segmentOf = (customerType: CustomerType, vatIncluded = customerType === 'PERSON'): Segment => ({
  ...{ market: 'fi', locale: 'fi' },
  customerType,
  vatIncluded,
});

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
  const follow = (route: string, isPersonal: boolean, page: Partial<FollowSessionParts> = {}) =>
    followSession(
      { session, cart: { load } },
      {
        cookies,
        segment: segmentOf('PERSON'),
        customerTypes: noPublicConfig.shopper.customerTypes,
        ...{ resetCache, route, isPersonal, reload },
        ...page,
      },
    );
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

describe('prices of another type of customer', () => {
  const company = segmentOf('ORGANIZATION');
  /** Cookies after what another tab has done, by the segment of this one. */
  const others: [string, Segment, Record<string, string>, boolean][] = [
    [
      'a business signs in',
      segmentOf('PERSON'),
      { 'ralph-user': 'b@e.fi', 'ralph-user-type': 'ORGANIZATION' },
      true,
    ],
    [
      'a person signs in',
      segmentOf('PERSON'),
      { 'ralph-user': 'p@e.fi', 'ralph-user-type': 'PERSON' },
      false,
    ],
    ['a business signs out', company, {}, true],
    ['a visitor chooses business', segmentOf('PERSON'), { 'ralph-user-type': 'ORGANIZATION' }, true],
    ['a visitor hides VAT', segmentOf('PERSON'), { 'ralph-vat-included': 'false' }, true],
    [
      'a business shows VAT',
      company,
      { 'ralph-user-type': 'ORGANIZATION', 'ralph-vat-included': 'true' },
      true,
    ],
    ['nothing changes for a business', company, { 'ralph-user-type': 'ORGANIZATION' }, false],
    ['a type comes that the shop does not have', segmentOf('PERSON'), { 'ralph-user-type': 'ROBOT' }, false],
  ];

  it.each(others)('when %s in another tab, a public page follows', async (_, segment, cookies, isOther) => {
    const { jar, reload, follow } = tab(null);
    for (const [name, value] of Object.entries(cookies)) jar.set(name, value);
    await follow('product', false, { segment });
    expect(reload.mock.calls.length).toBe(isOther ? 1 : 0);
  });

  it('keeps what is typed at the checkout, and on a page of the same user', async () => {
    const { jar, reload, follow } = tab(null);
    jar.set('ralph-user-type', 'ORGANIZATION');
    await follow('checkout', true);
    await follow('account-settings', true);
    expect(reload).not.toHaveBeenCalled();
  });
});
