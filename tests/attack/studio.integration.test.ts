/** Studio's listener against visitors without rights: sessions, roles, origins, links and challenges (R-STUDIO-30). */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { createStudio, isDemo } from '#backend/commands.ts';
import { type StudioLinkOptions, studioLink } from '#server/start/studio/studio-link.ts';
import { atLeast, type Role, roles, STAFF_HEADER } from '#studio-api/staff.ts';
import { softAuthenticator } from '../support/soft-authenticator.ts';
import { type StudioClient, signedInAs, studioClient } from '../support/studio-client.ts';
import { directivesOf } from './observatory.ts';
import { shopForAttacks } from './shop-for-attacks.ts';

interface Endpoint {
  method: string;
  path: string;
  role: Role | null;
}

/** Fastify itself announces what is registered. */
const endpoints: Endpoint[] = [];
const collect = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ url, config }: RouteOptions) => {
    for (const [method, role] of Object.entries(config?.leastRoles ?? {}))
      endpoints.push({ method, role, path: url.replace(/:\w+/g, 'x') });
  });
};
subscribe('fastify.initialization', collect);
const { db, origin: shopOrigin, studioOrigin: found } = await shopForAttacks();
const studioOrigin = found ?? '';
// The routes are registered for the first request.
await fetch(studioOrigin);
unsubscribe('fastify.initialization', collect);
const { accounts } = createStudio(db).staff([studioOrigin], 'Shop');

const secretOf = (link: string | null): string => link?.split('#')[1] ?? '';
const invite = async (mail: string, role: Role = 'editor') =>
  secretOf(await accounts.invite({ mail, name: 'Ann', role }));
const as = (role: Role) => signedInAs(role, { db, studioOrigin });
const optionsOf = (value: unknown) => value as { challenge: string };
const codeOf = (value: unknown) => (value as { code?: string } | null)?.code;

beforeEach(async () => {
  await db.deleteFrom('rate_limit').execute();
});

/** Accepts an invitation with a new passkey. */
async function join(mail: string) {
  const token = await invite(mail);
  const key = softAuthenticator(studioOrigin);
  const client = studioClient(studioOrigin);
  const { value } = await client.call('POST', '/api/invite/begin', { token });
  const response = key.create((value as { options: { challenge: string } }).options);
  const { status } = await client.call('POST', '/api/invite/finish', { token, response, passkey: 'Laptop' });
  expect(status).toBe(200);
  return { key, client, token };
}

async function signInWith(
  client: StudioClient,
  key: ReturnType<typeof softAuthenticator>,
  deviation: Parameters<typeof key.get>[1] = {},
) {
  const { value } = await client.call('POST', '/api/session/begin', {});
  const response = key.get(optionsOf(value), deviation);
  return { response, ...(await client.call('POST', '/api/session/finish', { response })) };
}

it('answers no endpoint without a session or with a lesser role', async () => {
  const guarded = endpoints.filter(({ role }) => role !== null);
  expect(guarded.length).toBeGreaterThan(10);
  const clients = new Map<Role | null, StudioClient>([[null, studioClient(studioOrigin)]]);
  for (const role of roles) clients.set(role, await as(role));
  for (const { method, path, role: needed } of guarded)
    for (const [role, client] of clients) {
      if (needed === null || (role !== null && atLeast(role, needed))) continue;
      const { status, value } = await client.call(method, path, {});
      const expected = role === null ? [401, 'NOT_SIGNED_IN'] : [403, 'ROLE'];
      expect([method, path, role, status, codeOf(value)]).toEqual([method, path, role, ...expected]);
    }
});

