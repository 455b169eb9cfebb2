/** Attacks on logins and registrations over real HTTP (R-AUTH-14). */
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { type AuthClient, createAuthClient } from '#tests/support/auth-client.ts';
import { type AuthWorld, authWorld, salt } from '#tests/support/worlds/auth-world.ts';

const mail = 'ann@example.com';
const password = 'first secret';
const whoAmI = '{ getUser { id email } channels { id } }';

async function shop() {
  const world = await authWorld();
  const client = createAuthClient({ base: world.base, salt });
  return { ...world, client, ann: await client.register(mail, password) };
}

/** The public part of the answer is there; the account only for who is logged in. */
async function nameOf(client: AuthClient, token: unknown): Promise<string | null> {
  const { data, errors } = await client.graphql(whoAmI, token);
  expect(data?.['channels']).toEqual([{ id: '1|fi' }]);
  const user = data?.['getUser'] as { email: string } | null;
  if (!user) expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHORIZED']);
  return user?.email ?? null;
}

/** A login from another address of this machine, which counts as another network. */
function loginFrom(
  { port }: AuthWorld,
  localAddress: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; retryAfter: string | undefined }> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        localAddress,
        path: '/api/demo_prod/login',
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
      },
      answer => {
        answer.resume();
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });
}

/** @proves FAULT-1 */
it('blocks guesses after ten, under any name, and admits the owner from elsewhere (R-AUTH-14)', async () => {
  const world = await shop();
  const { client } = world;
  const proof = async (given: string) => ({
    username: mail,
    signature: await client.signature(mail),
    password: client.digest(given),
  });
  const guess = async (turn: number) =>
    loginFrom(world, '127.0.0.2', await proof(`guess ${turn}`), {
      'x-forwarded-for': `10.0.0.${turn}`,
      'x-real-ip': `10.0.0.${turn}`,
      forwarded: `for=10.0.0.${turn}`,
    });
  const answers = await Promise.all(Array.from({ length: 30 }, (_, turn) => guess(turn)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter(status => status === 401)).toHaveLength(10);
  expect(statuses.filter(status => status === 429)).toHaveLength(20);
  expect(Number(answers.find(({ status }) => status === 429)?.retryAfter)).toBeGreaterThan(0);
  expect((await loginFrom(world, '127.0.0.2', await proof(password))).status).toBe(429);
  expect((await loginFrom(world, '127.0.0.3', await proof(password))).status).toBe(200);
  world.later(301);
  expect((await loginFrom(world, '127.0.0.2', await proof(password))).status).toBe(200);
});

/** @proves FAULT-1 */
it('blocks one password on many accounts', async () => {
  const world = await shop();
  const { client } = world;
  const signature = await client.signature('anybody@example.com');
  const all = await Promise.all(
    Array.from({ length: 130 }, (_, turn) =>
      loginFrom(world, '127.0.0.2', {
        username: `user${turn}@example.com`,
        signature,
        password: client.digest('one for all'),
      }),
    ),
  );
  expect(all.filter(({ status }) => status === 429)).toHaveLength(30);
  expect((await client.login(mail, password)).status).toBe(200);
});

it('allows any number of logins with the right password', async () => {
  const { client } = await shop();
  for (let turn = 0; turn < 12; turn += 1) expect((await client.login(mail, password)).status).toBe(200);
});

/** @proves FAULT-3 */
it('answers unknown addresses as known ones', async () => {
  const { client } = await shop();
  const [known, unknown] = [
    await client.login(mail, 'wrong secret'),
    await client.login('unknown@example.com', 'wrong secret'),
  ];
  const shown = ({ status, body, headers }: typeof known) => [
    status,
    body,
    [...headers.keys()].filter(name => name !== 'x-request-id'),
    headers.get('content-length'),
  ];
  expect(shown(known)).toEqual(shown(unknown));
  expect(known.status).toBe(401);
  for (const email of [mail, 'unknown@example.com', 'no address'])
    expect(
      await client.graphql('mutation ($email: String!) { requestPasswordReset(email: $email) }', null, {
        email,
      }),
    ).toEqual({ data: { requestPasswordReset: true } });
  const subscribe = (email: string) =>
    client.graphql('mutation ($email: String!) { subscribeToNewsletter(email: $email) }', null, { email });
  // The second time the first address is known.
  expect(await subscribe('reader@example.com')).toEqual({ data: { subscribeToNewsletter: true } });
  expect(await subscribe('reader@example.com')).toEqual(await subscribe('stranger@example.com'));
});

/** @proves FAULT-4 */
it('accepts a signature once, also for concurrent logins, and never for another name or too late', async () => {
  const { client, later } = await shop();
  const signature = await client.signature(mail);
  const both = await Promise.all([
    client.login(mail, password, { signature }),
    client.login(mail, password, { signature }),
    client.login(mail, password, { signature }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  expect((await client.login(mail, password, { signature })).status).toBe(401);

  const afterAMistake = await client.signature(mail);
  expect((await client.login(mail, 'wrong secret', { signature: afterAMistake })).status).toBe(401);
  expect((await client.login(mail, password, { signature: afterAMistake })).status).toBe(401);

  const foreign = await client.signature('ben@example.com');
  expect((await client.login(mail, password, { signature: foreign })).status).toBe(401);
  const late = await client.signature(mail);
  later(301);
  expect((await client.login(mail, password, { signature: late })).status).toBe(401);
});

it.each([
  ['no object', 'text'],
  ['an empty one', {}],
  ['numbers', { identity: 1, signature: 2, timestamp: 3 }],
  ['foreign words', { identity: 'a.b.c.d', signature: 'x'.repeat(43), timestamp: '2026-01-01' }],
  ['endless words', { identity: 'x'.repeat(5000), signature: 'x', timestamp: 'x' }],
])('rejects a signature that is %s', async (_name, signature) => {
  const { client } = await shop();
  expect((await client.login(mail, password, { signature })).status).toBe(401);
});

it('rejects a signature with a changed letter', async () => {
  const { client } = await shop();
  const flipped = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
  for (const part of ['identity', 'signature', 'timestamp'] as const) {
    const good = (await client.signature(mail)) as Record<typeof part, string>;
    const signature = { ...good, [part]: flipped(good[part]) };
    expect((await client.login(mail, password, { signature })).status).toBe(401);
  }
});

/** @proves FAULT-5 */
it('stores no password that could be used (R-AUTH-2)', async () => {
  const { client, db } = await shop();
  await client.register('ben@example.com', password);
  const stored = await db.selectFrom('customer').select('password_hash').execute();
  const hashes = stored.map(row => row.password_hash);
  expect(new Set(hashes).size).toBe(2);
  for (const hash of hashes) {
    expect(hash).toMatch(/^\$argon2id\$/);
    const signature = await client.signature(mail);
    expect((await client.post('login', { username: mail, signature, password: hash })).status).toBe(401);
  }
});

/** @proves FAULT-13 */
it('rejects invalid digests, and digests of common passwords (R-AUTH-6)', async () => {
  const { client } = await shop();
  const username = 'new@example.com';
  const statusFor = async (given: unknown) => {
    const signature = await client.signature(username);
    return (await client.post('register', { username, signature, password: given })).status;
  };
  for (const given of [
    undefined,
    null,
    7,
    '',
    'plain',
    {},
    'x'.repeat(63),
    'x'.repeat(65),
    `${'x'.repeat(63)}\n`,
  ])
    expect(await statusFor(given)).toBe(400);
  for (const common of ['password123', '12345678', 'salasana'])
    expect(await statusFor(client.digest(common))).toBe(400);
  expect(await statusFor('x'.repeat(7_000))).toBe(400);
  expect(await statusFor('x'.repeat(1_000_000))).toBe(413);
});

/** @proves FAULT-13 */
it('distinguishes passwords by their eightieth letter, spaces and emoji (R-AUTH-6)', async () => {
  const { client } = await shop();
  const long = 'long '.repeat(16);
  for (const [at, given] of [`${long}a`, ' blanks around ', '🛞🛞🛞🛞🛞🛞🛞🛞'].entries()) {
    const name = `user${at}@example.com`;
    expect((await client.register(name, given)).status).toBe(200);
    expect((await client.login(name, given)).status).toBe(200);
    expect((await client.login(name, given.trim().slice(0, -1))).status).toBe(401);
  }
  expect((await client.login('user0@example.com', `${long}b`)).status).toBe(401);
});

/** @proves FAULT-16 */
it('uses only name and password of a registration (R-AUTH-16)', async () => {
  const { client, db } = await shop();
  const username = 'new@example.com';
  const signature = await client.signature(username);
  const more = {
    role: 'admin',
    balance: 100,
    customerType: 'BUSINESS',
    emailVerified: true,
    id: 1,
    memberId: 7,
  };
  const made = await client.post('register', {
    username,
    signature,
    password: client.digest('some secret'),
    ...more,
    ['__proto__']: { admin: true },
  });
  expect(made.status).toBe(200);
  expect(
    await db
      .selectFrom('customer')
      .select(['customer_id', 'customer_type', 'member_id'])
      .where('email', '=', username)
      .execute(),
  ).toEqual([{ customer_id: 2, customer_type: 'PERSON', member_id: 0 }]);
});

/** @proves FAULT-133 */
it('counts an account as an organisation only with the number of one (R-CART-32)', async () => {
  const { client, backend } = await shop();
  const made = await client.register('firm@example.com', password);
  const set = async (user: string) => {
    const { errors } = await client.graphql(
      `mutation { updateUser(user: ${user}) { id } }`,
      made.body['token'],
    );
    const bearer = await backend.auth.service.bearer(String(made.body['token']));
    return [errors?.[0]?.extensions.code, bearer?.customerType, bearer?.lacksNumber];
  };
  const unnamed = [undefined, 'ORGANIZATION', true];
  expect(await set('{ customerType: ORGANIZATION }')).toEqual(unnamed);
  // A person's number, and a number of a country whose numbers cannot be checked.
  expect(await set('{ personalId: "131052-308T" }')).toEqual(unnamed);
  expect(await set('{ personalId: "12345", address: { country: "DE" } }')).toEqual(unnamed);
  expect(await set('{ personalId: "0737546-2", address: { country: "FI" } }')).toEqual([
    undefined,
    'ORGANIZATION',
    false,
  ]);
  expect(await set('{ personalId: "" }')).toEqual(unnamed);
  expect(await set('{ customerType: PERSON }')).toEqual([undefined, 'PERSON', false]);
});

it.each([
  'no address',
  'a@b',
  'a b@example.com',
  'a@example.com\r\nbcc: x@y.z',
  `${'x'.repeat(300)}@example.com`,
])('rejects the registration of %.30s', async username => {
  const { client } = await shop();
  expect((await client.register(username, password)).status).toBe(400);
});

it('logs no password, token, signature or reset key', async () => {
  const { client, ann, lines, db } = await shop();
  await client.login(mail, 'wrong secret');
  await client.refresh(ann.refreshToken);
  await nameOf(client, ann.body['token']);
  await client.graphql('mutation ($email: String!) { requestPasswordReset(email: $email) }', null, {
    email: mail,
  });
  const [letter] = await db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'password-reset')
    .execute();
  const log = JSON.stringify(lines);
  const secrets = [
    client.digest(password),
    String(ann.body['token']),
    ann.refreshToken ?? '-',
    (letter?.payload as { resetKey: string } | undefined)?.resetKey ?? '-',
    mail,
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
});
