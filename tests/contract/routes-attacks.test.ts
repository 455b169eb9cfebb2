/** Addresses, markets and sign-in links with invalid and hostile input (R-ROUTE-4, R-ROUTE-6). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goodLink } from '#server/testing/fake-visitors.ts';
import { browserGoes, modes, origin, serverWorld } from '../support/worlds/route-world.ts';

type Mode = keyof typeof modes;
const every = Object.keys(modes) as Mode[];
const inMarket: Mode = 'market in the path';

beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => void vi.unstubAllGlobals());

describe.each(every)('with %s', mode => {
  /** @proves FAULT-101 */
  it.each([
    '/fi//evil.com',
    '//evil.com',
    '///evil.com/%2e%2e',
    '/%2f%2fevil.com',
    '/%2F%2Fevil.com/',
    '/sv/%5Cevil.com',
    '/sv/\\evil.com',
    '/sv/se/@evil',
    '/sv/se/%40evil.com',
    '/sv/evil.com',
    '/evil.com/sv',
    '/evil.com/sv//x',
    '/fi/sv/https:/evil.com',
    '/tuotteet?returnTo=https:evil.com',
    '/x%0d%0aSet-Cookie:x=1',
    '/sv/se/x%0d%0aSet-Cookie:x=1',
    '/se?a=%0d%0aSet-Cookie:x=1',
    '/.%2e/.%2e//evil.com',
    '/fi/..%2f..%2f/evil.com',
  ])('%s never redirects to another site or injects a header (R-ROUTE-6)', async path => {
    const server = await serverWorld(mode);
    const cookie = 'ralph-selected-market=se';
    let at = path;
    for (let step = 0; step < 5; step += 1) {
      const raw = await server.raw(
        `GET ${at} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\nx-test-host: kauppa.example\r\nconnection: close\r\n\r\n`,
      );
      const head = raw.split('\r\n\r\n', 1)[0] ?? '';
      expect(head).not.toMatch(/^set-cookie:\s*x=/im);
      expect(Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1])).toBeLessThan(500);
      const location = /^location: (.*)$/im.exec(head)?.[1];
      if (location === undefined) return;
      const next = new URL(location, origin);
      expect([origin, 'https://butik.example']).toContain(next.origin);
      expect(location).not.toMatch(/^\/[/\\]|[\s\\]/);
      at = next.pathname + next.search;
    }
    expect.fail('the redirects never end');
  });

  it.each(['//evil.com', '/\\evil.com', 'https://evil.com/', 'javascript:alert(1)', '/%E0%A4%A'])(
    'the browser matches no page of ours at %s',
    async href => {
      const at = { market: 'fi', locale: 'fi' } as const;
      const went = await browserGoes(mode, at, href).catch(() => ({ left: 'refused' }));
      expect(went).toHaveProperty('left');
    },
  );

  /** @proves FAULT-102 */
  it.each([
    ['an unknown alias', '/xx/sv/kassan', 'ralph-selected-market=se'],
    ['a market cookie against the path', '/fi/fi/kassa', 'ralph-selected-market=dk'],
    ['a language cookie against the path', '/fi/sv/kassan', 'ralph-locale=fi'],
    ['both cookies against the path', '/se/fi/kassa', 'ralph-selected-market=dk; ralph-locale=sv'],
    ['a language that the market does not allow', '/dk/fi/kassa', 'ralph-locale=fi'],
    ['cookies with unknown values', '/', 'ralph-selected-market=zz; ralph-locale=en'],
    ['the front page of a market without Finnish', '/', 'ralph-selected-market=dk; ralph-locale=fi'],
  ])('%s ends after at most two redirects, without a loop', async (_what, path, cookie) => {
    const server = await serverWorld(mode);
    const end = await server.visit(path, { cookie });
    expect(end.steps.length).toBeLessThanOrEqual(2);
    expect([200, 404]).toContain(end.status);
  });

  /** @proves FAULT-103 */
  it.each(['/%E0%A4%A', '/x%', `/${'x'.repeat(8_000)}`, '/404', '/no/such/page/at/all', '/sv/no/such/page'])(
    '%.30s answers at the requested address, in the page layout, with noindex',
    async path => {
      const server = await serverWorld(mode);
      const end = await server.visit(path);
      expect(end.status).toBe(path.includes('%') ? 400 : 404);
      if (end.status === 404) {
        expect(end.page).toBe('not-found');
        expect(end.at.endsWith(path.replace(/^\/sv/, ''))).toBe(true);
      }
      expect(end.body).toMatch(/<meta name="robots" content="noindex">/);
      expect(end.headers.get('cache-control')).toBe('private, no-store');
    },
  );

  /** @proves FAULT-9 */
  it.each(['', 'x', 'a.b.c', 'x'.repeat(10_000), '%00', '{"alg":"none"}'])(
    'the token %.20j in a link grants nothing and is removed from the address (R-SESSION-8)',
    async token => {
      const server = await serverWorld(mode);
      const orders = server.addresses.path({ market: 'fi', locale: 'fi' }, '/tilini/tilaukset');
      const answer = await server.ask(`${orders}?loginToken=${encodeURIComponent(token)}&a=1`);
      expect(answer.status).toBe(302);
      expect(answer.location).toBe(server.addresses.path({ market: 'fi', locale: 'fi' }, '/'));
      expect(answer.body).toBe('');
      expect(answer.headers.get('set-cookie') ?? '').not.toMatch(/ralph-auth=(?!;)/);
      expect(JSON.stringify(server.lines)).not.toContain('loginToken');
    },
  );

  it('a valid token works once, is removed from the address, and the guard is evaluated again (R-SESSION-8)', async () => {
    const server = await serverWorld(mode);
    const at = { market: 'fi', locale: 'fi' } as const;
    const orders = server.addresses.path(at, '/tilini/tilaukset');
    const link = `${orders}?a=1&loginToken=${goodLink}&b=%C3%A4`;
    // A link scanner that sends HEAD does not consume the token.
    expect((await server.ask(link, { method: 'HEAD' })).headers.get('set-cookie')).toBeNull();
    const first = await server.ask(link);
    expect([first.status, first.location]).toEqual([302, `${orders}?a=1&b=%C3%A4`]);
    expect(first.headers.get('set-cookie')).toContain('ralph-auth=of-the-link');
    expect(first.headers.get('referrer-policy')).toBe('no-referrer');
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(await server.ask(orders, { cookie: 'ralph-auth=of-the-link' })).toMatchObject({
      status: 200,
      page: 'account-orders',
    });
    const again = await server.ask(link);
    expect(again.location).toBe(server.addresses.path(at, '/'));
    expect(again.headers.get('set-cookie')).toBeNull();
  });

  it('a redirect keeps the whole query (R-ROUTE-7)', async () => {
    const server = await serverWorld(mode);
    const path = server.addresses.path({ market: 'fi', locale: 'fi' }, '/content/toimitus');
    const { location } = await server.ask(`${path}?page=2&utm_source=kirje&p-x=a%7Eb`);
    expect(location).toMatch(/\/toimitus\?page=2&utm_source=kirje&p-x=a%7Eb$/);
  });
});

