/** `/auth/*` for our own pages with the embedded service: cookies that no script can read, and a session behind them. */
import { expect, it } from 'vitest';
import { createAuthClient } from '#tests/support/auth-client.ts';
import { authWorld, salt } from '#tests/support/worlds/auth-world.ts';

const mail = 'ann@example.com';
const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

/** A browser: stores the cookies that it receives. */
async function browser() {
  const world = await authWorld();
  const jar = new Map<string, string>();
  async function ask(
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(world.base + path, {
      headers: { ...own, ...(cookie && { cookie }) },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    for (const text of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (text.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    }
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }
  const { digest } = createAuthClient({ base: world.base, salt });
  async function prove(action: string, password: string, more: Record<string, unknown> = {}) {
    const { body } = await ask(`/auth/${action}`, { username: mail });
    const { body: signature } = await ask(`/auth/sign?identity=${String(body['sign'])}`);
    return ask(`/auth/${action}`, { username: mail, signature, password: digest(password), ...more });
  }
  const user = async () => {
    const { body } = await ask('/graphql', { query: '{ getUser { email } }' });
    return (body['data'] as { getUser: { email: string } | null }).getUser?.email ?? null;
  };
  return { ...world, jar, ask, prove, user, digest };
}

it('registers, renews an expired token, changes the password, logs out', async () => {
  const { jar, ask, prove, user, later, digest } = await browser();
  const made = await prove('register', 'first secret');
  expect([made.status, made.body]).toEqual([200, { maxAge: 900 }]);
  expect(await user()).toBe(mail);

  const before = jar.get('ralph-auth-refresh');
  later(850);
  expect(await user()).toBe(mail);
  expect(jar.get('ralph-auth-refresh')).not.toBe(before);
  jar.delete('ralph-auth');
  expect(await user()).toBe(mail);

  const changed = await prove('password', 'first secret', { newPassword: digest('second secret') });
  expect(changed.status).toBe(200);
  expect(await user()).toBe(mail);
  const [copied] = [new Map(jar)];
  expect(await ask('/auth/logout')).toEqual({ status: 200, body: {} });
  expect(await user()).toBeNull();
  for (const [name, value] of copied) jar.set(name, value);
  expect(await user()).toBeNull();
});

it('logs out after a wrong current password, and rejects a taken address', async () => {
  const { jar, prove, user, digest } = await browser();
  await prove('register', 'first secret');
  expect((await prove('register', 'other secret')).status).toBe(409);
  expect((await prove('password', 'wrong secret', { newPassword: digest('x') })).status).not.toBe(200);
  await prove('login', 'first secret');
  expect((await prove('password', 'wrong secret', { newPassword: digest('second secret') })).status).toBe(
    401,
  );
  expect(jar.has('ralph-auth')).toBe(false);
  expect(await user()).toBeNull();
});

it('returns how long to wait after too many guesses', async () => {
  const { base, prove } = await browser();
  await prove('register', 'first secret');
  for (let turn = 0; turn < 10; turn += 1) await prove('login', 'wrong secret');
  const client = createAuthClient({ base, salt });
  const body = { username: mail, signature: await client.signature(mail), password: client.digest('x') };
  const answer = await fetch(`${base}/auth/login`, {
    method: 'POST',
    headers: own,
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

it.each(['%00', 'x'.repeat(3_900), '{"__proto__":{"x":1}}', 'a.b.c', '../..', '%F0%9F'])(
  'treats the cookie %.30s as anonymous and clears it',
  async value => {
    const { base } = await browser();
    const answer = await fetch(`${base}/graphql`, {
      method: 'POST',
      headers: {
        ...own,
        cookie: `ralph-auth=${encodeURI(value)}; ralph-auth-refresh=${encodeURI(value)}; ralph-cart=${value.slice(0, 9)}`,
      },
      body: JSON.stringify({ query: '{ channels { id } getUser { id } }' }),
    });
    expect(answer.status).toBe(200);
    const cleared = answer.headers.getSetCookie().map(text => text.split('=')[0]);
    expect(cleared).toContain('ralph-auth');
    expect(await answer.json()).toMatchObject({
      data: { channels: [{ id: '1|fi' }], getUser: null },
      errors: [{ extensions: { code: 'UNAUTHORIZED' } }],
    });
  },
);

it('notices that the session was ended elsewhere, and renews one with an invalid token only', async () => {
  const { jar, prove, user, db } = await browser();
  await prove('register', 'first secret');
  jar.set('ralph-auth', 'a.b.c');
  expect(await user()).toBe(mail);
  await db.deleteFrom('auth_session').execute();
  expect(await user()).toBeNull();
  expect([...jar.keys()]).toEqual([]);
});
