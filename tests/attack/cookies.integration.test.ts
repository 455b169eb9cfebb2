/** The cookies of a shop behind https: what they carry, who can set them, and whose requests they serve. */
import { expect, it } from 'vitest';
import { cookieOf, httpsVisitor, password } from './https-visitor.ts';
import { shopForAttacks } from './shop-for-attacks.ts';

const shop = await shopForAttacks({ PUBLIC_ORIGIN: 'https://shop.example', FOREIGN_DOCUMENTS: 'true' });
const { ask, register } = httpsVisitor(`http://127.0.0.1:${shop.port}`);
const whoIs = async (cookie: string, headers: Record<string, string> = {}) => {
  const answer = await ask('/graphql', { cookie, ...headers }, { query: '{ getUser { email } }' });
  return { ...answer, email: /"email":"([^"]+)"/.exec(answer.text)?.[1] ?? null };
};

/** @proves FAULT-11 */
it('keeps the session where no script and no sibling domain can reach it', async () => {
  const set = await register('ann@shop.example');
  const named = (name: string) => set.find(line => line.startsWith(`${name}=`)) ?? '';
  for (const name of ['__Host-ralph-auth', '__Host-ralph-auth-refresh'])
    expect(named(name)).toMatch(/^[^;]{20,}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  for (const line of set) {
    expect(line).toMatch(/; Secure; SameSite=(Lax|Strict)$/);
    expect(line).not.toMatch(/; Domain=/i);
    expect(line.length).toBeLessThan(4096);
    // What scripts can read grants nothing.
    if (!line.includes('HttpOnly')) expect((await whoIs(line.split(';', 1)[0] ?? '')).email).toBeNull();
  }
  expect((await whoIs(cookieOf(set))).email).toBe('ann@shop.example');
});

/** @proves FAULT-6 */
it('signs no one out whose cookies have the names of an earlier version, and moves them once', async () => {
  const old = cookieOf(await register('ben@shop.example')).replaceAll('__Host-', '');
  const first = await whoIs(old);
  expect(first.email).toBe('ben@shop.example');
  const moved = first.set.filter(line => !line.includes('Max-Age=0'));
  expect(cookieOf(first.set)).toContain('ralph-auth=; ralph-auth-refresh=; ');
  const next = await whoIs(cookieOf(moved));
  expect([next.email, next.set]).toEqual(['ben@shop.example', []]);
  // A sibling domain can still set the old names: beside the new ones they mean nothing.
  const attacker = cookieOf(await register('eve@shop.example')).replaceAll('__Host-', '');
  expect((await whoIs(`${attacker}; ${cookieOf(moved)}`)).email).toBe('ben@shop.example');
});

/** @proves FAULT-6 */
it('gives a login a session of its own, whatever session an attacker has put into the browser', async () => {
  const planted = cookieOf(await register('mallory@shop.example'));
  const made = await register('victim@shop.example', planted);
  const mine = cookieOf(made);
  expect((await whoIs(mine)).email).toBe('victim@shop.example');
  for (const [, secret = ''] of planted.matchAll(/__Host-[\w-]+=([^;]+)/g))
    expect(mine).not.toContain(secret);
  // The attacker's copy of what was planted never becomes the victim's.
  expect((await whoIs(planted)).email).not.toBe('victim@shop.example');
});

/** @proves FAULT-12 */
it('serves the session to pages of the shop only', async () => {
  const cookie = cookieOf(await register('cia@shop.example'));
  for (const headers of [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' },
    { 'sec-fetch-site': 'same-site' },
  ]) {
    expect(await whoIs(cookie, headers)).toMatchObject({ status: 403, email: null });
    expect((await ask('/auth/login', { cookie, ...headers })).status).toBe(403);
    expect((await ask('/auth/logout', { cookie, ...headers }, {})).status).toBe(403);
  }
  const form = { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site', cookie };
  expect((await ask('/graphql', form, { query: 'mutation { removeAccount }' })).status).toBe(403);
  expect((await whoIs(cookie)).email).toBe('cia@shop.example');
});

/** @proves FAULT-12 */
it('renews by the cookie of the auth service for no page of a sibling domain', async () => {
  const username = 'dan@shop.example';
  await register(username);
  const login = '/api/demo_prod/login';
  const { json } = await ask(login, {}, { username });
  const { json: signature } = await ask(`/auth/sign/key?identity=${String(json['sign'])}`);
  const { set } = await ask(login, {}, { username, signature, password });
  expect(set).toEqual([expect.stringMatching(/^auth-refresh=.*; HttpOnly; Secure; SameSite=Strict$/)]);
  const cookie = cookieOf(set);
  for (const site of ['same-site', 'cross-site'])
    expect(await ask(login, { cookie, 'sec-fetch-site': site })).toMatchObject({ status: 401, set: [] });
  const own = await ask(login, { cookie });
  expect([own.status, typeof own.json['token']]).toEqual([200, 'string']);
});

/** @proves FAULT-15 */
it('answers garbage in cookies with the page, and clears what cannot be read', async () => {
  const garbage = [
    'ralph-cart=%00',
    `ralph-cart=${'x'.repeat(3_900)}`,
    'ralph-user-type={"__proto__":{"x":1}}',
    'ralph-selected-market=zz',
    'ralph-cart=a; ralph-cart=b',
    '__Host-ralph-auth=%E0%A4%A; __Host-ralph-auth-refresh=%00',
  ];
  for (const cookie of garbage) {
    const answer = await ask('/list', { cookie });
    expect([cookie, answer.status]).toEqual([cookie, 200]);
    // Browsers accept a change of such a cookie only with the attributes that it needs.
    for (const line of answer.set) expect(line).toMatch(/=; Max-Age=0; Path=\/; Secure; SameSite=Lax$/);
  }
  expect(cookieOf((await ask('/list', { cookie: 'ralph-cart=%00' })).set)).toBe('ralph-cart=');
  expect(cookieOf((await ask('/list', { cookie: '__Host-ralph-auth=%E0%A4%A' })).set)).toContain(
    '__Host-ralph-auth=',
  );
  expect(Reflect.get({}, 'x')).toBeUndefined();
});
