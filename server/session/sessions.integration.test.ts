/** Sessions, tokens and reset keys over real HTTP: how long they live, and how they end (R-AUTH-10, R-SESSION-5). */
import { createHmac, randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { type AuthClient, createAuthClient } from '#tests/support/auth-client.ts';
import { authWorld, salt } from '#tests/support/worlds/auth-world.ts';

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

/** @proves FAULT-7 */
it('ends a session for good with its logout, its end in the database, and a change of the password (R-SESSION-5)', async () => {
  const { client, ann, db } = await shop();
  expect(await nameOf(client, ann.body['token'])).toBe(mail);
  await client.logout(ann.refreshToken);
  expect(await nameOf(client, ann.body['token'])).toBeNull();
  expect((await client.refresh(ann.refreshToken)).status).toBe(401);

  const second = await client.login(mail, password);
  await db
    .updateTable('auth_session')
    .set({ expires_at: new Date(0) })
    .execute();
  expect(await nameOf(client, second.body['token'])).toBeNull();
  expect((await client.refresh(second.refreshToken)).status).toBe(401);

  const [tabA, tabB] = [await client.login(mail, password), await client.login(mail, password)];
  const change = { username: mail, password, newPassword: 'second secret' };
  const changed = await client.changePassword(change, tabA.refreshToken);
  for (const { body, refreshToken } of [tabA, tabB]) {
    expect(await nameOf(client, body['token'])).toBeNull();
    expect((await client.refresh(refreshToken)).status).toBe(401);
  }
  expect(await nameOf(client, changed.body['token'])).toBe(mail);
});

/** @proves FAULT-7 */
it('ends the short session after half an hour without renewal, the long one after seven days (R-SESSION-7)', async () => {
  const { client, later } = await shop();
  const short = await client.login(mail, password, { sessionLifetime: 30 });
  const long = await client.login(mail, password);
  later(1_799);
  const kept = await client.refresh(short.refreshToken);
  expect(kept.status).toBe(200);
  later(1_801);
  expect((await client.refresh(kept.refreshToken)).status).toBe(401);
  later(604_800 - 3_600 - 60);
  const still = await client.refresh(long.refreshToken);
  expect(still.status).toBe(200);
  later(604_801);
  expect((await client.refresh(still.refreshToken)).status).toBe(401);
});

/** @proves FAULT-115 */
it('measures sessions by the clock of the shop, two hours from that of the database, also when it jumps back', async () => {
  for (const hours of [2, -2]) {
    const { client, later } = await shop();
    later(hours * 3_600);
    const { body, refreshToken } = await client.login(mail, password, { sessionLifetime: 30 });
    later(-600);
    expect(await nameOf(client, body['token'])).toBe(mail);
    later(600 + 1_799);
    const kept = await client.refresh(refreshToken);
    expect(kept.status).toBe(200);
    later(1_801);
    expect((await client.refresh(kept.refreshToken)).status).toBe(401);
  }
});

it('changes no password without a session of the same account', async () => {
  const { client } = await shop();
  const ben = await client.register('ben@example.com', 'another secret');
  const change = { username: mail, password, newPassword: 'second secret' };
  for (const refreshToken of [null, 'x', ben.refreshToken])
    expect((await client.changePassword(change, refreshToken)).status).toBe(401);
  const wrong = { ...change, password: 'wrong secret' };
  const own = await client.login(mail, password);
  expect((await client.changePassword(wrong, own.refreshToken)).status).toBe(401);
  expect((await client.login(mail, password)).status).toBe(200);
});

/** @proves FAULT-8 */
it('resets once, within the hour, whatever strangers ask for meanwhile, and ends the sessions (R-AUTH-10)', async () => {
  const { client, ann, db, later } = await shop();
  const ask = () =>
    client.graphql('mutation ($email: String!) { requestPasswordReset(email: $email) }', null, {
      email: mail,
    });
  const keys = async () =>
    (
      await db
        .selectFrom('outbox')
        .select('payload')
        .where('kind', '=', 'password-reset')
        .orderBy('outbox_id')
        .execute()
    ).map(({ payload }) => (payload as { resetKey: string }).resetKey);
  const commit = async (resetKey: string, given = client.digest('second secret')) =>
    (
      await client.graphql(
        'mutation ($key: String!, $password: String!) { commitReset(resetKey: $key, password: $password) }',
        null,
        { key: resetKey, password: given },
      )
    ).data?.['commitReset'];

  await ask();
  await ask();
  const [older = '', newest = ''] = await keys();
  const flipped = (newest.startsWith('A') ? 'B' : 'A') + newest.slice(1);
  for (const key of [flipped, '', 'x', `${newest}x`, 'x'.repeat(10_000)])
    expect(await commit(key)).toBe(false);
  expect(await commit(newest, 'no digest')).toBeNull();
  // The first mail is the owner's; a stranger asked for the second.
  const all = await Promise.all([commit(older), commit(older), commit(older)]);
  expect(all.toSorted()).toEqual([false, false, true]);
  expect([await commit(older), await commit(newest)]).toEqual([false, false]);
  expect(await nameOf(client, ann.body['token'])).toBeNull();
  expect((await client.refresh(ann.refreshToken)).status).toBe(401);
  expect((await client.login(mail, password)).status).toBe(401);
  expect((await client.login(mail, 'second secret')).status).toBe(200);

  await ask();
  const last = (await keys()).at(-1) ?? '';
  later(3_601);
  expect(await commit(last)).toBe(false);
  expect(JSON.stringify(await db.selectFrom('password_reset').selectAll().execute())).not.toContain(last);
});

it('sends three mails an hour to one address from one network, without revealing it or shutting out the owner', async () => {
  const { client, db, backend } = await shop();
  for (let turn = 0; turn < 5; turn += 1)
    expect(
      await client.graphql('mutation ($email: String!) { requestPasswordReset(email: $email) }', null, {
        email: mail,
      }),
    ).toEqual({ data: { requestPasswordReset: true } });
  const letters = async () =>
    (await db.selectFrom('outbox').select('kind').where('kind', '=', 'password-reset').execute()).length;
  expect(await letters()).toBe(3);
  const askFrom = (ipAddress: string) =>
    backend.execute({
      documentText: `mutation { requestPasswordReset(email: "${mail}") }`,
      caller: { requestId: ipAddress, ipAddress },
    });
  await askFrom('203.0.113.5');
  expect(await letters()).toBe(4);
  // A mailbox is not flooded from many networks either.
  for (let turn = 0; turn < 40; turn += 1) await askFrom(`198.51.100.${turn}`);
  expect(await letters()).toBe(30);
});

/** @proves FAULT-9 */
it('exchanges the token of a link once, and only for that link’s customer (R-SESSION-8)', async () => {
  const { client, ann, backend } = await shop();
  const { staff } = backend.auth;
  const link = await staff.make({
    customer: ' ANN@example.com',
    by: 'admin@shop.example',
    mayPreview: false,
  });
  expect(link?.maxAge).toBe(3600);
  expect(await nameOf(client, link?.token)).toBe(mail);
  const all = await Promise.all([staff.exchange(link?.token ?? ''), staff.exchange(link?.token ?? '')]);
  const exchanged = all.filter(token => token !== null);
  expect(exchanged).toHaveLength(1);
  expect(await nameOf(client, exchanged[0]?.token)).toBe(mail);
  expect(await nameOf(client, link?.token)).toBeNull();
  expect(await staff.exchange(String(ann.body['token']))).toBeNull();
  expect(await nameOf(client, ann.body['token'])).toBe(mail);
  for (const garbage of ['x', '', 'x'.repeat(10_240)]) expect(await staff.exchange(garbage)).toBeNull();
  expect(await staff.make({ customer: 'unknown@example.com', by: 'a', mayPreview: false })).toBeNull();
});

it('names the member of staff in a token that acts as a customer, for an hour', async () => {
  const { client, backend, later } = await shop();
  const link = await backend.auth.staff.make({ customer: mail, by: 'admin@shop.example', mayPreview: false });
  const claims = JSON.parse(Buffer.from(link?.token.split('.')[1] ?? '', 'base64url').toString()) as object;
  expect(claims).toMatchObject({ SpoofedBy: 'admin@shop.example' });
  expect(await backend.auth.service.bearer(link?.token ?? '')).toMatchObject({
    customerId: 1,
    spoofedBy: 'admin@shop.example',
    mayPreview: false,
  });
  later(3_601);
  expect(await nameOf(client, link?.token)).toBeNull();
});

/** @proves FAULT-24 */
it('gives no account to a preview token, and no preview to a customer (R-WIDGET-23)', async () => {
  const { client, ann, backend } = await shop();
  const link = await backend.auth.staff.make({ customer: null, by: 'admin@shop.example', mayPreview: true });
  expect(await nameOf(client, link?.token)).toBeNull();
  expect(await backend.auth.service.bearer(link?.token ?? '')).toMatchObject({
    customerId: null,
    mayPreview: true,
  });
  expect(await backend.auth.service.bearer(String(ann.body['token']))).toMatchObject({ mayPreview: false });
});

/** @proves FAULT-10 */
it('treats a tampered token as absent (R-AUTH-15)', async () => {
  const { client, ann, later } = await shop();
  const token = String(ann.body['token']);
  const [head = '', body = '', seal = ''] = token.split('.');
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  const foreignKey = randomBytes(32);
  const foreign = (more: Record<string, unknown>) =>
    new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg: 'HS256' }).sign(foreignKey);
  const usualHead = encode({ alg: 'HS256', typ: 'JWT' });
  const bad = [
    `${encode({ alg: 'none' })}.${body}.`,
    `${encode({ alg: 'none' })}.${body}.${seal}`,
    `${encode({ alg: 'HS512' })}.${body}.${seal}`,
    `${encode({ alg: 'RS256' })}.${body}.${seal}`,
    `${head}.${encode({ ...claims, jti: '00000000-0000-4000-8000-000000000000' })}.${seal}`,
    `${head}.${body}.${seal.slice(0, -2)}AA`,
    `${head}.${body}.`,
    `${usualHead}.${body}.${createHmac('sha256', '').update(`${usualHead}.${body}`).digest('base64url')}`,
    await foreign({}),
    await foreign({ aud: 'another' }),
    'x'.repeat(4_000),
    'a.b.c',
  ];
  for (const wrong of bad) expect(await nameOf(client, wrong)).toBeNull();
  expect(await nameOf(client, token)).toBe(mail);
  later(901);
  expect(await nameOf(client, token)).toBeNull();
});

