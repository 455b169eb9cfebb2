/** `/graphql` over real HTTP: who may ask, what is refused before anything runs, and what goes on to the backend. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { type CommerceAnswer, type CommerceRequest, CommerceUnavailable } from '#server/commerce/commerce.ts';
import { createCors } from '#server/http/cors.ts';
import { createVisitorAddress } from '#server/http/visitor-address.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import { type GraphqlOptions, graphqlRoute } from './graphql-route.ts';

const own = 'https://shop.example';

async function world(options: Partial<GraphqlOptions> = {}) {
  const requests: CommerceRequest[] = [];
  const answers: (CommerceAnswer | Error)[] = [];
  const route = graphqlRoute({
    commerce: {
      execute(request) {
        requests.push(request);
        const answer = answers.shift() ?? { data: { ok: true } };
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
    },
    apiKeys: [],
    foreignDocuments: true,
    ownOrigins: new Set([own]),
    cors: createCors(new Set([own, 'https://app.example'])),
    addressOf: createVisitorAddress([], false),
    token: request => Promise.resolve(request.cookies['ralph-auth'] ?? null),
    textOf: id => (id === 'known' ? 'query Known{a}' : undefined),
    ...options,
  });
  const http = await httpWorld([route]);
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    http.get(
      '/graphql',
      { 'content-type': 'application/json', ...headers },
      { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) },
    );
  const codeOf = async (answer: Response) =>
    ((await answer.json()) as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code;
  return { ...http, requests, answers, post, codeOf };
}

it('runs a trusted document for our own browser, as the visitor', async () => {
  const { post, requests } = await world({ apiKeys: ['key'] });
  const answer = await post(
    { operationName: 'Known', variables: { id: '1' }, extensions: { documentId: 'known' } },
    {
      'sec-fetch-site': 'same-origin',
      cookie: 'ralph-auth=t.o.k',
      'x-idempotency-key': 'k-1',
      'x-account-cart': 'true',
      'x-expected-total': '89.9',
      'user-agent': 'test',
    },
  );
  expect([answer.status, await answer.json()]).toEqual([200, { data: { ok: true } }]);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(requests[0]).toMatchObject({ documentId: 'known', operationName: 'Known', variables: { id: '1' } });
  expect(requests[0]?.caller).toMatchObject({
    token: 't.o.k',
    idempotencyKey: 'k-1',
    wantsAccountCart: true,
    expectedTotal: 89.9,
    ip: '127.0.0.1',
    userAgent: 'test',
  });
});

it('runs the documents of a client with a key, as the bearer it names', async () => {
  const { post, requests } = await world({ apiKeys: ['one', 'two'] });
  const answer = await post(
    { query: '{a}', variables: null },
    {
      'x-apikey': 'two',
      authorization: 'Bearer abc',
      origin: 'https://app.example',
      'sec-fetch-site': 'cross-site',
    },
  );
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://app.example');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(requests[0]).toMatchObject({ text: '{a}', caller: { token: 'abc' } });
});

it('answers the preflight of another origin', async () => {
  const { get } = await world();
  const answer = await get(
    '/graphql',
    { origin: 'https://app.example', 'access-control-request-method': 'POST' },
    { method: 'OPTIONS' },
  );
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-headers')).toContain('x-idempotency-key');
  expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
});

it('lets no page of an unknown origin read what it answers', async () => {
  const { get, post } = await world();
  const headers = { origin: 'https://evil.example' };
  const preflight = await get(
    '/graphql',
    { ...headers, 'access-control-request-method': 'POST' },
    { method: 'OPTIONS' },
  );
  for (const answer of [preflight, await post({ query: '{a}' }, headers), await get('/graphql', headers)]) {
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('vary')).toContain('Origin');
  }
});

/** @proves FAULT-63, FAULT-66 */
it.each([
  ['{', 400, 'BAD_REQUEST'],
  ['', 400, 'BAD_REQUEST'],
  ['null', 400, 'BAD_REQUEST'],
  ['"text"', 400, 'BAD_REQUEST'],
  ['{}', 400, 'BAD_REQUEST'],
  ['{"query":""}', 400, 'BAD_REQUEST'],
  ['{"query":7}', 400, 'BAD_REQUEST'],
  ['{"query":"{a}","variables":[]}', 400, 'BAD_REQUEST'],
  ['{"query":"{a}","variables":"x"}', 400, 'BAD_REQUEST'],
  [`{"query":"{a}","variables":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`, 400, 'BAD_REQUEST'],
  [`{"query":"{a}","extensions":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`, 400, 'BAD_REQUEST'],
  ['{"query":"{a}","operationName":{}}', 400, 'BAD_REQUEST'],
  ['[{"query":"{a}"},{"query":"{a}"}]', 400, 'BATCHING_NOT_SUPPORTED'],
  [JSON.stringify(Array.from({ length: 1000 }, () => ({ query: '{a}' }))), 400, 'BATCHING_NOT_SUPPORTED'],
  ['{"extensions":{"documentId":"strange"}}', 400, 'UNKNOWN_DOCUMENT'],
  ['{"extensions":{"documentId":"__proto__"}}', 400, 'UNKNOWN_DOCUMENT'],
  ['{"extensions":{"documentId":7}}', 400, 'UNKNOWN_DOCUMENT'],
  ['{"query":"{other}","extensions":{"documentId":"known"}}', 400, 'UNKNOWN_DOCUMENT'],
  ['{"query":"{a}","extensions":{"persistedQuery":{"version":1,"sha256Hash":"00"}}}', 400, 'BAD_REQUEST'],
  ['{"extensions":{"persistedQuery":{"version":1}}}', 400, 'BAD_REQUEST'],
  [`{"query":"${'x'.repeat(3_000_000)}"}`, 413, 'BAD_REQUEST'],
])('rejects the body %.60s', async (body, status, code) => {
  const { post, requests, codeOf } = await world();
  const answer = await post(body);
  expect([answer.status, await codeOf(answer)]).toEqual([status, code]);
  expect(requests).toHaveLength(0);
});

