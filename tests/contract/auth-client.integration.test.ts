/** The auth service over real HTTP, used by both generations of clients of the hosted platform. */
import { expect, it } from 'vitest';
import { type AuthClient, type AuthOutcome, createAuthClient } from '../support/auth-client.ts';
import { authWorld, salt } from '../support/worlds/auth-world.ts';

const generations = ['sdk', 'older'] as const;
const mail = 'ann@example.com';

async function shop(generation: (typeof generations)[number] = 'sdk') {
  const world = await authWorld();
  return { ...world, client: createAuthClient({ base: world.base, salt, generation }) };
}

const registered = async (client: AuthClient): Promise<AuthOutcome> => {
  const made = await client.register(mail, 'first secret');
  expect(made.status).toBe(200);
  return made;
};

/** Name as the SDK derives it: last path segment, first letter in lower case. */
function claimsOf(token: unknown): Record<string, unknown> {
  const claims = JSON.parse(
    Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString('utf8'),
  ) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(claims).map(([key, value]) => {
      const name = key.split('/').at(-1) ?? '';
      return [name.charAt(0).toLowerCase() + name.slice(1), value];
    }),
  );
}

it.each(generations)(
  'registers, signs in, renews, changes the password and signs out: %s client',
  async generation => {
    const { client } = await shop(generation);
    const made = await registered(client);
    expect(made.body).toEqual({ token: expect.any(String), maxAge: 900 });
    expect(made.refreshToken).toMatch(/^[\w.-]+$/);

    const entered = await client.login(mail, 'first secret');
    expect([entered.status, entered.body['maxAge']]).toEqual([200, 900]);
    const renewed = await client.refresh(entered.refreshToken);
    expect([renewed.status, typeof renewed.body['token']]).toEqual([200, 'string']);
    expect(renewed.refreshToken).not.toBe(entered.refreshToken);

    const change = { username: mail, password: 'first secret', newPassword: 'second secret' };
    const changed = await client.changePassword(change, renewed.refreshToken);
    expect(changed.status).toBe(200);
    expect((await client.login(mail, 'first secret')).status).toBe(401);
    expect((await client.login(mail, 'second secret')).status).toBe(200);

    const out = await client.logout(changed.refreshToken);
    expect([out.status, out.body]).toEqual([200, {}]);
    expect((await client.refresh(changed.refreshToken)).status).toBe(401);
  },
);

it('writes the claims that clients read', async () => {
  const { client, now } = await shop();
  const { body } = await registered(client);
  const raw = JSON.parse(
    Buffer.from(String(body['token']).split('.')[1] ?? '', 'base64url').toString('utf8'),
  ) as Record<string, unknown>;
  expect(raw['http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name']).toBe(mail);
  const claims = claimsOf(body['token']);
  expect(claims).toMatchObject({
    name: mail,
    sid: '1',
    customerType: 'PERSON',
    memberId: '0',
    memberType: '',
    memberDiscount: '0',
    exp: Math.floor(now().getTime() / 1000) + 900,
  });
  expect(claims).not.toHaveProperty('expired');
  expect(claims).not.toHaveProperty('spoofedBy');
});

it('returns a challenge of safe characters and constant length for known and unknown names', async () => {
  const { client } = await shop();
  await registered(client);
  const known = await client.challenge(mail);
  const unknown = await client.challenge('unknown@example.com');
  expect([known, unknown].every(text => /^[\w.-]+$/.test(text))).toBe(true);
  expect(known.length).toBe(unknown.length);
  expect(await client.signature(mail)).toEqual({
    identity: expect.any(String),
    signature: expect.any(String),
    timestamp: expect.any(String),
  });
});

it('answers a plain GET with a challenge, and a GET that asks for a session with an empty 401', async () => {
  const { base, client } = await shop();
  await registered(client);
  const plain = await fetch(`${base}/api/demo_prod/login`);
  const { sign } = (await plain.json()) as { sign: string };
  expect([plain.status, typeof sign]).toEqual([200, 'string']);
  // In the older form the challenge is independent of the name.
  const signature: unknown = await (await fetch(`${base}/auth/sign/key?identity=${sign}`)).json();
  expect((await client.login(mail, 'first secret', { signature })).status).toBe(200);

  const sessionCheck = await client.refresh(null);
  expect([sessionCheck.status, sessionCheck.body]).toEqual([401, {}]);
  const wrong = await client.refresh('no.such.token');
  expect([wrong.status, wrong.body]).toEqual([401, {}]);
});