/** @proves FAULT-14 */
it('gives five concurrent tabs the same next token, and accepts a late tab for a minute (R-SESSION-3)', async () => {
  const { client, ann, later } = await shop();
  const tabs = await Promise.all(Array.from({ length: 5 }, () => client.refresh(ann.refreshToken)));
  expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const [next = null] = tabs.map(({ refreshToken }) => refreshToken);
  expect(new Set(tabs.map(({ refreshToken }) => refreshToken)).size).toBe(1);
  later(59);
  const newest = (await client.refresh(next)).refreshToken;
  expect((await client.refresh(ann.refreshToken)).refreshToken).toBe(newest);
  expect((await client.refresh(newest)).status).toBe(200);
});

it('ends the whole session when a token is used that was replaced more than a minute ago', async () => {
  const { client, ann, later } = await shop();
  const stolen = ann.refreshToken;
  const next = await client.refresh(stolen);
  later(61);
  expect((await client.refresh(stolen)).status).toBe(401);
  expect((await client.refresh(next.refreshToken)).status).toBe(401);
  expect(await nameOf(client, next.body['token'])).toBeNull();
});

it.each([
  'x',
  'x'.repeat(5_000),
  `${'a'.repeat(32)}.1.${'x'.repeat(43)}`,
  '../..',
  "'; drop table customer; --",
])('renews nothing for the refresh token %.40s', async refreshToken => {
  const { client } = await shop();
  const answer = await client.refresh(refreshToken);
  expect([answer.status, answer.body]).toEqual([401, {}]);
});

it('rejects the tokens of a removed account at once', async () => {
  const { client, ann } = await shop();
  expect((await client.graphql('mutation { deleteUser }', ann.body['token'])).data).toEqual({
    deleteUser: true,
  });
  expect(await nameOf(client, ann.body['token'])).toBeNull();
  expect((await client.refresh(ann.refreshToken)).status).toBe(401);
  expect((await client.login(mail, password)).status).toBe(401);
});
