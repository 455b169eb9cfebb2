/** Malformed and hostile requests: the shop rejects them with an error code, reveals no internals and leaves the cart unchanged (R-DATA-10). */
import { expect, it, onTestFinished } from 'vitest';
import { loadConfig } from '#server/config/load-config.ts';
import { startShop } from '#server/start/start-shop.ts';
import { memoryLogger } from '#server/testing/http-world.ts';
import { openSmallShop } from '../support/worlds/small-shop.ts';
import { plainFrontend } from './plain-frontend.ts';
import { type ApiResponse, callApi, send } from './request.ts';

const itemParts = 'id items { id skuId quantity } summary { total { sellingPriceIncVat } }';
const add = `mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { ${itemParts} } }`;
const update = `mutation ($id: String!, $item: CartItemInputType!) { updateCartItem(id: $id, item: $item) { ${itemParts} } }`;
const get = `query ($id: String) { getCart(id: $id) { ${itemParts} } }`;

interface CartResponse {
  id: string;
  items: { id: string; skuId: number; quantity: number }[];
}

async function openShop() {
  const { url, cartWith } = await openSmallShop();
  const { logger, lines } = memoryLogger();
  const config = loadConfig({ DATABASE_URL: url, PORT: '0', FOREIGN_DOCUMENTS: 'true' }, process.cwd());
  const shop = await startShop({ config, logger, root: process.cwd(), frontend: plainFrontend() });
  onTestFinished(() => shop.stop());
  await shop.ready;
  const { origin } = shop;
  const cart = async (id: string) => (await callApi(origin, get, { id })).data?.['getCart'] as CartResponse;
  return { origin, cartWith, cart, lines };
}

