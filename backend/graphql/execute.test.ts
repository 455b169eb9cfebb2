/** What the executor refuses, tells and hides. */
import { buildSchema, getIntrospectionQuery } from 'graphql';
import { expect, it } from 'vitest';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { createDocumentCache } from './documents.ts';
import { presentError } from './errors.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { GraphQLError } from 'graphql';

const schema = buildSchema('type Query { node(text: String): Query, number: Int }');

function faultsOf(text: string, limits: Partial<Limits> = {}): string[] {
  const checked = createDocumentCache(schema, { ...defaultLimits, ...limits })(text);
  return 'faults' in checked ? checked.faults.map(({ message }) => message) : [];
}

const nested = (depth: number) => `{ ${'node { '.repeat(depth - 1)}number ${'}'.repeat(depth - 1)} }`;

it('accepts a document at the limit and refuses one above it', () => {
  expect(faultsOf(nested(12))).toEqual([]);
  expect(faultsOf(nested(13))).toEqual(['The document is too large: depth above 12.']);
  const aliased = (count: number) =>
    `{ ${Array.from({ length: count }, (_, at) => `a${at}: number`).join(' ')} }`;
  expect(faultsOf(aliased(30))).toEqual([]);
  expect(faultsOf(aliased(500))).toEqual(['The document is too large: aliases above 30.']);
  expect(faultsOf(`{ ${'number @include(if: true) '.repeat(31)} }`)).toEqual([
    'The document is too large: directives above 30.',
  ]);
  expect(faultsOf(`{ ${'number '.repeat(5000)} }`)[0]).toContain('token');
});

it('counts fragments where they are used and stops at circles', () => {
  const doubling = Array.from(
    { length: 9 },
    (_, at) => `fragment F${at} on Query { node { ...F${at + 1} ...F${at + 1} ...F${at + 1} } }`,
  );
  expect(faultsOf(`{ ...F0 } ${doubling.join(' ')} fragment F9 on Query { a: number }`)[0]).toContain(
    'too large',
  );
  expect(
    faultsOf('{ ...A } fragment A on Query { node { ...B } } fragment B on Query { ...A }')[0],
  ).toContain('too large');
});

it('answers introspection, unless it is switched off, and never suggests names', () => {
  expect(faultsOf(getIntrospectionQuery())).toEqual([]);
  expect(faultsOf(getIntrospectionQuery(), { introspection: false })).toEqual([
    'Introspection is switched off.',
  ]);
  expect(faultsOf('{ numbr }')).toEqual(['Cannot query field "numbr" on type "Query".']);
});

it('names the variable that is wrong', async () => {
  const { attempt } = await createTestBackend();
  const ask =
    'query ($take: Int, $filter: FilterInputType) { products(take: $take, filter: $filter) { count } }';
  const int = await attempt(ask, { take: 2 ** 40 });
  expect(int).toMatchObject({ data: undefined, errors: [{ code: 'BAD_USER_INPUT' }] });
  expect(int.errors[0]?.message).toBe(
    'Variable "$take" got invalid value 1099511627776; Int cannot represent non 32-bit signed integer value: 1099511627776',
  );
  const field = await attempt(ask, { filter: { sortt: 'PRICE' } });
  expect(field.errors[0]?.message).toBe(
    'Variable "$filter" got invalid value { sortt: "PRICE" }; Field "sortt" is not defined by type "FilterInputType".',
  );
  const sort = await attempt(ask, { filter: { sort: 'PRICES' } });
  expect(sort.errors[0]?.message).toBe(
    'Variable "$filter" got invalid value "PRICES" at "filter.sort"; Value "PRICES" does not exist in "SortType" enum.',
  );
});

it.each(['\u0000', 'a\ud800b'])('refuses a text that cannot be stored: %j', async text => {
  const { attempt } = await createTestBackend();
  const { errors } = await attempt('query ($f: FilterInputType) { products(filter: $f) { count } }', {
    f: { facets: ['ok', text] },
  });
  expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT', message: expect.stringContaining('$f.facets.1') }]);
  const literal = await attempt(`{ product(alias: ${JSON.stringify(text)}) { name } }`);
  expect(literal.errors[0]?.message).toMatch(/no text|Invalid Unicode/);
});

it('knows no documents but those it is given, by their id', async () => {
  const { backend } = await createTestBackend(undefined, {
    documentOf: id => (id === 'abc' ? '{ channels { id } }' : undefined),
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

it('masks an accident with the id of the request and reports it once', async () => {
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

it('tells a refusal by its code and field, and reports nothing', () => {
  const originalError = new RequestError('OUT_OF_STOCK', 'Too few.', 'item.quantity');
  const reported: unknown[] = [];
  const shown = presentError(new GraphQLError('x', { path: ['a'], originalError }), 'r', error =>
    reported.push(error),
  );
  expect(shown.toJSON()).toEqual({
    message: 'Too few.',
    path: ['a'],
    extensions: { code: 'OUT_OF_STOCK', field: 'item.quantity' },
  });
  expect(reported).toEqual([]);
});
