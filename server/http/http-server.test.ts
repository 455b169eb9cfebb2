/** What every answer carries, and what happens to requests that no page can answer. */
import { expect, it } from 'vitest';
import { type HttpWorld, httpWorld } from '#server/testing/http-world.ts';
import { HttpError } from './http-error.ts';
import { bodyText } from './read-json.ts';
import { sendText } from './reply.ts';
import type { Handler } from './route.ts';

const world = () =>
  httpWorld(
    [
      {
        url: '/only-post',
        method: ['POST'],
        bodyLimit: 100,
        handler: (request, reply) => sendText(reply, 200, `${bodyText(request).length}`),
      },
      { url: '/refuse', method: ['GET'], handler: () => Promise.reject(new HttpError(418, 'No.')) },
      {
        url: '/break',
        method: ['GET'],
        handler: () => {
          throw new Error('select secret from /srv/shop');
        },
      },
    ],
    (request, reply) => sendText(reply, 200, request.address.path),
  );

it.each([
  ['/', 200, ''],
  ['/tuotteet', 200, ''],
  ['/tuotteet?utm=1#x', 200, ''],
  ['/m%C3%B6nkij%C3%A4', 200, ''],
  ['/tuotteet/', 301, '/tuotteet'],
  ['//tuotteet//?page=2', 301, '/tuotteet?page=2'],
  ['//evil.example', 301, '/evil.example'],
  ['/fi//evil.example/', 301, '/fi/evil.example'],
  ['/%2f%2fevil.example', 404, ''],
  ['/x/..%2ftilini', 404, ''],
  ['/x/../../etc/passwd', 404, ''],
  ['/x/%2e%2e/y', 404, ''],
  ['/%5cevil.example', 400, ''],
  ['/\\evil.example', 400, ''],
  ['/%0d%0aSet-Cookie:x', 400, ''],
  ['/%00', 400, ''],
  ['/%E0%A4%A', 400, ''],
  ['/%', 400, ''],
  [`/${'a'.repeat(8_000)}`, 404, ''],
  ['http://evil.example/', 400, ''],
  ['*', 400, ''],
])('answers GET %s with %i', async (target, status, location) => {
  const { raw } = await world();
  const said = await raw(`GET ${target} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`);
  expect(said.split(' ')[1]).toBe(String(status));
  expect(/\r\nlocation: (.*)\r\n/i.exec(said)?.[1] ?? '').toBe(location);
  expect(said).not.toContain('http://evil');
});