it('renews with the cookie of the service for a client without header support', async () => {
  const { base, client } = await shop('older');
  const made = await registered(client);
  const [cookie = ''] = made.headers.getSetCookie().map(text => text.split(';')[0] ?? '');
  expect(made.headers.getSetCookie()[0]).toMatch(
    /Max-Age=604800; Path=\/api\/demo_prod; HttpOnly; SameSite=Strict$/,
  );
  const headers = { cookie, 'content-type': 'application/json' };
  const renewed = await fetch(`${base}/api/demo_prod/login`, { headers });
  expect([renewed.status, Object.keys((await renewed.json()) as object)]).toEqual([200, ['token', 'maxAge']]);
  const foreign = await fetch(`${base}/api/demo_prod/login`, {
    headers: { ...headers, 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.status).toBe(401);
});

it('allows other origins and exposes the refresh token to them', async () => {
  const { base } = await shop();
  const origin = 'https://app.example';
  const preflight = await fetch(`${base}/api/demo_prod/login`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-auth-refresh-token');
  for (const path of ['/api/demo_prod/login', '/auth/sign/key?identity=x']) {
    const answer = await fetch(base + path, { headers: { origin } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-auth-refresh-token');
  }
});

it('answers 409 for a taken address in any spelling, and mails its owner', async () => {
  const { client, db } = await shop();
  await registered(client);
  for (const name of [mail, ' ANN@Example.com ']) {
    const again = await client.register(name, 'other secret');
    expect([again.status, again.body]).toEqual([409, {}]);
  }
  expect((await client.login(mail, 'first secret')).status).toBe(200);
  const letters = await db.selectFrom('outbox').select('kind').orderBy('outbox_id').execute();
  expect(letters.map(({ kind }) => kind)).toEqual(['welcome', 'already-registered']);
});

it('creates one account from concurrent registrations', async () => {
  const { client, db } = await shop();
  const all = await Promise.all(Array.from({ length: 6 }, () => client.register(mail, 'first secret')));
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await db.selectFrom('customer').select('customer_id').execute()).toHaveLength(1);
});

it('signs for known API keys only', async () => {
  const world = await authWorld({ apiKeys: ['right'] });
  const challenge = await createAuthClient({ base: world.base, salt }).challenge(mail);
  const wrong = await fetch(`${world.base}/auth/sign/wrong?identity=${challenge}`);
  expect([wrong.status, await wrong.json()]).toEqual([
    401,
    { errors: [{ message: expect.any(String), extensions: { code: 'INVALID_API_KEY' } }] },
  ]);
  expect((await fetch(`${world.base}/auth/sign/right?identity=${challenge}`)).status).toBe(200);
});

it('has no other actions', async () => {
  const { base } = await shop();
  for (const path of ['/api/demo_prod/user', '/api/demo/login', '/api/', '/api/demo_prod/login/more'])
    for (const method of ['GET', 'POST']) expect((await fetch(base + path, { method })).status).toBe(404);
});

it.each([
  ['invalid JSON', '{', 400, 'application/json'],
  ['a document that is not an object', '[]', 400, 'application/json'],
  ['no name', '{}', 400, 'application/json'],
  ['a splat name that is not a string', '{"username":{"a":1}}', 400, 'application/json'],
  ['a form', 'username=a', 415, 'application/x-www-form-urlencoded'],
  ['plain text', '{"username":"a@b.c"}', 415, 'text/plain'],
  ['a megabyte', `{"username":"a@b.c","password":"${'x'.repeat(1_000_000)}"}`, 413, 'application/json'],
])('rejects %s with an empty object', async (_name, body, status, type) => {
  const { base } = await shop();
  const answer = await fetch(`${base}/api/demo_prod/login`, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  });
  expect([answer.status, await answer.json()]).toEqual([status, {}]);
});
