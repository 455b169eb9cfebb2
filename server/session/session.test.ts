/** The session against a small auth service made from the contract. */
import { expect, it } from 'vitest';
import { sendJson } from '#server/http/reply.ts';
import type { Route } from '#server/http/route.ts';
import { type Call, fakeService, type Reply } from '#server/testing/fake-service.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import { authRoutes } from './auth-routes.ts';
import { createAuthGateway } from './auth-service.ts';
import { createSession } from './session.ts';
import { createSessionCookies } from './session-cookies.ts';
import { tokenState } from './token-life.ts';

const own = 'https://shop.example';
const now = () => 2_000_000_000_000;
const seconds = now() / 1000;
const jwt = (name: string, iat: number, exp: number) =>
  `h.${Buffer.from(JSON.stringify({ name, iat, exp })).toString('base64url')}.s`;
const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='));
const fresh = jwt('fresh', seconds - 10, seconds + 890);
const due = jwt('due', seconds - 820, seconds + 80);
const over = jwt('over', seconds - 1000, seconds - 100);

/** Has one user, one password hash, and refresh tokens r1, r2 … that each return the next. */
function service(call: Call): Reply {
  const given = call.headers['x-auth-refresh-token'];
  if (call.url.startsWith('/sign/')) return { body: { identity: 'i', signature: 's', timestamp: 't' } };
  if (call.method === 'GET' && call.url === '/auth/login') {
    if (typeof given !== 'string' || !given.startsWith('r')) return { status: 401 };
    return {
      body: { token: fresh, maxAge: 900 },
      headers: { 'x-auth-refresh-token': `r${Number(given.slice(1)) + 1}` },
    };
  }
  if (call.url === '/auth/logout') return {};
  const sent = JSON.parse(call.body) as Record<string, unknown>;
  if (!sent['signature']) return { body: { sign: 'challenge-1' } };
  if (sent['password'] !== 'hash') return { status: 401 };
  return { body: { token: fresh, maxAge: 900 }, headers: { 'x-auth-refresh-token': 'r1' } };
}

