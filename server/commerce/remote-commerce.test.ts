/** The hosted platform over HTTP: what is sent, and the three kinds of failure. */
import { expect, it } from 'vitest';
import { ApiError } from '#api/transport.ts';
import { fakeService, type Call, type Reply } from '#server/testing/fake-service.ts';
import { anonymousCaller } from './commerce.ts';
import { createRemoteCommerce } from './remote-commerce.ts';
import { transportOf } from './transport.ts';

const operation = { id: 'known', name: 'Known', kind: 'query' } as const;

async function world(reply: (call: Call) => Reply | Promise<Reply>, timeoutMs = 5_000) {
  const fake = await fakeService(reply);
  const commerce = createRemoteCommerce({
    url: `${fake.url}/graphql`,
    apiKey: 'our-key',
    timeoutMs,
    textOf: id => (id === 'known' ? 'query Known{a}' : undefined),
  });
  const transport = transportOf(commerce, { ...anonymousCaller('request-1'), token: 'tok' });
  const failure = () =>
    transport.query(operation, {}).then(
      () => null,
      (error: unknown) => (error instanceof ApiError ? error : null),
    );
  return { calls: fake.calls, commerce, transport, failure };
}

it('sends the text of the document with our key and the visitor’s token', async () => {
  const { transport, calls } = await world(() => ({ body: { data: { a: 1 } } }));
  expect(await transport.query(operation, { id: 7 })).toEqual({ a: 1 });
  await transport.mutate({ ...operation, kind: 'mutation' }, {}, { idempotencyKey: 'k' });
  expect(calls[0]?.headers).toMatchObject({
    'x-apikey': 'our-key',
    authorization: 'Bearer tok',
    'x-request-id': 'request-1',
  });
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
    operationName: 'Known',
    variables: { id: 7 },
    query: 'query Known{a}',
  });
  expect(calls[1]?.headers['x-idempotency-key']).toBe('k');
});

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
  ['no JSON', { body: 'hello' }, 'parse', undefined, false],
  ['neither data nor errors', { body: {} }, 'graphql', undefined, false],
])('distinguishes %s', async (_name, reply, layer, code, retryable) => {
  const { failure } = await world(() => reply);
  expect(await failure()).toMatchObject({ layer, code, retryable });
});

it('times out when the platform does not answer', async () => {
  const { failure } = await world(() => new Promise<Reply>(() => undefined), 50);
  expect(await failure()).toMatchObject({ layer: 'network', retryable: true });
});

it('sends no mutation that came by GET', async () => {
  const { commerce, calls } = await world(() => ({ body: { data: { a: 1 } } }));
  const ask = (text: string) =>
    commerce.execute({
      text,
      operationName: null,
      variables: {},
      caller: anonymousCaller('r'),
      readOnly: true,
    });
  expect(await ask('mutation { a }')).toMatchObject({
    errors: [{ extensions: { code: 'METHOD_NOT_ALLOWED' } }],
  });
  expect(calls).toHaveLength(0);
  expect(await ask('{ a }')).toEqual({ data: { a: 1 } });
});
