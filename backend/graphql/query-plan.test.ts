/** Plans of queries: the answers of the interpreter, or none. */
import { buildSchema, execute, type GraphQLSchema, isObjectType, parse } from 'graphql';
import { expect, it } from 'vitest';
import type { Context } from '#backend/kernel/context.ts';
import { createPlans } from './query-plan.ts';
import { completeScalar } from './scalars.ts';

const typeDefs = `
  scalar Decimal
  enum Kind { A B }
  interface Named { name: String }
  type Query { list(take: Int = 2, skip: Int): Page, item(id: Int!): Item, strict: Item!, named: Named, told: Page }
  type Page { count: Int!, items: [Item], names: [String!], computed(times: Int = 3): Int, later: String, hash: Decimal }
  type Item implements Named { id: Int!, name: String, kind: Kind, price: Decimal, parent: Item, children: [Item!]!, ratio: Float, isNew: Boolean, key: ID }
`;

const later = <Value>(value: Value): Promise<Value> =>
  new Promise(resolve => setImmediate(() => resolve(value)));

const item = (id: number, more: object = {}): object => ({
  ...{ id, name: `Item ${id}`, kind: 'A', price: 1.5, ratio: id / 4, isNew: id === 1, key: `k${id}` },
  children: [],
  ...more,
});

type Resolver = (source: unknown, args: Record<string, unknown>, context: unknown, info: unknown) => unknown;

/** What the resolvers have been called with. */
type Calls = unknown[];

function schemaOf(calls: Calls, resolvers: Record<string, Record<string, Resolver>>): GraphQLSchema {
  const schema = buildSchema(typeDefs);
  const decimal = schema.getType('Decimal');
  if (decimal) completeScalar(decimal as Parameters<typeof completeScalar>[0]);
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) continue;
    for (const [name, resolve] of Object.entries(fields)) {
      const field = type.getFields()[name];
      if (!field) throw new Error(`${typeName}.${name}`);
      // As many parameters as the resolver has itself.
      field.resolve =
        resolve.length > 3
          ? (source, args, context, info) => {
              calls.push([name, args]);
              return resolve(source, args, context, info);
            }
          : (source, args, context) => {
              calls.push([name, args]);
              return resolve(source, args, context, undefined);
            };
    }
  }
  return schema;
}

const list = {
  count: 2,
  items: [item(1, { parent: later(item(9)) }), later(item(2, { children: [item(3)] })), null],
  names: ['a', later('b')],
  computed: ({ times }: { times: number }) => times * 2,
  later: () => later('done'),
  hash: null,
};

const usual: Record<string, Record<string, Resolver>> = {
  Query: {
    list: async (_source, args) => ({ ...list, count: args['take'] }),
    item: (_source, { id }) => (id === 0 ? null : item(Number(id))),
    strict: () => item(1),
    named: () => item(1),
    told: (_source, _args, _context, info) => ({
      count: 1,
      later: String((info as { path: { key: string } }).path.key),
    }),
  },
  Item: {
    name: source => `${(source as { name: string }).name}!`,
    parent: source => (source as { parent?: unknown }).parent,
  },
};