it.each([
  ['another method', {}, 'PUT', 405, 'METHOD_NOT_ALLOWED'],
  ['a GET without a query', {}, 'GET', 400, 'BAD_REQUEST'],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'POST', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['plain text', { 'content-type': 'text/plain' }, 'POST', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['files', { 'content-type': 'multipart/form-data' }, 'POST', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a content type that is none', { 'content-type': 'garbage' }, 'POST', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a compressed body', { 'content-encoding': 'gzip' }, 'POST', 415, 'BAD_REQUEST'],
  [
    'another site in a visitor’s name',
    { cookie: 'ralph-auth=x', 'sec-fetch-site': 'cross-site' },
    'POST',
    403,
    'CROSS_SITE',
  ],
  [
    'a foreign origin with cookies',
    { cookie: 'a=b', origin: 'https://evil.example' },
    'POST',
    403,
    'CROSS_SITE',
  ],
  ['cookies from nowhere', { cookie: 'ralph-auth=x' }, 'POST', 403, 'CROSS_SITE'],
])('rejects %s', async (_name, headers, method, status, code) => {
  const { get, requests, codeOf } = await world();
  const all = { 'content-type': 'application/json', ...headers };
  const answer = await get('/graphql', all, {
    method,
    ...(method === 'GET' ? {} : { body: '{"query":"mutation{a}"}' }),
  });
  expect([answer.status, await codeOf(answer)]).toEqual([status, code]);
  expect(requests).toHaveLength(0);
});

it('ignores a visitor’s cookies in a request with a key or a token', async () => {
  const { post, requests } = await world();
  const cross = { cookie: 'ralph-auth=x', origin: 'https://evil.example', 'sec-fetch-site': 'same-site' };
  await post({ query: '{a}' }, { ...cross, 'X-APIKEY': 'k' });
  await post({ query: '{a}' }, { ...cross, authorization: 'Bearer abc' });
  expect(requests.map(({ caller }) => caller.token)).toEqual([null, 'abc']);
});

/** @proves FAULT-67 */
it('runs queries by GET, and lets the backend reject anything else', async () => {
  const { get, requests, answers } = await world();
  const words = new URLSearchParams({ query: 'query A{a}', variables: '{"id":"1"}', operationName: 'A' });
  const answer = await get(`/graphql?${words.toString()}`);
  expect([answer.status, await answer.json()]).toEqual([200, { data: { ok: true } }]);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(requests[0]).toMatchObject({
    text: 'query A{a}',
    variables: { id: '1' },
    operationName: 'A',
    readOnly: true,
  });
  answers.push({ errors: [{ message: 'm', extensions: { code: 'METHOD_NOT_ALLOWED' } }] });
  const refused = await get('/graphql?query=mutation%7Ba%7D');
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, POST, OPTIONS']);
  expect((await get('/graphql?query=%7Ba%7D&variables=%7B')).status).toBe(400);
});

it('keeps the text of a client that names it by its hash from then on', async () => {
  const { get, post, requests } = await world();
  const query = '{ a }';
  const hash = createHash('sha256').update(query).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  const missed = await post({ extensions });
  expect([missed.status, await missed.json()]).toEqual([
    200,
    {
      errors: [
        {
          message: 'PersistedQueryNotFound',
          extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', requestId: expect.any(String) },
        },
      ],
    },
  ]);
  await post({ query, extensions });
  await get(`/graphql?extensions=${encodeURIComponent(JSON.stringify(extensions))}`);
  expect(requests.map(({ text }) => text)).toEqual([query, query]);
});

it('says that it keeps no texts when only registered documents may run', async () => {
  const { post } = await world({ foreignDocuments: false });
  const answer = await post({
    query: '{a}',
    extensions: { persistedQuery: { version: 1, sha256Hash: '0' } },
  });
  expect(await answer.json()).toMatchObject({ errors: [{ message: 'PersistedQueryNotSupported' }] });
});

it('requires a key from other clients when keys are configured', async () => {
  const { post, codeOf } = await world({ apiKeys: ['right'] });
  for (const headers of [{}, { 'x-apikey': 'wrong' }, { 'x-apikey': '' }]) {
    const answer = await post({ query: '{a}' }, headers);
    expect([answer.status, await codeOf(answer)]).toEqual([401, 'INVALID_API_KEY']);
  }
  expect((await post({ query: '{a}' }, { 'x-apikey': 'right' })).status).toBe(200);
});

it('passes on that the platform limits requests: as a refusal to other clients, and to our pages as a busy shop', async () => {
  const { post, answers, codeOf } = await world();
  const busy = () => new CommerceUnavailable('http', 'Busy', { status: 429, retryAfter: 17 });
  for (const [body, status, code] of [
    [{ query: '{a}' }, 429, 'RATE_LIMITED'],
    [{ extensions: { documentId: 'known' } }, 503, 'SERVICE_UNAVAILABLE'],
  ] as const) {
    answers.push(busy());
    const answer = await post(body);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, '17']);
    expect(await codeOf(answer)).toBe(code);
  }
});

