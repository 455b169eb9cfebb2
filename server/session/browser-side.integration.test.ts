/** The browser's own code with our routes and the embedded shop: from registration to a password reset. */

import { afterEach, expect, it, vi } from 'vitest';
import { createAccountApi } from '#api/account/account.ts';
import { createAuthApi } from '#api/auth/auth.ts';
import { createBrowserTransport } from '#api/browser/browser-transport.ts';
import { ApiError } from '#api/transport.ts';
import { authWorld, salt } from '#tests/support/worlds/auth-world.ts';

const ann = { email: 'ann@example.com', password: 'vihreä mönkijä 7', remember: true };
const another = 'punainen mönkijä 8';
const real = globalThis.fetch;

afterEach(() => vi.unstubAllGlobals());

/** A browser with cookies of its own and its own `fetch`. */
async function browser() {
  const world = await authWorld();
  const jar = new Map<string, string>();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('sec-fetch-site', 'same-origin');
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await real(path.startsWith('/') ? world.base + path : path, { ...init, headers });
    for (const text of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (text.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  });
  const standard = { channelId: '1|fi', marketId: 'fi', languageId: 'fi-FI' };
  const account = createAccountApi(createBrowserTransport(), standard);
  return { ...world, jar, auth: createAuthApi(salt), account };
}

const signedOut = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ code: 'UNAUTHORIZED' });

it('registers, saves the account settings, logs out and in again', async () => {
  const { auth, account, jar } = await browser();
  expect(await auth.register(ann)).toEqual({ ok: true, value: undefined });
  const made = await account.update({ customerType: 'ORGANIZATION', newsletter: true });
  expect(made).toMatchObject({
    email: ann.email,
    customerType: 'ORGANIZATION',
    newsletter: true,
    address: null,
  });
  jar.set('ralph-cart', 'cart-of-the-account');
  await auth.logout();
  expect([...jar.keys()]).toEqual([]);
  await signedOut(account.get());
  expect((await auth.login({ ...ann, remember: false })).ok).toBe(true);
  expect(jar.get('ralph-user-maxage')).toBe('1800');
  // The type comes from the account.
  expect(jar.get('ralph-user-type')).toBe('ORGANIZATION');
  expect((await account.get()).newsletter).toBe(true);
});

it('distinguishes rejections: wrong, taken, guessable, too often', async () => {
  const { auth } = await browser();
  const refusal = async (work: ReturnType<typeof auth.login>) => {
    const answer = await work;
    return answer.ok ? null : answer.refusal.code;
  };
  expect(await refusal(auth.login(ann))).toBe('credentials');
  expect(await refusal(auth.register({ ...ann, password: 'password1' }))).toBe('too-common');
  expect(await refusal(auth.register(ann))).toBeNull();
  expect(await refusal(auth.register(ann))).toBe('taken');
  for (let turn = 0; turn < 12; turn += 1) await auth.login({ ...ann, password: `wrong ${turn}` });
  const answer = await auth.login(ann);
  expect(answer).toMatchObject({ ok: false, refusal: { code: 'wait' } });
});

it('changes the password within the session and keeps its lifetime', async () => {
  const { auth, account, jar } = await browser();
  await auth.register({ ...ann, remember: false });
  const given = { email: ann.email, password: ann.password, newPassword: another };
  expect((await auth.changePassword(given)).ok).toBe(true);
  expect(jar.get('ralph-user-maxage')).toBe('1800');
  expect((await account.get()).email).toBe(ann.email);
  await auth.logout();
  expect((await auth.login(ann)).ok).toBe(false);
  expect((await auth.login({ ...ann, password: another })).ok).toBe(true);
});

it('a wrong current password ends the session', async () => {
  const { auth, account, jar } = await browser();
  await auth.register(ann);
  const answer = await auth.changePassword({ email: ann.email, password: 'wrong', newPassword: another });
  expect(answer).toEqual({ ok: false, refusal: { code: 'credentials' } });
  expect(jar.has('ralph-user')).toBe(false);
  await signedOut(account.get());
});

it('renews an expired token, and ends with the session', async () => {
  const { auth, account, later, jar } = await browser();
  await auth.register({ ...ann, remember: false });
  later(850);
  expect(await auth.renew()).toBe(true);
  later(890);
  expect((await account.get()).email).toBe(ann.email);
  later(1900);
  await signedOut(account.get());
  expect(await auth.renew()).toBe(false);
  expect([...jar.keys()]).toEqual([]);
});

it('replaces a forgotten password once by the key of the mail', async () => {
  const { auth, account, db } = await browser();
  await auth.register(ann);
  await auth.logout();
  await account.requestReset(ann.email);
  await account.requestReset('unknown@example.com');
  const letters = await db.selectFrom('outbox').selectAll().execute();
  const keys = letters.flatMap(letter => /"resetKey":"([\w-]+)"/.exec(JSON.stringify(letter))?.[1] ?? []);
  expect(keys).toHaveLength(1);
  const [key = ''] = keys;
  const digest = await auth.digest(another);
  expect(await account.commitReset('nonsense', digest)).toEqual({ ok: false, refusal: { code: 'key' } });
  const guessable = await auth.digest('password1');
  expect(await account.commitReset(key, guessable)).toEqual({ ok: false, refusal: { code: 'too-common' } });
  expect((await account.commitReset(key, digest)).ok).toBe(true);
  expect(await account.commitReset(key, digest)).toEqual({ ok: false, refusal: { code: 'key' } });
  expect((await auth.login(ann)).ok).toBe(false);
  expect((await auth.login({ ...ann, password: another })).ok).toBe(true);
});

it('removes the account and signs the visitor out', async () => {
  const { auth, account } = await browser();
  await auth.register(ann);
  await account.remove();
  await signedOut(account.get());
  await expect(account.remove()).rejects.toBeInstanceOf(ApiError);
  expect((await auth.login(ann)).ok).toBe(false);
});
