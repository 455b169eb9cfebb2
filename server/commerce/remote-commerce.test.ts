/** The hosted platform over HTTP: what is sent, and the three kinds of failure. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '#api/transport.ts';
import { type Call, fakeService, type Reply } from '#server/testing/fake-service.ts';
import { publicCaller } from './commerce.ts';
import { createRemoteCommerce, type RemoteOptions } from './remote-commerce.ts';
import { transportOf } from './transport.ts';

const trace = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', tracestate: 'a=1' };
const operation = { id: 'known', name: 'Known', kind: 'query' } as const;

async function world(reply: (call: Call) => Reply | Promise<Reply>, options: Partial<RemoteOptions> = {}) {
  // Without the probes of a slow machine.
  const calls: Call[] = [];
  const fake = await fakeService(call => {
    if (!call.body.includes('{ __typename }')) calls.push(call);
    return reply(call);
  });
  const reported: unknown[] = [];
  const commerce = createRemoteCommerce({
    url: `${fake.url}/graphql`,
    apiKey: 'our-key',
    report: ({ error }) => void reported.push(error),
    times: { suspectMs: 200, probeMs: 200, retryMs: 20 },
    textOf: id => (id === 'known' ? 'query Known{a}' : undefined),
    ...options,
  });
  onTestFinished(() => commerce.close());
  const transport = transportOf(commerce, { ...publicCaller('request-1', trace), token: 'tok' });
  const failure = () =>
    transport.query(operation, {}).then(
      () => null,
      (error: unknown) => (error instanceof ApiError ? error : null),
    );
  return { calls, reported, commerce, transport, failure };
}

it('sends the text of the document with our key, the visitor’s token and the trace', async () => {
  const { transport, calls } = await world(() => ({ body: { data: { a: 1 } } }));
  expect(await transport.query(operation, { id: 7 })).toEqual({ a: 1 });
  await transport.mutate({ ...operation, kind: 'mutation' }, {}, { idempotencyKey: 'k' });
  expect(calls[0]?.headers).toMatchObject({
    'x-apikey': 'our-key',
    authorization: 'Bearer tok',
    'x-request-id': 'request-1',
    ...trace,
  });
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
    operationName: 'Known',
    variables: { id: 7 },
    query: 'query Known{a}',
  });
  expect(calls[1]?.headers['x-idempotency-key']).toBe('k');
});

it('says for whom it asks: the platform counts its limits per visitor and has the cart of an account', async () => {
  const fake = await world(() => ({ body: { data: { a: 1 } } }));
  const caller = {
    ...publicCaller('r'),
    ip: '198.51.100.7',
    userAgent: 'Firefox',
    wantsAccountCart: true,
  };
  await fake.commerce.execute({ documentId: 'known', operationName: 'Known', variables: {}, caller });
  expect(fake.calls[0]?.headers).toMatchObject({
    'x-forwarded-for': '198.51.100.7',
    'user-agent': 'Firefox',
    'x-account-cart': 'true',
  });
  await fake.transport.query(operation, {});
  expect(fake.calls[1]?.headers).not.toHaveProperty('x-forwarded-for');
  expect(fake.calls[1]?.headers).not.toHaveProperty('x-account-cart');
});

it.each([
  ['with an error', { errors: [{ message: 'No', extensions: { code: 'RATE_LIMITED' } }] }, '7', 7],
  ['with a page', '<html>', '7', 7],
  ['without a time', {}, undefined, undefined],
  ['with a time without end', {}, '99999999', 3600],
  ['with a date', {}, 'Wed, 21 Oct 2026 07:28:00 GMT', undefined],
])(
  'takes a limit of the platform, %s, as a busy shop that names its wait',
  async (_name, body, after, wait) => {
    const { failure } = await world(() => ({
      status: 429,
      body,
      ...(after === undefined ? {} : { headers: { 'retry-after': after } }),
    }));
    expect(await failure()).toMatchObject({ layer: 'http', status: 503, retryable: true, retryAfter: wait });
  },
);

/** @proves FAULT-98 */
it.each([
  [
    'a refusal',
    { body: { data: { a: null }, errors: [{ message: 'No', extensions: { code: 'UNAUTHORIZED' } }] } },
    'graphql',
    'UNAUTHORIZED',
    false,
  ],
  [
    'a refusal with a bad status',
    { status: 401, body: { errors: [{ message: 'No', extensions: { code: 'INVALID_API_KEY' } }] } },
    'graphql',
    'INVALID_API_KEY',
    false,
  ],
  ['a broken platform', { status: 502, body: '<html>' }, 'http', undefined, true],
  ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:9/' } }, 'network', undefined, true],
  ['no JSON', { body: 'hello' }, 'parse', undefined, true],
  ['a page', { headers: { 'content-type': 'text/html' }, body: '<html>' }, 'parse', undefined, true],
  ['a list', { body: [] }, 'parse', undefined, true],
  ['neither data nor errors', { body: {} }, 'parse', undefined, true],
  ['no data', { body: { data: null } }, 'parse', undefined, true],
  ['data that is a text', { body: { data: 'a' } }, 'parse', undefined, true],
  ['an error that is a text', { body: { data: null, errors: ['no'] } }, 'parse', undefined, true],
  ['half an answer', { body: '{"data":{"a":' }, 'parse', undefined, true],
])('distinguishes %s', async (_name, reply, layer, code, retryable) => {
  const { failure } = await world(() => reply);
  expect(await failure()).toMatchObject({ layer, code, retryable });
});