it('runs only registered documents when configured so', async () => {
  const { post } = await world({ foreignDocuments: false });
  expect((await post({ query: '{a}' })).status).toBe(400);
  expect((await post({ extensions: { documentId: 'known' } })).status).toBe(200);
});

it('tells a server of the merchant’s by a key that no browser holds', async () => {
  const { post, requests } = await world({ apiKeys: ['browsers', 'servers'], serverKeys: ['servers'] });
  for (const key of ['browsers', 'servers']) await post({ query: '{a}' }, { 'x-apikey': key });
  await post({ query: '{a}' }, { 'sec-fetch-site': 'same-origin' });
  expect(requests.map(({ caller }) => caller.isServer)).toEqual([false, true, false]);
});

/** @proves FAULT-66 */
it('runs the documents of clients with a key where others may send none', async () => {
  const { post } = await world({
    apiKeys: ['right'],
    foreignDocuments: false,
    keysForDocuments: ['right'],
  });
  const hash = createHash('sha256').update('{a}').digest('hex');
  const persisted = { query: '{a}', extensions: { persistedQuery: { version: 1, sha256Hash: hash } } };
  const ours = { 'sec-fetch-site': 'same-origin' };
  expect((await post({ query: '{a}' }, ours)).status).toBe(400);
  expect((await post({ query: '{a}' }, { 'x-apikey': 'right' })).status).toBe(200);
  expect((await post(persisted, { 'x-apikey': 'right' })).status).toBe(200);
  // What a client with a key has sent once does not open it to others.
  const { extensions } = persisted;
  expect(await (await post({ extensions }, ours)).json()).toMatchObject({
    errors: [{ message: 'PersistedQueryNotSupported' }],
  });
});

