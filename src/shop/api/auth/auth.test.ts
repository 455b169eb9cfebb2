/** The browser's auth protocol against a mock service that implements the contract. */
import { afterEach, expect, it, vi } from 'vitest';
import { digestOf } from '#tests/support/auth-client.ts';
import { ApiError } from '../transport.ts';
import { createAuthApi } from './auth.ts';

const salt = 'a-salt';
const given = { email: 'a@b.c', password: 'salainen sana', remember: true };

interface Asked {
  address: string;
  body: Record<string, unknown> | null;
}

/** Answers a challenge, signs it, and then responds as the test requires. */
function service(last: (asked: Asked) => Response | Promise<Response>) {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : null;
    const one = { address, body };
    asked.push(one);
    if (address.startsWith('/auth/sign')) return Response.json({ identity: 'i', signature: 's' });
    if (body && !body['signature'] && Object.keys(body).length > 0) return Response.json({ sign: 'c.1' });
    return last(one);
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

it('sends base64(SHA-384(password + salt)), never the password (R-AUTH-1)', async () => {
  const asked = service(() => Response.json({ maxAge: 900 }));
  const auth = createAuthApi(salt);
  expect(await auth.login(given)).toEqual({ ok: true, value: undefined });
  expect(asked[2]?.body?.['password']).toBe(digestOf(given.password, salt));
  expect(await auth.digest('ä€😀')).toBe(digestOf('ä€😀', salt));
  expect(JSON.stringify(asked)).not.toContain(given.password);
});

it('requests a challenge, has it signed, and sends the proof', async () => {
  const asked = service(() => Response.json({ maxAge: 900 }));
  await createAuthApi(salt).register(given);
  expect(asked.map(({ address }) => address)).toEqual([
    '/auth/register',
    '/auth/sign?identity=c.1',
    '/auth/register',
  ]);
  expect(asked[2]?.body).toEqual({
    username: 'a@b.c',
    signature: { identity: 'i', signature: 's' },
    password: digestOf(given.password, salt),
  });
});

it('limits a session without "remember me" to 30 minutes (R-SESSION-4)', async () => {
  const asked = service(() => Response.json({ maxAge: 900 }));
  await createAuthApi(salt).login({ ...given, remember: false });
  expect(asked[2]?.body?.['sessionLifetime']).toBe(30);
});

it('sends both digests when the password changes', async () => {
  const asked = service(() => Response.json({ maxAge: 900 }));
  await createAuthApi(salt).changePassword({ email: 'a@b.c', password: 'old', newPassword: 'new' });
  expect(asked[2]).toMatchObject({
    address: '/auth/password',
    body: { password: digestOf('old', salt), newPassword: digestOf('new', salt) },
  });
});

it.each([
  [401, {}, {}, { code: 'credentials' }],
  [409, {}, {}, { code: 'taken' }],
  [400, { code: 'PASSWORD_TOO_COMMON' }, {}, { code: 'too-common' }],
  [400, {}, {}, { code: 'bad-input' }],
  [429, {}, { 'retry-after': '120' }, { code: 'wait', seconds: 120 }],
  [429, {}, {}, { code: 'wait', seconds: 60 }],
])('maps status %i with %j to a refusal', async (status, body, headers, refusal) => {
  service(() => Response.json(body, { status, headers }));
  expect(await createAuthApi(salt).login(given)).toEqual({ ok: false, refusal });
});

it.each<[string, () => Response, string]>([
  ['an unavailable service', () => Response.json({}, { status: 503 }), 'http'],
  ['an HTML response', () => new Response('<html>'), 'parse'],
  ['null', () => Response.json(null), 'parse'],
])('throws for %s instead of reporting wrong credentials (R-AUTH-5)', async (_, last, layer) => {
  service(last);
  const error = await createAuthApi(salt)
    .login(given)
    .then(null, (error: unknown) => error);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ layer });
});

it('reports a network error as retryable', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(createAuthApi(salt).logout()).rejects.toMatchObject({ layer: 'network', retryable: true });
});