it('times out when the platform does not answer', async () => {
  const { failure } = await world(() => new Promise<Reply>(() => undefined), { timeoutMs: 50 });
  expect(await failure()).toMatchObject({ layer: 'network', retryable: true });
});

it('sends no mutation that came by GET', async () => {
  const { commerce, calls } = await world(() => ({ body: { data: { a: 1 } } }));
  const ask = (text: string) =>
    commerce.execute({
      text,
      operationName: null,
      variables: {},
      caller: publicCaller('r'),
      readOnly: true,
    });
  expect(await ask('mutation { a }')).toMatchObject({
    errors: [{ extensions: { code: 'METHOD_NOT_ALLOWED' } }],
  });
  expect(calls).toHaveLength(0);
  expect(await ask('{ a }')).toEqual({ data: { a: 1 } });
});

/** @proves FAULT-69 */
it('shows the code of a rejection, and of a failure only that there was one', async () => {
  const secret = 'postgres://shop:hunter2@db';
  const failure = { message: secret, extensions: { code: 'INTERNAL_SERVER_ERROR', stacktrace: [secret] } };
  const rejection = {
    message: `No: ${secret}\n  at query (db.js:1)`,
    path: ['a'],
    extensions: { code: 'OUT_OF_STOCK', field: 'item.quantity', exception: { stacktrace: [secret] } },
  };
  const { commerce, reported } = await world(() => ({
    body: { data: { a: 1 }, errors: [failure, rejection, { message: secret }], extensions: { secret } },
  }));
  const answer = await commerce.execute({
    text: '{ a }',
    operationName: null,
    variables: {},
    caller: publicCaller('r-1'),
  });
  expect(JSON.stringify(answer)).not.toContain('hunter2');
  const masked = {
    message: 'Something went wrong',
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'r-1' },
  };
  expect(answer).toEqual({
    data: { a: 1 },
    errors: [
      masked,
      {
        message: 'The operation was refused.',
        path: ['a'],
        extensions: { code: 'OUT_OF_STOCK', field: 'item.quantity' },
      },
      masked,
    ],
  });
  expect(reported).toEqual([failure, { message: secret }]);
});