it.each([
  ['GRAPHQL_PARSE_FAILED', undefined, 200],
  ['GRAPHQL_VALIDATION_FAILED', undefined, 200],
  ['DOCUMENT_TOO_LARGE', undefined, 400],
  ['BAD_USER_INPUT', undefined, 200],
  ['NOT_FOUND', null, 200],
  ['SERVICE_UNAVAILABLE', null, 503],
  ['SERVICE_UNAVAILABLE', { getCart: null }, 503],
  ['SERVICE_UNAVAILABLE', { getCart: null, channels: [] }, 200],
])('answers %s beside %j with its status', async (code, data, status) => {
  const { post, answers } = await world();
  answers.push({ ...(data === undefined ? {} : { data }), errors: [{ message: 'm', extensions: { code } }] });
  const answer = await post({ query: '{a}' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, status === 503 ? '2' : null]);
  expect(await answer.json()).toHaveProperty('errors');
});

/** @proves FAULT-69 */
it('masks internal errors and says when to retry', async () => {
  const { post, answers, lines } = await world();
  answers.push(new CommerceUnavailable('network', 'connect 10.0.0.1 refused'), new Error('select secret'));
  const away = await post({ query: '{a}' });
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5']);
  const broken = await post({ query: '{a}' });
  const said = `${await away.text()} ${await broken.text()}`;
  expect(broken.status).toBe(500);
  expect(said).not.toMatch(/10\.0\.0\.1|secret/);
  expect(said).toContain(broken.headers.get('x-request-id'));
  expect(lines.filter(line => line['level'] === 'error')).toHaveLength(2);
});

/** @proves FAULT-73 */
it('is safe against prototype pollution', async () => {
  const { post, requests } = await world();
  await post(
    '{"query":"{a}","variables":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}},"__proto__":{"x":1}}',
  );
  expect(requests).toHaveLength(1);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

it('answers 429 to a network that requests too much', async () => {
  const { post, answers } = await world();
  answers.push({ errors: [{ message: 'Too many.', extensions: { code: 'RATE_LIMITED' } }] });
  const answer = await post({ query: '{ a }' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
});

it('sends no response that is too long', async () => {
  const { post, answers, codeOf } = await world();
  answers.push({ data: { text: 'x'.repeat(6_000_000) } });
  const answer = await post({ query: '{ a }' });
  expect([answer.status, await codeOf(answer)]).toEqual([400, 'RESPONSE_TOO_LARGE']);
});

it.each([
  [
    'nothing was executed',
    { errors: [{ message: 'No', extensions: { code: 'GRAPHQL_PARSE_FAILED' } }] },
    400,
  ],
  ['the data is null', { data: null, errors: [{ message: 'No' }] }, 200],
  ['all is well', { data: { ok: true } }, 200],
])(
  'answers the media type of GraphQL over HTTP to those who accept it: %s',
  async (_name, answer, status) => {
    const { post, answers } = await world();
    answers.push(answer, answer);
    const asked = await post(
      { query: '{a}' },
      { accept: 'application/graphql-response+json, application/json;q=0.9' },
    );
    expect([asked.status, asked.headers.get('content-type')]).toEqual([
      status,
      'application/graphql-response+json; charset=utf-8',
    ]);
    const plain = await post({ query: '{a}' }, { accept: '*/*' });
    expect([plain.status, plain.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
  },
);

it('shows people what the address is, only where any client may ask', async () => {
  const open = await world();
  const page = await open.get('/graphql', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('<form action="/graphql">');
  const closed = await world({ foreignDocuments: false });
  const refused = await closed.get('/graphql', { accept: 'text/html' });
  expect([refused.status, await closed.codeOf(refused)]).toEqual([400, 'BAD_REQUEST']);
});

it('notes the cart that a browser of the shop has ordered with, or sent the checkout of', async () => {
  const noted: string[] = [];
  const { post, answers } = await world({ onOrdering: (_reply, cartId) => void noted.push(cartId) });
  const browser = { 'sec-fetch-site': 'same-origin' };
  const send = async (cartId: unknown, data: Record<string, unknown> | null, headers = {}) => {
    answers.push({ data });
    await post({ query: '{a}', variables: { cartId } }, { ...browser, ...headers });
  };
  await send('placed', { placeOrder: { orderId: '1' } });
  await send('updated', { createOrUpdateCheckout: {} });
  // Refused, about something else, without a cart, or by another client: nothing is proven.
  await send('refused', { placeOrder: null });
  await send('read', { getCart: {} });
  await send(7, { placeOrder: { orderId: '1' } });
  await send('foreign', { placeOrder: { orderId: '1' } }, { authorization: 'Bearer t' });
  await send('keyed', { placeOrder: { orderId: '1' } }, { 'x-apikey': 'k' });
  expect(noted).toEqual(['placed', 'updated']);
});