it('takes requests from its own pages alone, not even from the shop', async () => {
  const admin = await as('admin');
  for (const { method, path } of endpoints)
    for (const headers of [
      { 'sec-fetch-site': 'same-site', origin: shopOrigin },
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { origin: shopOrigin },
    ]) {
      const { status, value } = await admin.call(method, path, {}, headers);
      expect([method, path, status, codeOf(value)]).toEqual([method, path, 403, 'ORIGIN']);
    }
  const { headers } = await admin.call('GET', '/api/session', undefined, { 'sec-fetch-site': 'none' });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

it('signs in with a passkey, and each challenge is answered once', async () => {
  const { key } = await join('ann@shop.example');
  const client = studioClient(studioOrigin);
  const { status, value, response, headers } = await signInWith(client, key);
  expect([status, (value as { staff: { mail: string } }).staff.mail]).toEqual([200, 'ann@shop.example']);
  expect(headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Strict/);
  const replayed = await studioClient(studioOrigin).call('POST', '/api/session/finish', { response });
  expect([replayed.status, codeOf(replayed.value)]).toEqual([403, 'SIGN_IN_FAILED']);
  const session = await client.call('GET', '/api/session');
  expect(session.value).toMatchObject({
    staff: { role: 'editor' },
    needsStepUp: false,
    hasPasskey: true,
    shopOrigin,
  });
});

it.each([
  ['the page of another origin', { origin: 'https://evil.example' }],
  ['the shop’s own page', { origin: shopOrigin }],
  ['an authenticator that did not verify the person', { unverified: true }],
  ['a copy of the authenticator, whose counter is behind', { counter: 1 }],
])('refuses a passkey of %s', async (_name, deviation) => {
  const { key } = await join(`p${Math.random()}@shop.example`);
  expect(await signInWith(studioClient(studioOrigin), key)).toMatchObject({ status: 200 });
  const refused = await signInWith(studioClient(studioOrigin), key, deviation);
  expect([refused.status, codeOf(refused.value)]).toEqual([403, 'SIGN_IN_FAILED']);
});

it('refuses a passkey that is not registered, and malformed answers', async () => {
  const stranger = await signInWith(studioClient(studioOrigin), softAuthenticator(studioOrigin));
  expect([stranger.status, codeOf(stranger.value)]).toEqual([403, 'SIGN_IN_FAILED']);
  const client = studioClient(studioOrigin);
  const credential = { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {} };
  for (const response of [null, {}, credential, { ...credential, response: {} }])
    expect((await client.call('POST', '/api/session/finish', { response })).status).toBe(400);
  const empty = { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' };
  const { status } = await client.call('POST', '/api/session/finish', {
    response: { ...credential, response: empty },
  });
  expect(status).toBe(403);
});

it('takes a link and an invitation once', async () => {
  const { token } = await join('once@shop.example');
  const again = studioClient(studioOrigin);
  const begun = await again.call('POST', '/api/invite/begin', { token });
  expect([begun.status, codeOf(begun.value)]).toEqual([403, 'LINK_INVALID']);
  expect((await again.call('POST', '/api/session/link', { token })).status).toBe(403);
  const link = { token: secretOf(await accounts.link('once@shop.example')) };
  const both = await Promise.all(
    [1, 2, 3].map(() => studioClient(studioOrigin).call('POST', '/api/session/link', link)),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
  // The challenge of one invitation does not answer another.
  const [mine, theirs] = [await invite('mine@shop.example'), await invite('theirs@shop.example', 'admin')];
  const { value } = await again.call('POST', '/api/invite/begin', { token: mine });
  const response = softAuthenticator(studioOrigin).create(optionsOf((value as { options: unknown }).options));
  const crossed = await again.call('POST', '/api/invite/finish', { token: theirs, response });
  expect([crossed.status, codeOf(crossed.value)]).toEqual([403, 'SIGN_IN_FAILED']);
});

it('refuses links that are over, and sends mails without telling who has an account', async () => {
  const token = secretOf(
    (await accounts.admit({ mail: 'late@shop.example', name: 'Late', role: 'viewer' }),
    await accounts.link('late@shop.example')),
  );
  await db
    .updateTable('staff_invite')
    .set({ expires_at: new Date(0) })
    .where('mail', '=', 'late@shop.example')
    .execute();
  const client = studioClient(studioOrigin);
  expect((await client.call('POST', '/api/session/link', { token })).status).toBe(403);
  for (const mail of ['late@shop.example', 'unknown@shop.example', 'no address'])
    expect(await client.call('POST', '/api/session/link/mail', { mail })).toMatchObject({
      status: 204,
      value: null,
    });
  const mails = await db.selectFrom('outbox').select('payload').where('kind', '=', 'staff-link').execute();
  const mailed = mails.filter(({ payload }) => JSON.stringify(payload).includes('"sign-in"'));
  expect(mailed).toHaveLength(1);
  const link = /sign-in#([\w-]+)/.exec(JSON.stringify(mailed))?.[1];
  expect((await client.call('POST', '/api/session/link', { token: link })).status).toBe(200);
});

it('leaves invitations and links that were sent or printed as they are when others ask for more', async () => {
  const mail = 'wanted@shop.example';
  const invitation = await invite(mail);
  for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) await accounts.mailLink(mail, ip);
  const client = studioClient(studioOrigin);
  expect((await client.call('POST', '/api/invite/begin', { token: invitation })).status).toBe(200);
  await accounts.admit({ mail, name: 'Wanted', role: 'viewer' });
  const printed = secretOf(await accounts.link(mail));
  for (let turn = 0; turn < 40; turn += 1) await accounts.mailLink(mail, `198.51.100.${turn}`);
  const mailed = await db.selectFrom('outbox').select('payload').where('kind', '=', 'staff-link').execute();
  const mine = mailed.filter(({ payload }) => JSON.stringify(payload).includes(mail));
  const links = mine.flatMap(({ payload }) => /sign-in#([\w-]+)/.exec(JSON.stringify(payload))?.[1] ?? []);
  expect(links.length).toBeGreaterThan(0);
  expect(links.length).toBeLessThan(31);
  expect((await client.call('POST', '/api/session/link', { token: printed })).status).toBe(200);
  // Who is in needs no other link.
  for (const token of links.slice(0, 3))
    expect((await studioClient(studioOrigin).call('POST', '/api/session/link', { token })).status).toBe(403);
});

it('mails the owner of an address a link after a stranger has used up theirs', async () => {
  const mail = 'owner@shop.example';
  await accounts.admit({ mail, name: 'Owner', role: 'viewer' });
  const count = async () =>
    (await db.selectFrom('outbox').select('payload').where('kind', '=', 'staff-link').execute()).filter(
      ({ payload }) => JSON.stringify(payload).includes(mail),
    ).length;
  for (let turn = 0; turn < 6; turn += 1) await accounts.mailLink(mail, '203.0.113.1');
  expect(await count()).toBe(3);
  await accounts.mailLink(mail, '203.0.113.2');
  expect(await count()).toBe(4);
});

it('prints a link for an admin only on a machine that nothing else reaches, and never for real products', async () => {
  const local = {
    origin: shopOrigin,
    studioOrigin,
    backend: { isDemo: () => isDemo(db) },
    accounts,
    config: { host: '127.0.0.1', mode: 'production' },
  };
  const linkOf = (other: object) => studioLink({ ...local, ...other } as StudioLinkOptions);
  expect(await linkOf({})).toBeNull();
  await db.insertInto('setting').values({ key: 'shop.demo', value: '"2026-11-01"' }).execute();
  for (const other of [
    { config: { host: '0.0.0.0', mode: 'production' } },
    { config: { host: '0.0.0.0', mode: 'development' } },
    { origin: 'https://shop.example' },
    { studioOrigin: 'https://studio.shop.example' },
  ])
    expect(await linkOf(other)).toBeNull();
  const client = studioClient(studioOrigin);
  const { value } = await client.call('POST', '/api/session/link', { token: secretOf(await linkOf({})) });
  expect(value).toMatchObject({ staff: { role: 'admin' }, hasPasskey: false });
});

it('begins an account afresh with a new invitation: earlier passkeys and sessions end', async () => {
  const lost = await join('lost@shop.example');
  const found = await join('lost@shop.example');
  expect((await lost.client.call('GET', '/api/session')).status).toBe(401);
  expect((await signInWith(studioClient(studioOrigin), lost.key)).status).toBe(403);
  expect((await signInWith(studioClient(studioOrigin), found.key)).status).toBe(200);
});

it('begins every session with a new secret and ends the one before', async () => {
  const { key, client } = await join('fix@shop.example');
  const before = { ...client };
  const planted = studioClient(studioOrigin);
  planted.cookie = `${client.cookie.split('=')[0]}=${'a'.repeat(43)}`;
  await signInWith(planted, key);
  expect(planted.cookie).not.toContain('aaaa');
  await signInWith(client, key);
  expect(client.cookie).not.toBe(before.cookie);
  expect(
    (await studioClient(studioOrigin).call('GET', '/api/session', undefined, { cookie: before.cookie }))
      .status,
  ).toBe(401);
  const used = client.cookie;
  expect((await client.call('DELETE', '/api/session')).status).toBe(204);
  expect(
    (await studioClient(studioOrigin).call('GET', '/api/session', undefined, { cookie: used })).status,
  ).toBe(401);
});

it('ends sessions after twelve hours, and asks for the passkey after thirty idle minutes', async () => {
  const { key, client } = await join('idle@shop.example');
  const session = db.updateTable('staff_session');
  const mine = db.selectFrom('staff').select('staff_id').where('mail', '=', 'idle@shop.example');
  await session
    .set({ seen_at: new Date(Date.now() - 31 * 60_000) })
    .where('staff_id', '=', mine)
    .execute();
  // Work does not hide that the confirmation is missing.
  await client.call('GET', '/api/passkeys');
  expect(codeOf((await client.call('POST', '/api/passkeys/begin', {})).value)).toBe('STEP_UP');
  const other = await join('thief@shop.example');
  const { value: stolen } = await client.call('POST', '/api/session/step-up/begin', {});
  const wrong = { response: other.key.get(optionsOf(stolen)) };
  expect((await client.call('POST', '/api/session/step-up/finish', wrong)).status).toBe(403);
  const { value } = await client.call('POST', '/api/session/step-up/begin', {});
  const right = { response: key.get(optionsOf(value)) };
  expect(await client.call('POST', '/api/session/step-up/finish', right)).toMatchObject({
    status: 200,
    value: { needsStepUp: false },
  });
  expect((await client.call('POST', '/api/passkeys/begin', {})).status).toBe(200);
  await session
    .set({ ends_at: new Date(Date.now() - 1) })
    .where('staff_id', '=', mine)
    .execute();
  expect((await client.call('GET', '/api/session')).status).toBe(401);
});

it('limits guesses of a network over all ways in', async () => {
  const client = studioClient(studioOrigin);
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < 21; attempt += 1) {
    const token = attempt.toString(36).padStart(43, 'x');
    statuses.add((await client.call('POST', '/api/session/link', { token })).status);
  }
  const last = await client.call('POST', '/api/session/link', { token: 'y'.repeat(43) });
  expect([...statuses, last.status]).toEqual([403, 429, 429]);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(codeOf(last.value)).toBe('TOO_MANY');
});

it('disables accounts at once, keeps one admin, and writes down who did it', async () => {
  await db.updateTable('staff').set({ role: 'viewer' }).where('role', '=', 'admin').execute();
  const admin = await as('admin');
  const viewer = await as('viewer');
  const list = (await admin.call('GET', '/api/staff')).value as { id: string; mail: string }[];
  const idOf = (mail: string) => list.find(each => each.mail === mail)?.id ?? '';
  const change = (mail: string, value: object) => admin.call('PATCH', `/api/staff/${idOf(mail)}`, value);
  expect((await change('viewer@shop.example', { isDisabled: true })).status).toBe(200);
  expect((await viewer.call('GET', '/api/session')).status).toBe(401);
  expect(await accounts.link('viewer@shop.example')).toBeNull();
  // Opening the account again does not open what was ended.
  expect((await change('viewer@shop.example', { isDisabled: false })).status).toBe(200);
  expect((await viewer.call('GET', '/api/session')).status).toBe(401);
  for (const value of [{ isDisabled: true }, { role: 'editor' }])
    expect(codeOf((await change('admin@shop.example', value)).value)).toBe('LAST_ADMIN');
  expect((await change('admin@shop.example', {})).status).toBe(200);
  const { value } = await admin.call('GET', '/api/audit');
  const { rows } = value as { rows: { action: string; author: string; detail: object }[] };
  expect(rows[1]).toMatchObject({
    action: 'staff.change',
    author: 'admin',
    detail: { mail: 'viewer@shop.example' },
  });
});

it('invites by admins alone, never over an account, and finds in the log who did it (R-STUDIO-107, R-STUDIO-109)', async () => {
  const admin = await as('admin');
  const invite = (mail: string) => admin.call('POST', '/api/staff', { mail, name: 'Bo', role: 'editor' });
  const { status, value } = await invite('Bo@shop.example');
  // The shop of these tests sends no mails.
  expect({ status, value }).toMatchObject({ status: 201, value: { mail: 'bo@shop.example' } });
  const token = secretOf((value as { link: string }).link);
  const bo = studioClient(studioOrigin);
  const entered = await bo.call('POST', '/api/session/link', { token });
  const { staff } = entered.value as { staff: { id: string } };
  expect(entered.value).toMatchObject({ staff: { name: 'Bo', role: 'editor' } });
  expect(codeOf((await invite('bo@shop.example')).value)).toBe('EXISTS');
  expect(codeOf((await invite('bo')).value)).toBe('MAIL');
  expect((await bo.call('GET', '/api/session')).status).toBe(200);

  const list = (await admin.call('GET', '/api/staff')).value as { mail: string; lastSeenAt: string | null }[];
  expect(list.find(({ mail }) => mail === 'bo@shop.example')?.lastSeenAt).toEqual(expect.any(String));
  const log = async (query: string) =>
    ((await admin.call('GET', `/api/audit?${query}`)).value as { rows: { author: string; action: string }[] })
      .rows;
  expect((await log('action=staff.invite'))[0]).toMatchObject({ author: 'admin', action: 'staff.invite' });
  expect(await log(`staff=${staff.id}`)).toMatchObject([{ author: 'Bo', action: 'session.begin' }]);
  expect(await log(`staff=${staff.id}&action=staff.invite`)).toEqual([]);
});

it('lists invitations until they are accepted or revoked, after which their links are dead (R-STUDIO-107)', async () => {
  const admin = await as('admin');
  const invite = async (mail: string) => {
    const { value } = await admin.call('POST', '/api/staff', { mail, name: 'Cleo', role: 'viewer' });
    return secretOf((value as { link: string }).link);
  };
  const pending = async () =>
    ((await admin.call('GET', '/api/invitations')).value as { mail: string }[]).filter(({ mail }) =>
      mail.startsWith('cleo'),
    );
  const enter = async (token: string) =>
    (await studioClient(studioOrigin).call('POST', '/api/session/link', { token })).status;

  const first = await invite('cleo@shop.example');
  const again = await invite('cleo@shop.example');
  const other = await invite('cleo2@shop.example');
  expect(await pending()).toMatchObject([
    { mail: 'cleo2@shop.example' },
    { mail: 'cleo@shop.example', name: 'Cleo', role: 'viewer', invitedBy: 'admin' },
  ]);
  expect(await enter(first)).toBe(403);
  expect(await enter(again)).toBe(200);
  expect(await pending()).toMatchObject([{ mail: 'cleo2@shop.example' }]);

  const revoke = () => admin.call('DELETE', '/api/invitations/cleo2%40shop.example');
  expect((await revoke()).status).toBe(204);
  expect(await pending()).toEqual([]);
  expect(await enter(other)).toBe(403);
  expect(codeOf((await revoke()).value)).toBe('NOT_FOUND');
});

it('answers no page that believes to be of another person than the session (R-STUDIO-105)', async () => {
  const admin = await as('admin');
  const { staff } = (await admin.call('GET', '/api/session')).value as { staff: { id: string } };
  const askAs = async (id: string) =>
    (await admin.call('GET', '/api/documents', undefined, { [STAFF_HEADER]: id })).status;
  expect([await askAs(staff.id), await askAs('somebody-else')]).toEqual([200, 401]);
});

it('may not be framed, runs its own scripts alone and frames the shop', async () => {
  for (const path of ['/', '/sign-in', '/api/session', '/no/such/page']) {
    const { headers } = await studioClient(studioOrigin).call('GET', path);
    const policy = directivesOf(headers.get('content-security-policy') ?? '');
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('frame-src')).toEqual([shopOrigin]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});
