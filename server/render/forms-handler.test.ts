/** Forms that are posted to pages over real HTTP: which are taken, and what their answers are. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { type AuthAnswer, type AuthGateway, AuthUnavailable } from '#server/session/auth-service.ts';
import { createSessionCookies } from '#server/session/session-cookies.ts';
import { pagesOrigin, pagesWorld } from '#server/testing/pages-world.ts';
import type { PageRequest } from '#ssr/storefront.ts';
import { createFormSignIn } from './form-sign-in.ts';

const origin = pagesOrigin;
const own = { origin, 'content-type': 'application/x-www-form-urlencoded' };

type Act = (visitor: NonNullable<PageRequest['visitor']>) => Promise<string | null> | string | null;

async function world(act: Act = () => null, ...options: Parameters<typeof pagesWorld>) {
  const { storefront, get } = await pagesWorld(...options);
  const { stream } = storefront;
  storefront.stream = async (request, nonce) => {
    const location = request.visitor ? await act(request.visitor) : null;
    return location === null ? stream(request, nonce) : { kind: 'see-other', location, status: 303 };
  };
  const post = (path: string, headers: Record<string, string> = own, body = 'name=Anna') =>
    get(path, headers, { method: 'POST', body });
  return { post, storefront };
}

it('gives the fields and the cart of the cookie to the page, and follows what it did', async () => {
  const seen: (string | null)[] = [];
  const { post } = await world(visitor => {
    seen.push(visitor.fields?.get('name') ?? null, visitor.cartId);
    visitor.keepCart('next');
    return '/done?oid=1';
  });
  const answer = await post('/checkout', { ...own, cookie: 'ralph-cart=mine' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/done?oid=1']);
  expect(answer.headers.get('set-cookie')).toMatch(
    /^ralph-cart=next; Max-Age=\d+; Path=\/; Secure; SameSite=Lax$/,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(seen).toEqual(['Anna', 'mine']);
});

it('answers 422 with the page when it rejects the form, and stores it nowhere', async () => {
  const { post } = await world(visitor => {
    visitor.reject();
    return null;
  });
  const answer = await post('/checkout');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'private, no-store']);
  expect(await answer.text()).toContain('<h1>/checkout</h1>');
});

/** @proves FAULT-121 */
it.each([
  [
    'from another site',
    '/checkout',
    { ...own, origin: 'https://evil.example', cookie: 'ralph-cart=mine' },
    403,
  ],
  ['from another site, by its metadata', '/checkout', { ...own, 'sec-fetch-site': 'cross-site' }, 403],
  ['as JSON', '/checkout', { ...own, 'content-type': 'application/json' }, 415],
  ['as an upload', '/checkout', { ...own, 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ['to a page without a form', '/list', own, 405],
  ['to an unknown address', '/nowhere', own, 405],
])('rejects a form %s', async (_how, path, headers, status) => {
  const { post, storefront } = await world();
  expect((await post(path, headers)).status).toBe(status);
  expect(storefront.requests).toEqual([]);
});

it('answers a script that asks for it with JSON, by the same rules', async () => {
  const { post, storefront } = await world();
  const wanted: (boolean | undefined)[] = [];
  storefront.stream = ({ visitor }) => {
    wanted.push(visitor?.wantsAnswer);
    visitor?.keepCart('next');
    return Promise.resolve({ kind: 'answer', status: 422, json: '{"refusal":"out-of-stock"}' });
  };
  const answer = await post('/checkout', { ...own, accept: 'application/json' });
  expect([answer.status, await answer.json()]).toEqual([422, { refusal: 'out-of-stock' }]);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('set-cookie')).toMatch(/^ralph-cart=next;/);
  await post('/checkout', { ...own, accept: 'text/html' });
  expect(wanted).toEqual([true, false]);
  const foreign = { ...own, accept: 'application/json', 'sec-fetch-site': 'cross-site' };
  expect((await post('/checkout', foreign)).status).toBe(403);
  expect(wanted).toHaveLength(2);
});

it('rejects a body that no form of the shop has', async () => {
  const { post, storefront } = await world();
  expect((await post('/checkout', own, `message=${'a'.repeat(20_000)}`)).status).toBe(413);
  expect(storefront.requests).toEqual([]);
});

const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map(cookie => cookie.split(';')[0]);

/** Knows Anna and her password, as the browser would send it. */
function authFor(fails = false): { auth: AuthGateway; sent: unknown[] } {
  const sent: unknown[] = [];
  const answer = (status: number, body = {}, tokens: AuthAnswer['tokens'] = null) =>
    Promise.resolve({ status, body, tokens, ...(status === 429 ? { retryAfter: '90' } : {}) });
  const auth: AuthGateway = {
    sign: challenge => answer(200, { signed: challenge }),
    call(_action, { body, refreshToken }) {
      if (fails) return Promise.reject(new AuthUnavailable('away'));
      const given = JSON.parse(body ?? '{}') as Record<string, unknown>;
      sent.push({ ...given, ...(refreshToken ? { refreshToken } : {}) });
      if (given['username'] === 'many@example.com') return answer(429);
      if (given['signature'] === undefined) return answer(200, { sign: 'challenge' });
      const isRight = given['password'] === rightDigest;
      return isRight ? answer(200, {}, { token: 'a.b.c', maxAge: 900, refreshToken: 'again' }) : answer(401);
    },
  };
  return { auth, sent };
}
const rightDigest = createHash('sha384').update('rightsalt').digest('base64');

/** @proves FAULT-121 */
it('signs in by a form: the digest goes to the service, the session into cookies', async () => {
  const { auth, sent } = authFor();
  const signIn = createFormSignIn({ auth, cookies: createSessionCookies(origin), salt: 'salt' });
  const results: unknown[] = [];
  const { post } = await world(
    async visitor => {
      const given = {
        email: 'anna@example.com',
        password: visitor.fields?.get('password') ?? '',
        remember: false,
      };
      results.push(await visitor.signIn?.(given));
      return '/';
    },
    { signIn },
  );
  const answer = await post('/checkout', own, 'password=right');
  expect(cookiesOf(answer)).toEqual([
    '__Host-ralph-auth=a.b.c',
    '__Host-ralph-auth-refresh=again',
    'ralph-user-maxage=1800',
    'ralph-user=anna%40example.com',
  ]);
  expect(sent.at(-1)).toEqual({
    username: 'anna@example.com',
    signature: { signed: 'challenge' },
    password: rightDigest,
    sessionLifetime: 30,
  });
  expect(cookiesOf(await post('/checkout', own, 'password=wrong'))).toEqual([]);
  expect(results).toEqual([{ state: 'signed-in' }, { state: 'credentials' }]);
});

/** @proves FAULT-1 */
it.each([
  ['many@example.com', false, { state: 'wait', seconds: 90 }],
  ['anna@example.com', true, { state: 'failed' }],
])('says that %s has to wait, or that the service is away (%s)', async (email, fails, expected) => {
  const { auth } = authFor(fails);
  const signIn = createFormSignIn({ auth, cookies: createSessionCookies(origin), salt: 'salt' });
  const results: unknown[] = [];
  const { post } = await world(
    async visitor => {
      results.push(await visitor.signIn?.({ email, password: 'x', remember: true }));
      return '/';
    },
    { signIn },
  );
  await post('/checkout');
  expect(results).toEqual([expected]);
});

it('stores choices of market, customer type and VAT, and only those that there are', async () => {
  const { post } = await world(visitor =>
    visitor.choose(
      {
        market: visitor.fields?.get('market') ?? undefined,
        customerType: visitor.fields?.get('customerType') ?? undefined,
        vatIncluded: visitor.fields?.get('vat') === 'ex' ? false : undefined,
      },
      '/sv/list?page=2',
    ),
  );
  const answer = await post('/checkout', own, 'market=se&customerType=ORGANIZATION&vat=ex');
  expect(cookiesOf(answer)).toEqual([
    'ralph-user-type=ORGANIZATION',
    'ralph-vat-included=false',
    'ralph-selected-market=se',
    'ralph-checkout-market=se',
  ]);
  expect(answer.headers.get('location')).toBe('/sv/list?page=2');
  expect(cookiesOf(await post('/checkout', own, 'market=xx&customerType=ADMIN'))).toEqual([]);
});

it('continues in the chosen market where addresses have one', async () => {
  const act: Act = visitor => visitor.choose({ market: 'se' }, '/fi/sv/list?page=2');
  const { post } = await world(act, {}, { marketInPath: true });
  const answer = await post('/fi/fi/checkout');
  expect(answer.headers.get('location')).toBe('/se/sv/list?page=2');
});

it.each([
  [`${origin}/sv/list?page=2#top`, '/sv/list?page=2'],
  ['https://evil.example/list', null],
  ['no address', null],
])('knows the page before %s as %s', async (referer, expected) => {
  const seen: (string | null)[] = [];
  const { post } = await world(visitor => {
    seen.push(visitor.cameFrom);
    return '/';
  });
  await post('/checkout', { ...own, referer });
  expect(seen).toEqual([expected]);
});
