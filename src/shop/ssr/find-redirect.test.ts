/** Old addresses redirect to new ones in one step, and never to another site (R-SEO-6). */

import { expect, it } from 'vitest';
import type { Transport } from '#api/transport.ts';
import { testContext } from '#engine/testing-engine.ts';
import { type AddressPlan, plainPlan } from '#i18n/address-plan.ts';
import { createAddresses } from '#i18n/addresses.ts';
import { findRedirect } from './find-redirect.ts';

const origin = 'https://shop.example';

/** A shop with these renamed addresses; also records its requests. */
function find(
  path: string,
  history: Record<string, string>,
  plan: Partial<AddressPlan> = {},
  segment = testContext().segment,
) {
  const asked: unknown[] = [];
  const query = (_operation: unknown, variables: unknown) => {
    const { url } = variables as { url: string };
    asked.push(url);
    const newUrl = Object.hasOwn(history, url) ? history[url] : undefined;
    return Promise.resolve({ urlHistory: newUrl === undefined ? null : { newUrl } } as never);
  };
  const transport: Transport = { query, mutate: query };
  const addresses = createAddresses({ ...plainPlan(origin), ...plan });
  const request = { path, query: {}, segment, transport, now: new Date() };
  return { asked, answer: findRedirect(request, { addresses, channelId: '1' }) };
}

it.each<[string, Record<string, string>, unknown]>([
  ['/p/vanha', { '/p/vanha': '/p/uusi' }, { to: '/p/uusi' }],
  ['/p/vanha', { '/p/vanha': `${origin}/p/uusi` }, { to: '/p/uusi' }],
  ['/p/mönkijä', { '/p/m%C3%B6nkij%C3%A4': '/p/hiihtäjä' }, { to: '/p/hiiht%C3%A4j%C3%A4' }],
  ['/a', { '/a': '/b', '/b': '/c' }, { to: '/c' }],
  ['/a', { '/a': '/lista?s=renkaat#tulokset' }, { to: '/lista?s=renkaat#tulokset' }],
  ['/a', { '/a': '/b', '/b': '/a' }, null],
  ['/a', { '/a': '/a' }, null],
  ['/a', {}, null],
  ['/a', { '/a': '' }, 'gone'],
  ['/a', { '/a': 'https://evil.example/a' }, null],
  ['/a', { '/a': '//evil.example' }, null],
  ['/a', { '/a': '/\\evil.example' }, null],
  ['/a', { '/a': '/b\r\nset-cookie: x' }, null],
  ['/a', { '/a': 'javascript:alert(1)' }, null],
])('finds for %s in %j: %j', async (path, history, answer) => {
  expect(await find(path, history).answer).toEqual(answer);
});

it('queries in the form of the backend, and returns addresses in the form of the shop', async () => {
  const segment = { ...testContext().segment, locale: 'sv' as const };
  const { asked, answer } = find(
    '/fi/sv/gammal',
    { '/sv/gammal': '/sv/ny' },
    { marketInPath: true },
    segment,
  );
  expect(await answer).toEqual({ to: '/fi/sv/ny' });
  expect(asked).toEqual(['/sv/gammal', '/sv/ny']);
});

it('makes no request for an address that no page can have had', async () => {
  const { asked, answer } = find(`/${'x'.repeat(500)}`, {});
  expect([await answer, asked]).toEqual([null, []]);
});
