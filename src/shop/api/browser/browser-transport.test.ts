/** The browser's transport, against a real HTTP server. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { sharedFreshMs } from '#kernel/work/timing.ts';
import { CartAddDocument, CartGetDocument } from '../cart/cart.gen.ts';
import { createCartApi } from '../cart/cart.ts';
import { ProductDetailDocument, ProductListDocument } from '../catalogue/catalogue.gen.ts';
import { MenuAtLocationDocument } from '../content/content.gen.ts';
import { documents } from '../documents.gen.ts';
import { ApiError } from '../transport.ts';
import { createBrowserTransport } from './browser-transport.ts';
import { postOperation } from './post-operation.ts';

interface Seen {
  headers: IncomingMessage['headers'];
  body: { operationName: string; variables: Record<string, unknown>; extensions: { documentId: string } };
}
let seen: Seen[];
let answer: (response: ServerResponse, request: Seen) => void;
const server = createServer((request, response) => {
  let text = '';
  request.on('data', chunk => (text += String(chunk)));
  request.on('end', () => {
    const one = { headers: request.headers, body: JSON.parse(text) as Seen['body'] };
    seen.push(one);
    answer(response, one);
  });
});
const real = globalThis.fetch;
const serverOf = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

beforeEach(async () => {
  seen = [];
  vi.resetModules();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(serverOf(path), init));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise(resolve => server.close(resolve));
});

const json =
  (value: unknown, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
const text =
  (value: string, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status).end(value);
const ask = () =>
  postOperation(CartGetDocument as never, { id: '' }).then(
    () => null,
    (error: unknown) =>
      error instanceof ApiError ? [error.layer, error.message, error.code, error.retryable] : error,
  );

it('posts the id of a trusted document, never its text', async () => {
  answer = json({ data: { a: 1 } });
  expect(await postOperation(CartGetDocument as never, { id: 'x' })).toEqual({ a: 1 });
  expect(seen[0]?.body).toEqual({
    operationName: 'CartGet',
    variables: { id: 'x' },
    extensions: { documentId: CartGetDocument.id },
  });
});

it.each<[string, (response: ServerResponse) => void, unknown[]]>([
  [
    'status 300',
    text('', 300),
    ['http', 'Response not successful: Received status code 300', undefined, false],
  ],
  [
    'status 500',
    text('<h1>', 500),
    ['http', 'Response not successful: Received status code 500', undefined, true],
  ],
  [
    'status 502 with JSON',
    json({}, 502),
    ['http', 'Response not successful: Received status code 502', undefined, true],
  ],
  ['invalid JSON', text('<html>'), ['parse', 'The response is not valid JSON', undefined, false]],
  [
    'a response without data and errors',
    json({}),
    ['graphql', "Server response was missing for query 'CartGet'", undefined, false],
  ],
  [
    'null data',
    json({ data: null }),
    ['graphql', "Server response was missing for query 'CartGet'", undefined, false],
  ],
  ['null', json(null), ['graphql', "Server response was missing for query 'CartGet'", undefined, false]],
  [
    'a refusal with a code',
    json({ errors: [{ message: 'No', extensions: { code: 'OUT_OF_STOCK' } }], data: null }),
    ['graphql', 'No', 'OUT_OF_STOCK', false],
  ],
  [
    'a refusal with an error status',
    json({ errors: [{ message: 'No' }] }, 400),
    ['graphql', 'No', undefined, false],
  ],
])('classifies %s', async (_, given, expected) => {
  answer = given;
  expect(await ask()).toEqual(expected);
});

it('reports a broken connection as a network error, also within the response', async () => {
  answer = response => void response.destroy();
  expect(await ask()).toContain('network');
  answer = response => {
    response.writeHead(200, { 'content-length': '100' }).write('{"data"');
    setImmediate(() => response.destroy());
  };
  expect(await ask()).toContain('network');
});

it('sends idempotency key, accepted total and the flag for the account cart, and caches no cart', async () => {
  answer = json({ data: {} });
  const transport = createBrowserTransport();
  const options = { idempotencyKey: 'k', expectedTotal: 89.9 };
  await transport.mutate(CartAddDocument, { id: 'x', item: { quantity: 1 } }, options);
  expect(seen[0]?.headers['x-expected-total']).toBe('89.9');
  expect(seen[0]?.headers['x-idempotency-key']).toBe('k');
  const cart = createCartApi(transport, { channelId: '1|fi', marketId: 'fi', languageId: 'fi-FI' });
  await expect(cart.get('c')).rejects.toThrow('no cart');
  await expect(cart.find('c')).rejects.toThrow('no cart');
  expect(seen).toHaveLength(3);
  expect(seen[1]?.headers['x-idempotency-key']).toBeUndefined();
  expect(seen.map(({ headers }) => headers['x-account-cart'])).toEqual([undefined, 'true', undefined]);
});

/** Response to a trusted document: every field null or empty, with the requested type names. */
const product = {
  __typename: 'ProductType',
  productId: 7,
  articleNumber: null,
  alias: 'v',
  name: 'Vinssi',
  canonicalUrl: '/p/v',
  brand: null,
  productImages: [],
  unitPrice: null,
  lowestPackagePrice: null,
  lowestPrice: null,
  type: null,
  rating: null,
  totalStock: { __typename: 'StockType', totalStock: 1, inStock: 1, oversellable: 0, static: 0 },
  skus: [{ __typename: 'SkuType', skuId: 9, incoming: null }],
  discountCampaigns: [],
};
const listing = {
  products: {
    __typename: 'ProductsResultType',
    count: 1,
    interpretation: null,
    similar: [],
    unknownModel: null,
    replacedNumbers: [],
    products: [product],
  },
};