/** Both answers to a query, with the calls of both. */
async function bothAnswers(
  text: string,
  {
    variables = {},
    resolvers = usual,
  }: { variables?: Record<string, unknown>; resolvers?: typeof usual } = {},
) {
  const [ofPlan, ofInterpreter]: [Calls, Calls] = [[], []];
  const document = parse(text);
  const [operation] = document.definitions;
  if (operation?.kind !== 'OperationDefinition') throw new Error('No operation');
  const plan = createPlans(schemaOf(ofPlan, resolvers))(document, operation);
  const planned = await plan?.({ context: {} as Context, variables });
  const interpreted = await execute({
    ...{
      schema: schemaOf(ofInterpreter, resolvers),
      document,
      variableValues: variables,
      rootValue: variables,
    },
    contextValue: {},
    hideSuggestions: true,
  });
  return { planned, interpreted, ofPlan, ofInterpreter };
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it.each([
  [
    'lists, promises in them, and nothing',
    '{ list { count items { id name kind price parent { id name } children { id } } } }',
  ],
  [
    'functions of records, with arguments and defaults',
    '{ list { computed three: computed(times: 1) later names hash } }',
  ],
  ['every type of value', '{ item(id: 1) { id name kind price ratio isNew key __typename } __typename }'],
  ['an absent object', '{ item(id: 0) { id } }'],
  [
    'merged selections, in order',
    '{ list { items { parent { name } id } ...more count } } fragment more on Page { items { name parent { id } } names }',
  ],
  ['inline fragments of the same type', '{ list { ... on Page { count } ... { names } } }'],
  [
    'aliases and several fields of one name',
    '{ a: item(id: 1) { x: id } b: item(id: 2) { x: name } told { later } other: told { later } }',
  ],
])('answers as the interpreter does: %s', async (_name, text) => {
  const { planned, interpreted, ofPlan, ofInterpreter } = await bothAnswers(text);
  expect(asJson(planned)).toEqual(asJson(interpreted));
  expect(JSON.stringify(planned)).toBe(JSON.stringify(interpreted));
  expect(ofPlan).toEqual(ofInterpreter);
});

it.each([{ with: true }, { with: false, take: 7 }, {}])('takes the variables %o', async variables => {
  const text =
    'query ($take: Int, $with: Boolean = false) { list(take: $take) { count names @include(if: $with) later @skip(if: $with) } }';
  const { planned, interpreted, ofPlan, ofInterpreter } = await bothAnswers(text, { variables });
  expect(JSON.stringify(planned)).toBe(JSON.stringify(interpreted));
  expect(ofPlan).toEqual(ofInterpreter);
});

const failing = (error: () => unknown) => ({
  ...usual,
  Query: { ...usual['Query'], item: error, list: error, strict: error },
});
const refused = () => {
  throw new Error('refused');
};

it.each([
  ['thrown', refused],
  ['rejected', () => Promise.reject(new Error('refused'))],
])('says itself what failed at the first level: %s', async (_name, error) => {
  const text = '{ item(id: 1) { id } told { count } }';
  const { planned, interpreted } = await bothAnswers(text, { resolvers: failing(error) });
  expect(asJson(planned)).toEqual(asJson(interpreted));
  expect(planned?.errors?.[0]).toMatchObject({ path: ['item'], originalError: { message: 'refused' } });
});

it.each([
  ['an error below the first level', '{ list { later } }', { later: refused }],
  [
    'a rejected promise below it',
    '{ list { later } }',
    { later: () => Promise.reject(new Error('refused')) },
  ],
  ['nothing where something must be', '{ list { count } }', { count: null }],
  ['nothing in a list where something must be', '{ list { names } }', { names: ['a', null] }],
  ['a value of another type', '{ list { count } }', { count: 'many' }],
  ['a number that is none', '{ list { hash } }', { hash: Number.NaN }],
  ['an error as a value', '{ list { items { id } } }', { items: [new Error('refused')] }],
  ['something else than a list', '{ list { names } }', { names: new Set(['a']) }],
])('leaves to the interpreter: %s', async (_name, text, broken) => {
  const resolvers = {
    ...usual,
    Query: { ...usual['Query'], list: () => ({ ...list, ...broken }) },
  } as typeof usual;
  expect((await bothAnswers(text, { resolvers })).planned).toBeNull();
});

it('leaves to the interpreter a required field of the first level that failed, and wrong variables', async () => {
  expect((await bothAnswers('{ strict { id } }', { resolvers: failing(refused) })).planned).toBeNull();
  const wrong = { variables: { id: 'x' } };
  expect((await bothAnswers('query ($id: Int!) { item(id: $id) { id } }', wrong)).planned).toBeNull();
});

it.each([
  ['types that are only known by their value', '{ named { name } }', usual],
  ['fragments of a condition', 'query ($a: Boolean!) { list { ... @include(if: $a) { count } } }', usual],
  ['one field under two conditions', 'query ($a: Boolean!) { list { count @include(if: $a) count } }', usual],
  [
    'resolvers below the first level that ask where they are',
    '{ item(id: 1) { name } }',
    {
      ...usual,
      Item: { name: (_source: unknown, _args: unknown, _context: unknown, info: unknown) => typeof info },
    },
  ],
  ['the schema itself', '{ __schema { types { name } } }', usual],
])('has no plan for %s', async (_name, text, resolvers) => {
  const { planned } = await bothAnswers(text, { variables: { a: true }, resolvers });
  expect(planned).toBeUndefined();
});
