/** The requests of each adapter as the service's public reference names them, against its documented answers on loopback. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createBunny } from './bunny.ts';
import { createCloudflare } from './cloudflare.ts';
import { createFastly } from './fastly.ts';
import { createVarnish } from './varnish.ts';

interface Asked {
  line: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** Answers each request with the next answer, the last one again and again. */
async function service(...answers: readonly (readonly [status: number, body: string])[]) {
  const asked: Asked[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = (await request.toArray()).join('');
    const body: unknown = sent === '' ? null : JSON.parse(sent);
    asked.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
    const [status, text] = answers[Math.min(asked.length, answers.length) - 1] ?? [200, ''];
    response.writeHead(status, { 'content-type': 'application/json' }).end(status === 204 ? undefined : text);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { asked, origin: `http://127.0.0.1:${port}` };
}

const own = { zone: 'zone7', key: 'a-secret-key-of-tests' };
const tags = ['product:17', 'list:c_12:price'];
const many = Array.from({ length: 70 }, (_, at) => `product:${at}`);

const purgedByFastly = JSON.stringify({
  'product:17': '108-1391560174-974124',
  'list:c_12:price': '108-1391560174-974125',
});
const purgedByCloudflare = JSON.stringify({
  success: true,
  errors: [],
  messages: [],
  result: { id: own.zone },
});

it('purges surrogate keys at Fastly in one request, and the whole service', async () => {
  const { asked, origin } = await service([200, purgedByFastly], [200, '{"status":"ok"}']);
  const fastly = createFastly({ ...own, origin });
  await fastly.purge(tags);
  await fastly.purge('all');
  expect(asked).toMatchObject([
    { line: 'POST /service/zone7/purge', body: { surrogate_keys: tags }, headers: { 'fastly-key': own.key } },
    { line: 'POST /service/zone7/purge_all', body: null, headers: { 'fastly-key': own.key } },
  ]);
  // A soft purge leaves the page to be shown once more.
  expect(asked[0]?.headers).not.toHaveProperty('fastly-soft-purge');
});

it('purges tags at Cloudflare, thirty in a request, and the whole zone', async () => {
  const { asked, origin } = await service([200, purgedByCloudflare]);
  const cloudflare = createCloudflare({ ...own, origin });
  await cloudflare.purge(many);
  await cloudflare.purge('all');
  const line = 'POST /client/v4/zones/zone7/purge_cache';
  expect(asked.map(each => [each.line, each.body])).toEqual([
    [line, { tags: many.slice(0, 30) }],
    [line, { tags: many.slice(30, 60) }],
    [line, { tags: many.slice(60) }],
    [line, { purge_everything: true }],
  ]);
  expect(asked[0]?.headers).toMatchObject({
    authorization: `Bearer ${own.key}`,
    'content-type': 'application/json',
  });
});

it('does not take an answer of Cloudflare for a purge that says it was none', async () => {
  const { origin } = await service([
    200,
    '{"success":false,"errors":[{"code":1107,"message":"Only enterprise zones"}]}',
  ]);
  await expect(createCloudflare({ ...own, origin }).purge(tags)).rejects.toThrow('Only enterprise zones');
});

it('purges one tag after another at Bunny, and the whole pull zone', async () => {
  const { asked, origin } = await service([204, '']);
  const bunny = createBunny({ ...own, origin });
  await bunny.purge(tags);
  await bunny.purge('all');
  const line = 'POST /pullzone/zone7/purgeCache';
  expect(asked.map(each => [each.line, each.body])).toEqual([
    [line, { CacheTag: 'product:17' }],
    [line, { CacheTag: 'list:c_12:price' }],
    [line, {}],
  ]);
  expect(asked[0]?.headers).toMatchObject({ accesskey: own.key });
});

it('asks every Varnish, in headers that it takes, and fails where one of them does', async () => {
  const [first, second] = [await service([200, '']), await service([200, ''], [403, '403 Forbidden'])];
  const varnish = createVarnish({ urls: [first.origin, second.origin], key: own.key });
  await varnish.purge(tags);
  for (const { asked } of [first, second])
    expect(asked).toMatchObject([
      { line: 'PURGE /', headers: { 'x-purge-key': own.key, 'x-purge-tags': 'product:17|list:c_12:price' } },
    ]);
  await expect(varnish.purge('all')).rejects.toThrow('403');
});

it.each([
  ['Fastly', createFastly],
  ['Cloudflare', createCloudflare],
  ['Bunny', createBunny],
])('says why %s refuses, and nothing of the key', async (_name, create) => {
  const { origin } = await service([429, 'Too Many Requests']);
  const refused = create({ ...own, origin }).purge(tags);
  await expect(refused).rejects.toThrow('the edge answers 429: Too Many Requests');
  await expect(refused).rejects.not.toThrow(own.key);
});

it.each([createFastly, createCloudflare, createBunny])('rejects where no one answers', async create => {
  await expect(create({ ...own, origin: 'http://127.0.0.1:9' }).purge(tags)).rejects.toThrow();
});