/** @proves FAULT-75 */
it.each([
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', /^HTTP\/1.1 4\d\d/],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', /^HTTP\/1.1 405/],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    /^HTTP\/1.1 400/,
  ],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', /^HTTP\/1.1 400/],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhOST: a\r\n\r\n', /^HTTP\/1.1 400/],
  ['two hosts in one', 'GET / HTTP/1.1\r\nHost: a, b\r\n\r\n', /^HTTP\/1.1 400/],
  ['a host with a path', 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n', /^HTTP\/1.1 400/],
  ['a host with a user', 'GET / HTTP/1.1\r\nHost: a@b\r\n\r\n', /^HTTP\/1.1 400/],
  [
    'the target of a proxy',
    'GET https://shop.example/ HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n',
    /^HTTP\/1.1 400/,
  ],
  ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`, /^HTTP\/1.1 431/],
  ['bytes that are not HTTP', 'hello\r\n\r\n', /^HTTP\/1.1 400/],
])('rejects %s', async (_name, text, expected) => {
  const { raw, get } = await world();
  // Resolves when the shop has closed the connection.
  expect(await raw(text)).toMatch(expected);
  expect((await get('/')).status).toBe(200);
});

it.each(['a', 'shop.example:8443', '127.0.0.1:3000', '[::1]:3000', 'xn--nnx388a.example', ''])(
  'answers the host %j',
  async host => {
    const { raw } = await world();
    const said = await raw(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(said).toMatch(/^HTTP\/1.1 200/);
  },
);

it('names the allowed methods in a 405', async () => {
  const { get } = await world();
  const refused = await get('/only-post');
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
  const page = await get('/tuotteet', {}, { method: 'PUT' });
  expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

/** @proves FAULT-72 */
it('rejects bodies that are too long or compressed', async () => {
  const { get } = await world();
  const post = (body: string, headers = {}) => get('/only-post', headers, { method: 'POST', body });
  expect(await (await post('x'.repeat(100))).text()).toBe('100\n');
  expect((await post('x'.repeat(101))).status).toBe(413);
  expect((await post('x', { 'content-encoding': 'gzip' })).status).toBe(415);
});

it('puts the security headers on every answer, whatever its status', async () => {
  const { get } = await world();
  for (const path of ['/', '/a/', '/%', '/refuse', '/break', '/only-post']) {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self';");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{12}$/);
  }
});

it('keeps a well-formed request id and replaces any other', async () => {
  const { get, lines } = await world();
  expect((await get('/', { 'x-request-id': 'proxy-1234' })).headers.get('x-request-id')).toBe('proxy-1234');
  expect((await get('/', { 'x-request-id': 'a b{"x":1}' })).headers.get('x-request-id')).toMatch(
    /^[\w-]{12}$/,
  );
  expect(lines.some(line => line['requestId'] === 'proxy-1234')).toBe(true);
});

/** @proves FAULT-69, FAULT-116 */
it('shows only the request id of an internal error, and logs it once', async () => {
  const { get, lines } = await world();
  const broken = await get('/break');
  const text = await broken.text();
  expect(broken.status).toBe(500);
  expect(text).toContain(broken.headers.get('x-request-id'));
  expect(text).not.toContain('select');
  expect(lines.filter(line => line['level'] === 'error')).toHaveLength(1);
});

it('makes routes on demand with the first request, and again after that failed', async () => {
  const { get, lines, serveOnDemand } = await world();
  let made = 0;
  serveOnDemand(() => {
    made += 1;
    if (made === 1) throw new Error('no folder');
    return { routes: [], pages: (_request, reply) => sendText(reply, 200, 'on demand') };
  });
  expect(made).toBe(0);
  expect((await get('/')).status).toBe(500);
  expect(lines.some(({ msg }) => msg === 'the routes could not be made')).toBe(true);
  const answers = await Promise.all([get('/'), get('/'), get('/')]);
  expect(await Promise.all(answers.map(each => each.text()))).toEqual(Array(3).fill('on demand\n'));
  expect(made).toBe(2);
});

it('logs neither queries nor cookies', async () => {
  const { get, lines } = await world();
  await get('/tuotteet?loginToken=canary-1', {
    cookie: 'ralph-auth=canary-2',
    authorization: 'Bearer canary-3',
  });
  await expect.poll(() => lines.length).toBe(1);
  expect(JSON.stringify(lines)).not.toContain('canary');
  expect(lines[0]).toMatchObject({ method: 'GET', path: '/tuotteet', status: 200 });
});

it('answers HEAD as GET without the body', async () => {
  const { get } = await world();
  const head = await get('/tuotteet', {}, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', '']);
});

/** @proves FAULT-2 */
it('trusts forwarded addresses only behind a proxy', async () => {
  const showIp: Handler = (request, reply) => sendText(reply, 200, request.ip);
  const open = await httpWorld([], showIp);
  const behind = await httpWorld([], showIp, { trustProxy: true });
  const headers = { 'x-forwarded-for': '6.6.6.6, 10.0.0.9' };
  expect(await (await open.get('/', headers)).text()).toBe('127.0.0.1\n');
  expect(await (await behind.get('/', headers)).text()).toBe('10.0.0.9\n');
});

it('says once that a proxy is in front which is not trusted, and nothing of servers with a key', async () => {
  const said = ({ lines }: HttpWorld) => lines.filter(({ msg }) => /TRUST_PROXY/.test(String(msg))).length;
  const [open, behind] = [await httpWorld([]), await httpWorld([], undefined, { trustProxy: true })];
  const forwarded = { 'x-forwarded-for': '6.6.6.6' };
  await open.get('/', { ...forwarded, 'x-apikey': 'key' });
  expect(said(open)).toBe(0);
  for (const { get } of [open, open, behind]) await get('/', forwarded);
  expect([said(open), said(behind)]).toEqual([1, 0]);
});

it('answers 503 while what it needs is away, and 500 to every other failure', async () => {
  class Away extends Error {}
  const failing = (url: string, error: Error) => ({
    url,
    method: ['POST'],
    handler: () => Promise.reject(error),
  });
  const routes = [failing('/away', new Away('gone')), failing('/broken', new Error('broken'))];
  const { base, lines } = await httpWorld(routes, undefined, { isAway: error => error instanceof Away });
  const post = (path: string) => fetch(base + path, { method: 'POST' });
  const away = await post('/away');
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await post('/broken')).status).toBe(500);
  expect(lines.filter(({ msg }) => msg === 'request failed')).toHaveLength(1);
});