/** @proves FAULT-98 */
it('refuses values of another type than the contract has', async () => {
  const known =
    'query Known { product(productId: 1) { ...P } } fragment P on ProductType { name skus { skuId } }';
  let product: unknown;
  const { failure, transport } = await world(() => ({ body: { data: { product } } }), {
    textOf: () => known,
  });
  for (product of ['text', [], { name: 7 }, { skus: {} }, { skus: ['x'] }, { skus: [{ skuId: '1' }] }])
    expect(await failure()).toMatchObject({ layer: 'parse', status: 503 });
  for (product of [null, {}, { name: null, skus: null }, { name: 'Rope', skus: [null, { skuId: 1 }] }])
    expect(await transport.query(operation, {})).toEqual({ product });
});

/** @proves FAULT-111 */
it.each(['announced', 'sent'])('reads no longer answer than it can hold, by what is %s', async kind => {
  const tooLong = 17 * 1024 * 1024;
  let sent = 0;
  const server = createServer((_request, response) => {
    if (kind === 'announced') response.setHeader('content-length', tooLong);
    const chunk = Buffer.alloc(65_536, 32);
    const write = () => {
      while (sent < tooLong * 4 && !response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', write);
      }
    };
    write();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const { failure } = await world(() => ({}), { url: `http://127.0.0.1:${port}/` });
  expect(await failure()).toMatchObject({ layer: 'network' });
  expect(sent).toBeLessThan(kind === 'announced' ? tooLong : tooLong * 3);
});

/** @proves FAULT-110 */
it('refuses at once while the platform is silent, and serves again when it answers', async () => {
  let isSilent = true;
  const { commerce, failure, calls, transport } = await world(() =>
    isSilent ? new Promise<Reply>(() => undefined) : { body: { data: { a: 1 } } },
  );
  expect(await failure()).toMatchObject({ layer: 'network', retryable: true });
  expect(commerce.isPaused()).toBe(true);
  const before = calls.filter(({ body }) => body.includes('Known')).length;
  expect(await failure()).toMatchObject({ layer: 'network' });
  expect(calls.filter(({ body }) => body.includes('Known'))).toHaveLength(before);
  isSilent = false;
  await vi.waitFor(() => expect(commerce.isPaused()).toBe(false), { timeout: 5_000 });
  expect(await transport.query(operation, {})).toEqual({ a: 1 });
});

it('sends no document that the embedded backend would refuse for its length', async () => {
  const { commerce, calls } = await world(() => ({ body: { data: { a: 1 } } }));
  const request = { operationName: null, variables: {}, caller: publicCaller('r') };
  const long = await commerce.execute({ ...request, text: `{ a } #${'x'.repeat(100_000)}` });
  expect(long).toMatchObject({ errors: [{ extensions: { code: 'DOCUMENT_TOO_LARGE' } }] });
  expect(calls).toEqual([]);
});

it('limits how many requests wait for the platform', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>(resolve => (release = resolve));
  const { transport, failure } = await world(() => held.then(() => ({ body: { data: { a: 1 } } })), {
    maxCalls: 1,
    times: { suspectMs: 60_000, probeMs: 60_000, retryMs: 60_000 },
  });
  const first = transport.query(operation, {});
  expect(await failure()).toMatchObject({ layer: 'network' });
  release();
  expect(await first).toEqual({ a: 1 });
});

it('asks a platform without our additions, completes its answer, and refuses what is only an addition', async () => {
  const texts: Record<string, string> = {
    products: 'query Known{products{count interpretation{vehicle}}}',
    parts: 'query Known{parts(numbers:["1"]){number}}',
  };
  const { commerce, calls } = await world(() => ({ body: { data: { products: { count: 1 } } } }), {
    textOf: id => texts[id],
  });
  const ask = (documentId: string) =>
    commerce.execute({ documentId, operationName: 'Known', variables: {}, caller: publicCaller('r') });
  expect(await ask('products')).toEqual({ data: { products: { count: 1, interpretation: null } } });
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ query: 'query Known{products{count}}' });
  expect(await ask('parts')).toEqual({
    errors: [{ message: expect.any(String), extensions: { code: 'NOT_SUPPORTED' } }],
  });
  expect(calls).toHaveLength(1);
});
