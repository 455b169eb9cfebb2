/** Login links: exchanged once, for the customer they were made for. */
import { expect, it } from 'vitest';
import { sendText } from '#server/http/reply.ts';
import type { Handler } from '#server/http/route.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import { type AuthGateway, AuthUnavailable } from './auth-service.ts';
import { createLoginLinks, type ExchangeLink, exchangeOwnLink, exchangePlatformLink } from './login-link.ts';
import { createSessionCookies } from './session-cookies.ts';

const jwt = (claims: Record<string, unknown>) =>
  `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
const link = jwt({ of: 'the link' });
const given = jwt({ 'http://claims/name': 'aino@example.fi', SpoofedBy: 'admin@shop.example' });

async function world(exchange: ExchangeLink, auth: AuthGateway | null = null) {
  const asked: string[] = [];
  const links = createLoginLinks({
    exchange: token => {
      asked.push(token);
      return exchange(token);
    },
    auth,
    cookies: createSessionCookies('https://shop.example'),
    secure: true,
  });
  const pages: Handler = async (request, reply) =>
    sendText(
      reply,
      (await links.signIn(request, reply, request.address.query.get('t') ?? '')) ? 200 : 403,
      '',
    );
  const http = await httpWorld([], pages);
  const open = (token: string, cookie = '') => http.get(`/?t=${encodeURIComponent(token)}`, { cookie });
  return { asked, open };
}

it('stores the new token for half an hour, without a refresh token, and removes the previous cart and session', async () => {
  const ended: unknown[] = [];
  const auth = {
    call: (action: string, { refreshToken }: { refreshToken?: string }) => {
      ended.push([action, refreshToken]);
      return Promise.resolve({ status: 200, body: {}, tokens: null });
    },
  } as unknown as AuthGateway;
  const { open } = await world(() => Promise.resolve({ token: given, maxAge: 3_600 }), auth);
  const answer = await open(link, '__Host-ralph-auth-refresh=before; ralph-cart=mine');
  const set = answer.headers.getSetCookie();
  expect(answer.status).toBe(200);
  const last = (name: string) => set.findLast(cookie => cookie.startsWith(`${name}=`)) ?? '';
  expect(last('__Host-ralph-auth')).toContain(`__Host-ralph-auth=${given};`);
  expect(last('__Host-ralph-auth')).toMatch(/HttpOnly/);
  expect(last('__Host-ralph-auth')).toMatch(/Max-Age=1800/);
  expect(last('__Host-ralph-auth-refresh')).toMatch(/Max-Age=0/);
  expect(last('ralph-user')).toMatch(/^ralph-user=aino%40example\.fi;.*Max-Age=1800/);
  expect(last('ralph-cart')).toMatch(/^ralph-cart=;.*Max-Age=0/);
  expect(ended).toEqual([['logout', 'before']]);
});

it.each(['', 'x', 'a.b', 'a.b.c.d', 'ä.b.c', `${'x'.repeat(5_000)}.b.c`, '../../x.y.z'])(
  'makes no request for %.20j, which is not a token',
  async token => {
    const { asked, open } = await world(() => Promise.resolve({ token: given, maxAge: 3_600 }));
    const answer = await open(token);
    expect([answer.status, asked, answer.headers.getSetCookie()]).toEqual([403, [], []]);
  },
);

it('changes nothing for a consumed token', async () => {
  const { open } = await world(() => Promise.resolve(null));
  const answer = await open(link, '__Host-ralph-auth=mine; __Host-ralph-auth-refresh=mine');
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
});

it('signs in even when the previous session could not be ended', async () => {
  const auth = { call: () => Promise.reject(new AuthUnavailable('away')) } as unknown as AuthGateway;
  const { open } = await world(() => Promise.resolve({ token: given, maxAge: 60 }), auth);
  expect((await open(link, '__Host-ralph-auth-refresh=before')).status).toBe(200);
});

it('rejects links of the preview', async () => {
  const bearer = { customerType: 'PERSON', lacksNumber: false, spoofedBy: 'a', mayPreview: true } as const;
  const staff = { exchange: () => Promise.resolve({ token: given, maxAge: 60 }) } as never;
  const of = (customerId: number | null) =>
    exchangeOwnLink({ bearer: () => Promise.resolve({ ...bearer, customerId }) }, staff)(link);
  expect(await of(null)).toBeNull();
  expect(await of(7)).toEqual({ token: given, maxAge: 60 });
});

it('asks the hosted platform for the customer of a token before storing it for an hour', async () => {
  expect(await exchangePlatformLink(() => Promise.resolve(false))(link)).toBeNull();
  expect(await exchangePlatformLink(() => Promise.resolve(true))(link)).toEqual({
    token: link,
    maxAge: 3_600,
  });
});