async function world(reply: (call: Call) => Reply | Promise<Reply> = service) {
  const fake = await fakeService(reply);
  const auth = createAuthGateway({
    authUrl: `${fake.url}/auth`,
    signUrl: `${fake.url}/sign/key?identity=`,
  });
  const cookies = createSessionCookies(own);
  const session = createSession(auth, cookies, now);
  const routes = authRoutes({ auth, session, cookies, ownOrigins: new Set([own]) });
  const whoami: Route = {
    url: '/whoami',
    method: ['GET'],
    handler: async (request, reply) => sendJson(reply, 200, await session.token(request, reply)),
  };
  const http = await httpWorld([...routes, whoami]);
  const post = (action: string, body: unknown, headers: Record<string, string> = {}) =>
    http.get(
      `/auth/${action}`,
      { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      { method: 'POST', body: JSON.stringify(body) },
    );
  const whoIs = async (cookie: string) => {
    const answer = await http.get('/whoami', { cookie });
    return { token: (await answer.json()) as string | null, set: answer.headers.getSetCookie() };
  };
  return { ...http, calls: fake.calls, post, whoIs };
}

const login = { username: 'a@b.c', signature: { identity: 'i' }, password: 'hash' };

it('logs in and keeps both tokens where no script can read them', async () => {
  const { post } = await world();
  expect(await (await post('login', { username: 'a@b.c' })).json()).toEqual({ sign: 'challenge-1' });
  const answer = await post('login', login);
  const text = await answer.text();
  expect(JSON.parse(text)).toEqual({ maxAge: 900 });
  expect(
    text + JSON.stringify(Object.fromEntries(answer.headers.entries())).replace(/"set-cookie":"[^"]*"/, ''),
  ).not.toContain(fresh);
  expect(answer.headers.get('x-auth-refresh-token')).toBeNull();
  const set = answer.headers.getSetCookie();
  expect(set).toContain(`__Host-ralph-auth=${fresh}; Max-Age=900; Path=/; HttpOnly; Secure; SameSite=Lax`);
  expect(set).toContain(
    '__Host-ralph-auth-refresh=r1; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(set).toContain('ralph-user=a%40b.c; Max-Age=604800; Path=/; Secure; SameSite=Lax');
  expect(set).toContain('ralph-user-maxage=604800; Max-Age=604800; Path=/; Secure; SameSite=Lax');
});

it('keeps a session without "remember me" for half an hour', async () => {
  const { post } = await world();
  const set = (await post('login', { ...login, sessionLifetime: 30 })).headers.getSetCookie().join('\n');
  expect(set).toContain('__Host-ralph-auth-refresh=r1; Max-Age=1800; Path=/; HttpOnly; Secure; SameSite=Lax');
  expect(set).toContain('ralph-user-maxage=1800');
});

it('forwards a rejection and sets no cookies', async () => {
  const { post } = await world();
  const answer = await post('login', { ...login, password: 'wrong' });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
});

it('logs out when the current password is wrong at a change', async () => {
  const { post } = await world();
  const answer = await post(
    'password',
    { ...login, password: 'wrong', newPassword: 'x' },
    { cookie: '__Host-ralph-auth-refresh=r1' },
  );
  expect(answer.status).toBe(401);
  expect(answer.headers.getSetCookie()).toContain(
    '__Host-ralph-auth=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
});

it('signs through the shop, so that the browser has no key', async () => {
  const { get, calls } = await world();
  const answer = await get('/auth/sign?identity=challenge-1', { 'sec-fetch-site': 'same-origin' });
  expect(await answer.json()).toMatchObject({ signature: 's' });
  expect(calls[0]?.url).toBe('/sign/key?identity=challenge-1');
  expect((await get('/auth/sign?identity=a%2Fb', { 'sec-fetch-site': 'same-origin' })).status).toBe(400);
});

it('revokes the refresh token at logout and clears every cookie of the session (R-SESSION-5)', async () => {
  const { post, calls } = await world();
  const answer = await post(
    'logout',
    {},
    { cookie: `__Host-ralph-auth=${fresh}; __Host-ralph-auth-refresh=r7` },
  );
  expect(answer.status).toBe(200);
  expect(
    answer.headers
      .getSetCookie()
      .filter(line => line.includes('Max-Age=0'))
      .map(nameOf),
  ).toEqual([
    '__Host-ralph-auth',
    '__Host-ralph-auth-refresh',
    'ralph-user',
    'ralph-user-maxage',
    'ralph-user-spoofed',
    'ralph-user-type',
    'ralph-cart',
  ]);
  expect(calls[0]?.headers['x-auth-refresh-token']).toBe('r7');
});

it.each([
  ['good', fresh],
  ['due', due],
  ['over', over],
  ['good', 'opaque'],
  ['over', ''],
])('finds a token %s', (state, token) => {
  expect(tokenState(token, now())).toBe(state);
});

it('renews a token in the last tenth of its life, once for all tabs', async () => {
  const { whoIs, calls } = await world();
  const cookie = `__Host-ralph-auth=${due}; __Host-ralph-auth-refresh=r1; ralph-user=a; ralph-user-maxage=604800`;
  const all = await Promise.all(Array.from({ length: 5 }, () => whoIs(cookie)));
  expect(all.map(({ token }) => token)).toEqual(Array(5).fill(fresh));
  expect(all[4]?.set.join('\n')).toContain('__Host-ralph-auth-refresh=r2');
  await whoIs(cookie);
  expect(calls).toHaveLength(1);
});

it('keeps a token with enough life left, and one that cannot be renewed', async () => {
  const { whoIs, calls } = await world();
  expect((await whoIs(`__Host-ralph-auth=${fresh}; __Host-ralph-auth-refresh=r1`)).token).toBe(fresh);
  expect((await whoIs(`__Host-ralph-auth=${due}`)).token).toBe(due);
  expect((await whoIs('')).token).toBeNull();
  expect((await whoIs(`__Host-ralph-auth=${over}`)).token).toBeNull();
  expect(calls).toHaveLength(0);
});

it('starts again from the refresh token when the other cookie is over', async () => {
  const { whoIs } = await world();
  expect((await whoIs('__Host-ralph-auth-refresh=r1')).token).toBe(fresh);
});

/** @proves FAULT-14 */
it('renews for five tabs at once when the first renewal fails, with two calls', async () => {
  let failures = 1;
  const { whoIs, calls } = await world(call => (failures-- > 0 ? { status: 500 } : service(call)));
  const cookie = `__Host-ralph-auth=${due}; __Host-ralph-auth-refresh=r1`;
  const all = await Promise.all(Array.from({ length: 5 }, () => whoIs(cookie)));
  expect(all.map(({ token }) => token)).toEqual(Array(5).fill(fresh));
  expect(calls).toHaveLength(2);
});

it('retries once when the service fails, and ends no session for it', async () => {
  let failures = 1;
  const { whoIs, calls } = await world(call => (failures-- > 0 ? { status: 500 } : service(call)));
  expect((await whoIs(`__Host-ralph-auth=${due}; __Host-ralph-auth-refresh=r1`)).token).toBe(fresh);
  expect(calls).toHaveLength(2);
});

it.each([
  ['is broken', { status: 500 }],
  ['answers HTML', { body: '<html>' }],
  ['answers a list', { body: [] }],
])('keeps the session while the service %s', async (_name, reply) => {
  const { whoIs, calls, post } = await world(() => reply);
  const { token, set } = await whoIs(`__Host-ralph-auth=${due}; __Host-ralph-auth-refresh=r1`);
  expect([token, set, calls.length]).toEqual([due, [], 2]);
  const answer = await post('login', login);
  expect([answer.status, await answer.text()]).toEqual([503, '{}']);
});

/** A service whose tokens say more of their bearer than the name. */
const claiming =
  (claims: Record<string, unknown>) =>
  (call: Call): Reply => {
    const token = `h.${Buffer.from(JSON.stringify({ ...claims, iat: seconds - 10, exp: seconds + 890 })).toString('base64url')}.s`;
    const answer = service(call);
    return answer.headers?.['x-auth-refresh-token'] ? { ...answer, body: { token, maxAge: 900 } } : answer;
  };
const signIn = async (claims: Record<string, unknown>, cookie = '') =>
  (
    await (await world(claiming(claims))).post('login', login, cookie ? { cookie } : {})
  ).headers.getSetCookie();

it('sets the customer type of the account and its price display', async () => {
  const set = await signIn({ CustomerType: 'ORGANIZATION' }, 'ralph-vat-included=true');
  expect(set).toContain('ralph-user-type=ORGANIZATION; Max-Age=31536000; Path=/; Secure; SameSite=Lax');
  expect(set.join('\n')).toContain('ralph-vat-included=; ');
  const same = await signIn({ 'https://x/claims/CustomerType': 'PERSON' }, 'ralph-vat-included=false');
  expect(same.join('\n')).toContain('ralph-user-type=PERSON');
  expect(same.join('\n')).not.toContain('ralph-vat-included');
  expect((await signIn({ CustomerType: 'x; Path=/evil' })).join('\n')).not.toContain('ralph-user-type');
});

it('says that an administrator acts as the user, as long as one does', async () => {
  expect((await signIn({ SpoofedBy: 'staff@shop' })).join('\n')).toContain('ralph-user-spoofed=true');
  expect((await signIn({}, 'ralph-user-spoofed=true')).join('\n')).toContain('ralph-user-spoofed=; ');
  expect((await signIn({})).join('\n')).not.toContain('ralph-user-spoofed');
});

it.each([
  ['604800', 604_800],
  ['1800', 1_800],
  ['9e9', 1_800],
])('a changed password keeps the life of %s that was chosen at login', async (life, seconds_) => {
  const { post } = await world();
  const answer = await post(
    'password',
    { ...login, newPassword: 'x' },
    { cookie: `__Host-ralph-auth-refresh=r1; ralph-user-maxage=${life}` },
  );
  expect(answer.headers.getSetCookie().join('\n')).toContain(`ralph-user-maxage=${seconds_}`);
});

it('clears the name of an ended session', async () => {
  const { whoIs } = await world();
  expect((await whoIs('ralph-user=a')).set.map(nameOf)).toContain('ralph-user');
  expect((await whoIs('ralph-cart=a')).set).toEqual([]);
});

/** @proves FAULT-11 */
it('moves the tokens of an earlier version to names that no sibling domain can set', async () => {
  const { whoIs } = await world();
  const { token, set } = await whoIs(
    `ralph-auth=${fresh}; ralph-auth-refresh=r1; ralph-user-maxage=604800; ralph-user=a`,
  );
  expect(token).toBe(fresh);
  expect(set).toEqual([
    'ralph-auth=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    'ralph-auth-refresh=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    `__Host-ralph-auth=${fresh}; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax`,
    '__Host-ralph-auth-refresh=r1; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
  // Renewed at once when it is due, under the new names only.
  const renewed = await whoIs('ralph-auth-refresh=r1');
  expect(renewed.token).toBe(fresh);
  expect(renewed.set.findLast(line => line.startsWith('__Host-ralph-auth-refresh='))).toContain('=r2;');
});

/** @proves FAULT-6, FAULT-11 */
it('ignores and removes tokens of the old names beside those of the new ones', async () => {
  const { whoIs, post, calls } = await world();
  const planted = 'ralph-auth=a.b.c; ralph-auth-refresh=r9';
  for (const mine of [`__Host-ralph-auth=${fresh}`, '__Host-ralph-auth-refresh=r1']) {
    const { token, set } = await whoIs(`${planted}; ${mine}`);
    expect(token).toBe(fresh);
    expect(set.join('\n')).toMatch(/^ralph-auth=; .*\nralph-auth-refresh=; /);
    expect(set.join('\n')).not.toMatch(/a\.b\.c|r9/);
  }
  await post('login', login, { cookie: planted });
  await post('logout', {}, { cookie: `${planted}; __Host-ralph-auth-refresh=r1` });
  expect(calls.at(-1)?.headers['x-auth-refresh-token']).toBe('r1');
});

it('ends the session when the service says so', async () => {
  const { whoIs } = await world();
  const { token, set } = await whoIs(`__Host-ralph-auth=${due}; __Host-ralph-auth-refresh=gone`);
  expect(token).toBeNull();
  expect(set.join('\n')).toContain('__Host-ralph-auth=; ');
});

it.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'https://evil.example' }, 403],
  [{ cookie: '__Host-ralph-auth=x' }, 403],
  [{ origin: own }, 200],
])('lets %j change a session: %i', async (headers, status) => {
  const { get } = await world();
  for (const action of ['login', 'logout']) {
    const answer = await get(
      `/auth/${action}`,
      { 'content-type': 'application/json', ...headers },
      { method: 'POST', body: '{"username":"a"}' },
    );
    expect(answer.status).toBe(status);
  }
});

it.each([
  ['text/plain', '{}', 415],
  ['application/json', '{', 400],
  ['application/json', '[]', 400],
  ['application/json', `{"password":"${'x'.repeat(1_000_000)}"}`, 413],
])('rejects credentials as %s %.20s', async (type, body, status) => {
  const { get, calls } = await world();
  const answer = await get(
    '/auth/login',
    { 'content-type': type, 'sec-fetch-site': 'same-origin' },
    { method: 'POST', body },
  );
  expect([answer.status, calls.length]).toEqual([status, 0]);
});

it('passes the trace of a request on to the auth service', async () => {
  const { post, whoIs, get, calls } = await world();
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  await post('login', login, { traceparent });
  await get('/whoami', { cookie: `ralph-auth=${due}; ralph-auth-refresh=r1`, traceparent });
  await get('/auth/sign?identity=challenge-1', { 'sec-fetch-site': 'same-origin', traceparent });
  expect(calls.map(({ headers }) => headers['traceparent'])).toEqual([traceparent, traceparent, traceparent]);
  await whoIs(`ralph-auth=${due}; ralph-auth-refresh=r2`);
  expect(calls.at(-1)?.headers['traceparent']).toBeUndefined();
});