it('sends equal queries once, with a document that includes type names', async () => {
  answer = json({ data: listing });
  const transport = createBrowserTransport();
  const first = await transport.query(ProductListDocument, { skip: 0 });
  const second = await transport.query(ProductListDocument, { skip: 0 });
  expect(first.products?.products?.[0]?.name).toBe('Vinssi');
  expect(second).toEqual(first);
  expect(seen).toHaveLength(1);
  const id = seen[0]?.body.extensions.documentId ?? '';
  expect(id).not.toBe(ProductListDocument.id);
  expect(documents[id]?.text).toContain('__typename');
  expect(documents[ProductListDocument.id]?.text).not.toContain('__typename');
});

it('answers the queries of a page from its one response, and the others from the server', async () => {
  answer = json({ data: listing });
  const recorded = [{ id: ProductListDocument.id, variables: { skip: 24 }, data: listing }];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path !== `/page-data?to=${encodeURIComponent('/c/vinssit?page=2')}`) throw new Error(path);
    vi.stubGlobal('fetch', (next: string, options: RequestInit) => real(serverOf(next), options));
    return Response.json(recorded, init);
  });
  const transport = createBrowserTransport();
  await transport.fetchPage('/c/vinssit?page=2');
  const first = await transport.query(ProductListDocument, { skip: 24 });
  expect([first.products?.products?.[0]?.name, seen.length]).toEqual(['Vinssi', 0]);
  await transport.query(ProductListDocument, { skip: 48 });
  expect(seen).toHaveLength(1);
  await transport.reset();
  await transport.query(ProductListDocument, { skip: 24 });
  expect(seen).toHaveLength(2);
});

it('requests a page once for a prefetch and the navigation after it, and again after a reset', async () => {
  const paths: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    paths.push(path);
    return Promise.resolve(Response.json([]));
  });
  const transport = createBrowserTransport();
  transport.prefetchPage('/c/vinssit');
  await transport.fetchPage('/c/vinssit');
  expect(paths).toEqual([`/page-data?to=${encodeURIComponent('/c/vinssit')}`]);
  transport.prefetchPage('/c/vinssit');
  await transport.reset();
  await transport.fetchPage('/c/vinssit');
  expect(paths).toHaveLength(3);
});