/** No internals in a response: no stack, path, SQL or version. */
function expectNoInternals({ text }: ApiResponse) {
  expect(text).not.toMatch(
    /\bat [\w.<>]+ \(|node_modules|\/(src|backend|server|work|home|tmp)\/|\.ts:\d|select .* from|postgres|pg_|stack/i,
  );
}

const quantities: [string, unknown][] = [
  ['zero', 0],
  ['negative', -1],
  ['a fraction', 1.5],
  ['a billion', 1e9],
  ['more than an Int', 2_147_483_648],
  ['text', '2'],
  ['null', null],
  ['a huge number', 1e308],
];

/** @proves FAULT-27 */
it('rejects every invalid quantity and leaves the cart unchanged', async () => {
  const { origin, cartWith, cart } = await openShop();
  const id = await cartWith({ skuId: 2, quantity: 1 });
  const before = await cart(id);
  const [line] = before.items;
  for (const [name, quantity] of quantities) {
    const added = await callApi(origin, add, { id, item: { skuId: 2, quantity } });
    expect({ name, codes: added.codes }).toEqual({ name, codes: [expect.any(String)] });
    expect([200, 400]).toContain(added.status);
    expectNoInternals(added);
    // An update to zero is valid: it removes the line.
    if (quantity === 0) continue;
    const changed = await callApi(origin, update, { id, item: { id: line?.id, skuId: 2, quantity } });
    expect(changed.codes, `changing to ${name}`).toHaveLength(1);
    expectNoInternals(changed);
  }
  expect(await cart(id)).toEqual(before);
});

it('rejects unknown products and carts', async () => {
  const { origin, cartWith, cart } = await openShop();
  const id = await cartWith({ skuId: 2, quantity: 1 });
  const before = await cart(id);
  for (const skuId of [0, -1, 999_999, 2_147_483_647, null, 'rope']) {
    const response = await callApi(origin, add, { id, item: { skuId, quantity: 1 } });
    expect({ skuId, codes: response.codes }).toEqual({ skuId, codes: [expect.any(String)] });
    expectNoInternals(response);
  }
  for (const unknownId of [
    'no-such-cart',
    "' or 1=1 --",
    '\u0000',
    '\ud800',
    '../../etc/passwd',
    'x'.repeat(10_000),
  ]) {
    const response = await callApi(origin, add, { id: unknownId, item: { skuId: 2, quantity: 1 } });
    expect(response.status).toBeLessThan(500);
    expect(response.codes).not.toContain('INTERNAL_SERVER_ERROR');
    expectNoInternals(response);
  }
  expect(await cart(id)).toEqual(before);
});

const query = (text: string) => JSON.stringify({ query: text });
const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, at) => `a${at}: getCart(id: "") { id }`).join(' ')} }`;

/** A query of `count` lists of the largest size, each with the fields of a product list. */
const productLists = (count: number) =>
  `{ ${Array.from({ length: count }, (_, at) => `a${at}: products(take: 200) { products { ...P } }`).join(' ')} }
  fragment P on ProductType { productId alias name articleNumber type canonicalUrl firstAvailableOn weight categoryId supplierId freightClass discountType images brand { name } rating { score } totalStock { inStock } skus { skuId } }`;

/** @proves FAULT-62, FAULT-63, FAULT-64 */
it('rejects invalid operations and reveals no internals', async () => {
  const { origin, lines } = await openShop();
  const bad: [string, string, Record<string, string>, number][] = [
    ['invalid JSON', '{', {}, 400],
    ['an empty body', '', {}, 400],
    ['text', '"query"', {}, 400],
    ['a batch', '[{"query":"{ __typename }"},{"query":"{ __typename }"}]', {}, 400],
    ['invalid GraphQL', '{"query":"{{{"}', {}, 200],
    ['an unknown field', '{"query":"{ getCarrt { id } }"}', {}, 200],
    ['an unknown document', '{"extensions":{"documentId":"sha256:0"}}', {}, 400],
    ['a prototype', '{"__proto__":{"query":"{ a }"}}', {}, 400],
    ['500 aliased carts', query(aliases(500)), {}, 400],
    ['100 aliased mutations', query(`mutation ${aliases(100)}`), {}, 400],
    [
      'a thousand operations',
      JSON.stringify(Array.from({ length: 1000 }, () => ({ query: '{ __typename }' }))),
      {},
      400,
    ],
    ['a multipart request', '', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    [
      'fifty levels',
      query(`{ product(productId: 1) { variantGroup { ${'variants { '.repeat(50)} level ${'} '.repeat(53)}`),
      {},
      400,
    ],
    [
      'circular fragments',
      query('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'),
      {},
      400,
    ],
    ['ten thousand directives', query(`{ __typename ${'@include(if: true) '.repeat(10_000)} }`), {}, 400],
    ['a query of 1 MB', query(`{ __typename ${'#'.repeat(1_000_000)}\n }`), {}, 400],
    [
      'a hundred thousand ids',
      JSON.stringify({
        query: 'query ($ids: [Int]) { products(filter: { productIds: $ids }) { count } }',
        variables: { ids: Array.from({ length: 100_000 }, (_, at) => at) },
      }),
      {},
      400,
    ],
    [
      'deeply nested variables',
      `{"query":"{ __typename }","variables":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`,
      {},
      400,
    ],
    ['the largest product lists many times', query(productLists(29)), {}, 400],
    ['another content type', 'query=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a body of 11 MB', JSON.stringify({ query: `{ a } #${'x'.repeat(11_000_000)}` }), {}, 413],
  ];
  for (const [name, body, headers, status] of bad) {
    const response = await send(origin, body, headers).catch((error: unknown) => error);
    // The server may close the connection while a body that is too large is still being sent.
    if (response instanceof Error && status === 413) continue;
    expect({ name, ...(response as ApiResponse) }).toMatchObject({ name, status });
    expect((response as ApiResponse).text).not.toMatch(/Did you mean/);
    expectNoInternals(response as ApiResponse);
  }
  const afterwards = await callApi(origin, '{ __typename }');
  expect(afterwards.status).toBe(200);
  expect(lines.filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([]);
});

/** @proves FAULT-67, FAULT-101, FAULT-105 */
it('rejects mutations by GET and serves no private files', async () => {
  const { origin } = await openShop();
  const byGet = await fetch(
    `${origin}/graphql?query=${encodeURIComponent('mutation { completeCart(id: "1") { id } }')}`,
  );
  expect(byGet.status).toBe(405);
  for (const path of [
    '/.git/config',
    '/.env',
    '/package.json',
    '/src',
    '/pages/home.page.json',
    '/metrics',
    '/%E0%A4%A',
    '/..%2f..%2fetc/passwd',
  ]) {
    const response = await fetch(origin + path, { redirect: 'manual' });
    expect([`400 ${path}`, `404 ${path}`]).toContain(`${response.status} ${path}`);
    expectNoInternals({ status: response.status, text: await response.text(), data: null, codes: [] });
  }
  for (const path of [
    '//evil.example',
    '/%2f%2fevil.example',
    '/sv/%5Cevil.example',
    '/%0d%0aSet-Cookie:x',
  ]) {
    const response = await fetch(origin + path, { redirect: 'manual' });
    const location = response.headers.get('location');
    if (location) expect(new URL(location, origin).origin).toBe(origin);
    expect(response.headers.get('set-cookie')).toBeNull();
  }
});

it('logs one escaped line per request, without secrets', async () => {
  const { origin, lines } = await openShop();
  const agent = 'x {"level":"fatal","msg":"forged"}';
  const operationName = 'a\n{"level":"fatal","msg":"forged"}\u001b[31m';
  const body = {
    query: 'query Forged { __typename }',
    operationName,
    variables: { password: 'canary-secret' },
  };
  await send(origin, JSON.stringify(body), { 'user-agent': agent, authorization: 'Bearer canary-token' });
  expect(lines.filter(line => line['agent'] === agent)).toMatchObject([
    { msg: 'request', level: 'info', path: '/graphql', operation: operationName },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/canary/);
  expect(lines.some(({ msg }) => msg === 'forged')).toBe(false);
});
