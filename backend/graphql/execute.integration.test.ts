/** Rejections and errors of the executor. */
import { buildSchema, GraphQLError, getIntrospectionQuery } from 'graphql';
import { expect, it } from 'vitest';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { oneProduct } from '#tests/support/worlds/one-product.ts';
import { RequestError } from '../kernel/request-error.ts';
import { createDocumentCache } from './documents.ts';
import { presentError } from './errors.ts';
import { defaultLimits, type Limits, refuseCostly, refuseManyValues } from './limits.ts';

const schema = buildSchema('type Query { node(text: String): Query, number: Int }');

function errorsOf(text: string, limits: Partial<Limits> = {}): string[] {
  const checked = createDocumentCache(schema, { ...defaultLimits, ...limits })(text);
  return 'errors' in checked ? checked.errors.map(({ message }) => message) : [];
}

const nested = (depth: number) => `{ ${'node { '.repeat(depth - 1)}number ${'}'.repeat(depth - 1)} }`;

it('accepts a document at the limit and refuses one above it', () => {
  expect(errorsOf(nested(15))).toEqual([]);
  expect(errorsOf(nested(16))).toEqual(['The document is too large: depth above 15.']);
  const aliased = (count: number) =>
    `{ ${Array.from({ length: count }, (_, at) => `a${at}: number`).join(' ')} }`;
  expect(errorsOf(`{ node ${aliased(60)} }`)).toEqual([]);
  expect(errorsOf(`{ node ${aliased(61)} }`)).toEqual(['The document is too large: aliases above 60.']);
  expect(errorsOf(aliased(30))).toEqual([]);
  expect(errorsOf(aliased(31))).toEqual(['The document is too large: operations above 30.']);
  expect(errorsOf(`{ node { ${'number @include(if: true) '.repeat(61)} } }`)).toEqual([
    'The document is too large: directives above 60.',
  ]);
  expect(errorsOf(`{ ${'number '.repeat(9000)} }`)).toEqual([
    'The document is too large: tokens above 8000.',
  ]);
  expect(errorsOf(`{ number } #${'x'.repeat(100_000)}`)).toEqual([
    'The document is too large: characters above 100000.',
  ]);
});

it('counts fragments at each use and stops at cycles', () => {
  const doubling = Array.from(
    { length: 9 },
    (_, at) => `fragment F${at} on Query { node { ...F${at + 1} ...F${at + 1} ...F${at + 1} } }`,
  );
  expect(errorsOf(`{ ...F0 } ${doubling.join(' ')} fragment F9 on Query { a: number }`)[0]).toContain(
    'too large',
  );
  expect(
    errorsOf('{ ...A } fragment A on Query { node { ...B } } fragment B on Query { ...A }')[0],
  ).toContain('too large');
});

it('answers introspection unless it is disabled, and never suggests names', () => {
  expect(errorsOf(getIntrospectionQuery())).toEqual([]);
  expect(errorsOf(getIntrospectionQuery(), { introspection: false })).toEqual(['Introspection is disabled.']);
  expect(errorsOf('{ numbr }')).toEqual(['Cannot query field "numbr" on type "Query".']);
});

it('refuses an operation above the cost, with the variables it was sent with', () => {
  const list = buildSchema(
    'type Query { products(take: Int): Page } type Page { products: [Item] number: Int } type Item { number: Int }',
  );
  const checked = createDocumentCache(
    list,
    defaultLimits,
  )('query ($n: Int) { a: products(take: $n) { products { number } } b: products { number } }');
  const [costs = []] = 'costs' in checked ? checked.costs.values() : [];
  const within = (limits: Partial<Limits>, n: unknown) => () =>
    refuseCostly(costs, { n }, { ...defaultLimits, ...limits });
  expect(within({ cost: 23 }, undefined)()).toBe(23);
  expect(within({ cost: 22 }, undefined)).toThrow('cost above 22');
  expect(within({ cost: 202 }, 1e9)).toThrow('cost above 202');
  expect(within({ entries: 220 }, 1e9)()).toBe(203);
  expect(within({ entries: 219 }, 1e9)).toThrow('entries of all lists above 219');
});

it('refuses brackets that are nested too deep, before it parses', () => {
  const deep = `{ ${'node { '.repeat(3000)}number${' }'.repeat(3000)} }`;
  expect(errorsOf(deep)).toEqual(['The document is too large: nested brackets above 200.']);
  expect(errorsOf(`{ node(text: ${'['.repeat(300)}1${']'.repeat(300)}) { number } }`)).toEqual([
    'The document is too large: nested brackets above 200.',
  ]);
});

it('limits the cost of foreign documents per network, not that of registered ones', async () => {
  const { backend } = await createTestBackend(undefined, {
    api: {
      costPerMinute: 100,
      documentOf: id => (id === 'own' ? '{ products(take: 60) { products { productId } } }' : undefined),
    },
  });
  const ask = async (ipAddress: string | null, request: { document?: string; documentText?: string }) => {
    const { errors } = await backend.execute({ ...request, caller: { requestId: 'r', ipAddress } });
    return errors?.[0]?.extensions['code'];
  };
  const foreign = { documentText: '{ products(take: 60) { products { alias } } }' };
  expect(await ask('192.0.2.1', foreign)).toBeUndefined();
  expect(await ask('192.0.2.1', foreign)).toBe('RATE_LIMITED');
  expect(await ask('192.0.2.2', foreign)).toBeUndefined();
  expect(await ask(null, foreign)).toBeUndefined();
  expect(await ask('192.0.2.1', { document: 'own' })).toBeUndefined();
});