it('queries again after a change of the catalogue, which every response announces by a version header', async () => {
  const answered = (version: string, name: string) => (response: ServerResponse) =>
    void response
      .writeHead(200, { 'content-type': 'application/json', 'x-catalogue-version': version })
      .end(JSON.stringify({ data: { products: { ...listing.products, products: [{ ...product, name }] } } }));
  const transport = createBrowserTransport();
  const nameOf = async (skip: number) =>
    (await transport.query(ProductListDocument, { skip })).products?.products?.[0]?.name;
  answer = answered('7', 'Vinssi');
  expect([await nameOf(0), await nameOf(0), seen.length]).toEqual(['Vinssi', 'Vinssi', 1]);
  answer = answered('8', 'Vinssi 2');
  expect([await nameOf(24), seen.length]).toEqual(['Vinssi 2', 2]);
  expect([await nameOf(0), await nameOf(24), await nameOf(0), seen.length]).toEqual([
    ...['Vinssi 2', 'Vinssi 2', 'Vinssi 2'],
    3,
  ]);
  // Stored by a cache before the shop when the version was an earlier one.
  answer = answered('7', 'Vinssi 3');
  expect([await nameOf(48), await nameOf(0), seen.length]).toEqual(['Vinssi 3', 'Vinssi 3', 4]);
});

it('rejects when the page data cannot be fetched', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
  await expect(createBrowserTransport().fetchPage('/')).rejects.toThrow('503');
});

it('caches a product of a list by its id, and queries again after a reset', async () => {
  answer = json({ data: listing });
  const transport = createBrowserTransport();
  await transport.query(ProductListDocument, { skip: 0 });
  const { cache } = await import('./cached-queries.ts');
  const entities = cache.extract() as Record<string, { name?: string }>;
  expect(entities['ProductType:{"productId":7}']?.name).toBe('Vinssi');
  expect(entities['SkuType:{"skuId":9}']).toBeDefined();
  await transport.reset();
  await transport.query(ProductListDocument, { skip: 0 });
  expect(seen).toHaveLength(2);
});

it('queries again when a result reaches the maximum age, and returns the new price', async () => {
  const priced = (sellingPriceIncVat: number) => {
    const words = { sellingPriceIncVatFormatted: '', sellingPriceExVatFormatted: '' };
    const regular = { regularPriceIncVatFormatted: '', regularPriceExVatFormatted: '' };
    const rest = { sellingPriceExVat: 1, isDiscounted: false, discountPercentage: 0, currency: null };
    const unitPrice = { __typename: 'PriceType', sellingPriceIncVat, ...words, ...regular, ...rest };
    return { products: { ...listing.products, products: [{ ...product, unitPrice }] } };
  };
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  onTestFinished(() => clock.mockRestore());
  const transport = createBrowserTransport();
  const priceOf = async (skip: number) =>
    (await transport.query(ProductListDocument, { skip })).products?.products?.[0]?.unitPrice
      ?.sellingPriceIncVat;
  answer = json({ data: priced(100) });
  expect([await priceOf(0), await priceOf(0), seen.length]).toEqual([100, 100, 1]);
  answer = json({ data: priced(80) });
  clock.mockReturnValue(1_000_000 + sharedFreshMs - 1);
  expect([await priceOf(0), seen.length]).toEqual([100, 1]);
  clock.mockReturnValue(1_000_000 + sharedFreshMs);
  expect([await priceOf(0), await priceOf(0), seen.length]).toEqual([80, 80, 2]);
});

it('asks the server directly, without loading the cache', async () => {
  answer = json({ data: { getMenuAtLocation: null } });
  const loaded = vi.fn();
  vi.doMock('./cached-queries.ts', () => {
    loaded();
    return {};
  });
  onTestFinished(() => {
    vi.doUnmock('./cached-queries.ts');
  });
  const transport = createBrowserTransport();
  for (const _ of [1, 2])
    expect(await transport.ask(MenuAtLocationDocument, { location: 'main-mobile' })).toEqual({
      getMenuAtLocation: null,
    });
  expect(seen.map(({ body }) => body.extensions.documentId)).toEqual([
    MenuAtLocationDocument.id,
    MenuAtLocationDocument.id,
  ]);
  expect(loaded).not.toHaveBeenCalled();
});

it('passes a failure through unchanged, and does not cache it', async () => {
  const transport = createBrowserTransport();
  answer = json({ errors: [{ message: 'No', extensions: { code: 'X' } }] });
  await expect(transport.query(ProductDetailDocument, { alias: 'a' })).rejects.toMatchObject({
    layer: 'graphql',
    code: 'X',
    message: 'No',
  });
  answer = text('', 503);
  await expect(transport.query(ProductDetailDocument, { alias: 'a' })).rejects.toMatchObject({
    retryable: true,
  });
  answer = json({ data: { product: null } });
  expect(await transport.query(ProductDetailDocument, { alias: 'a' })).toEqual({ product: null });
});