it('an unknown market in the path is replaced by the fallback market and logged (R-ROUTE-4)', async () => {
  const server = await serverWorld(inMarket);
  const answer = await server.ask('/zz/sv/kassan?a=1', { cookie: 'ralph-selected-market=dk' });
  expect([answer.status, answer.location]).toEqual([302, '/fi/sv/kassan?a=1']);
  const cookies = answer.headers.getSetCookie();
  expect(cookies[0]).toMatch(/^ralph-selected-market=fi; .*Max-Age=31536000/);
  expect(cookies[1]).toMatch(/^ralph-checkout-market=fi; .*Max-Age=31536000/);
  expect(server.lines).toContainEqual(expect.objectContaining({ msg: 'unknown market alias', market: 'fi' }));
});

it('an extra slash, a missing market and a renamed path take two redirects', async () => {
  const server = await serverWorld(inMarket);
  const one = await server.ask('/tuotteet//?a=1');
  expect([one.status, one.location]).toEqual([302, '/fi/fi/tuotteet?a=1']);
  expect((await server.ask('/fi/fi/tuotteet/')).location).toBe('/fi/fi/tuotteet');
});

it('ignores the languages of the browser (R-ROUTE-2)', async () => {
  const server = await serverWorld(inMarket);
  const answer = await server.get('/', { 'accept-language': 'sv', 'x-test-host': 'kauppa.example' });
  expect(answer.headers.get('location')).toBe('/fi/fi');
});