it.each([
  [
    'searches',
    (at: number) => `{ products(take: 0, filter: { searchText: "tuote ${at} ketju talvi" }) { count } }`,
  ],
  ['facets without products', () => '{ products(take: 0) { filters { facets { values { label } } } } }'],
  ['long lists', () => '{ products(take: 200) { products { name canonicalUrl } } }'],
  ['documents that are wrong', (at: number) => `{ no${at} ${'channels { id } '.repeat(50)} }`],
  ['documents that cannot be read', (at: number) => `{ ${'channels { id } '.repeat(50)} ${at}`],
])(
  'counts what %s compute, and refuses a network that asks for more than its share',
  async (_kind, textOf) => {
    const { backend } = await createTestBackend(oneProduct, { api: { workPerMinute: 6 } });
    const ask = async (at: number, ipAddress: string | null) => {
      const caller = { requestId: 'r', ipAddress };
      const { errors } = await backend.execute({ documentText: textOf(at), caller });
      return errors?.[0]?.extensions['code'];
    };
    let asked = 0;
    while (asked < 500 && (await ask(asked, '192.0.2.1')) !== 'RATE_LIMITED') asked += 1;
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(500);
    expect(await ask(asked, '192.0.2.2')).not.toBe('RATE_LIMITED');
    expect(await ask(asked, null)).not.toBe('RATE_LIMITED');
  },
);

it('rejects variables with too many values or too deep ones', () => {
  const values = (count: number) => () =>
    refuseManyValues({ ids: Array.from({ length: count }, () => 1) }, defaultLimits);
  expect(values(9_999)).not.toThrow();
  expect(values(10_000)).toThrow('values of variables above 10000');
  let deep: unknown = 1;
  for (let at = 0; at < 30_000; at += 1) deep = { deep };
  expect(() => refuseManyValues({ deep }, { ...defaultLimits, values: 1e6 })).toThrow('depth of variables');
});

it('names the variable that is wrong', async () => {
  const { attempt } = await createTestBackend();
  const ask =
    'query ($take: Int, $filter: FilterInputType) { products(take: $take, filter: $filter) { count } }';
  const int = await attempt(ask, { take: 2 ** 40 });
  expect(int).toMatchObject({ data: undefined, errors: [{ code: 'BAD_USER_INPUT' }] });
  expect(int.errors[0]?.message).toBe(
    "Variable '$take' is invalid: it got the value 1099511627776; Int cannot represent non 32-bit signed integer value: 1099511627776",
  );
  const field = await attempt(ask, { filter: { sortt: 'PRICE' } });
  expect(field.errors[0]?.message).toBe(
    `Variable '$filter' is invalid: it got the value { sortt: "PRICE" }; Field "sortt" is not defined by type "FilterInputType".`,
  );
  const sort = await attempt(ask, { filter: { sort: 'PRICES' } });
  expect(sort.errors[0]?.message).toBe(
    `Variable '$filter' is invalid: it got the value "PRICES" at "filter.sort"; Value "PRICES" does not exist in "SortType" enum.`,
  );
  const none = await attempt('query ($alias: String!) { relatedProducts(alias: $alias) { alias } }');
  expect(none.errors[0]?.message).toBe(
    `Variable '$alias' is invalid: a value of type "String!" is required.`,
  );
});

it.each(['\u0000', 'a\ud800b'])('refuses a text that cannot be stored: %j', async text => {
  const { attempt } = await createTestBackend();
  const { errors } = await attempt('query ($f: FilterInputType) { products(filter: $f) { count } }', {
    f: { facets: ['ok', text] },
  });
  expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT', message: expect.stringContaining('$f.facets.1') }]);
  const literal = await attempt(`{ product(alias: ${JSON.stringify(text)}) { name } }`);
  expect(literal.errors[0]?.message).toMatch(/invalid characters|Invalid Unicode/);
});

it('runs only registered documents by their id', async () => {
  const { backend } = await createTestBackend(undefined, {
    api: { documentOf: id => (id === 'abc' ? '{ channels { id } }' : undefined) },
  });
  const caller = { requestId: 'r' };
  expect(await backend.execute({ document: 'abc', caller })).toMatchObject({
    data: { channels: [{ id: '1|fi' }] },
  });
  expect(
    await backend.execute({ document: 'other', documentText: '{ channels { id } }', caller }),
  ).toMatchObject({
    errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
  });
});

/** @proves FAULT-69 */
it('masks an internal error with the request id and reports it once', async () => {
  const shop = await createTestBackend();
  await shop.world.db.schema.dropTable('url_history').execute();
  const { data, errors } = await shop.attempt(
    'query Moved { urlHistory(url: "/x") { newUrl } channels { id } }',
  );
  expect(data).toMatchObject({ urlHistory: null, channels: [{ id: '1|fi' }] });
  expect(errors).toEqual([
    { message: 'Something went wrong', code: 'INTERNAL_SERVER_ERROR', field: undefined },
  ]);
  expect(shop.logged).toHaveLength(1);
  expect(JSON.parse(shop.logged[0] ?? '')).toMatchObject({
    requestId: 'request-1',
    operation: 'Moved',
    path: 'urlHistory',
  });
});

it('returns a rejection with its code and field, and reports nothing', () => {
  const originalError = new RequestError('OUT_OF_STOCK', 'Too few.', 'item.quantity');
  const reported: unknown[] = [];
  const shown = presentError(new GraphQLError('x', { path: ['a'], originalError }), {
    requestId: 'r',
    report: error => reported.push(error),
    isAway: () => true,
  });
  expect(shown.toJSON()).toEqual({
    message: 'Too few.',
    path: ['a'],
    extensions: { code: 'OUT_OF_STOCK', field: 'item.quantity' },
  });
  expect(reported).toEqual([]);
});
