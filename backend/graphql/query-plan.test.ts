/** Plans of queries: the answers of the interpreter, or none. */
import * as fc from 'fast-check';
import { buildSchema, execute, type GraphQLSchema, isObjectType, parse } from 'graphql';
import { expect, it } from 'vitest';
import type { Context } from '#backend/kernel/context.ts';
import { createPlans } from './query-plan.ts';
import { completeScalar } from './scalars.ts';

const typeDefs = `
  scalar Decimal
  enum Kind { A B }
  interface Named { name: String }
  type Query { list(take: Int = 2, skip: Int): Page, item(id: Int!): Item, strict: Item!, named: Named, told: Page, effect: Item }
  type Page { count: Int!, items: [Item], names: [String!], computed(times: Int = 3): Int, later: String, hash: Decimal, of(ids: [Int!]): Int }
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
    effect: () => item(1),
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

const roots = new Set(['list', 'item', 'strict', 'named', 'told']);

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
  const plan = createPlans(schemaOf(ofPlan, resolvers), roots)(document, operation);
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
  ['fields of the first level that may have effects', '{ item(id: 1) { id } effect { id } }', usual],
  ['a field of a name that objects cannot have', '{ __proto__: item(id: 1) { id } }', usual],
  ['the schema itself', '{ __schema { types { name } } }', usual],
])('has no plan for %s', async (_name, text, resolvers) => {
  const { planned } = await bothAnswers(text, { variables: { a: true }, resolvers });
  expect(planned).toBeUndefined();
});

it.each([
  [
    'a condition of the first level without a value',
    'query ($a: Boolean = true) { list { count } item(id: 1) @include(if: $a) { id } }',
    { a: null },
  ],
  [
    'a condition below it without a value',
    'query ($a: Boolean = true) { list { count @skip(if: $a) } }',
    { a: null },
  ],
  [
    'an argument without a value',
    'query ($id: Int = 1) { list { count } item(id: $id) { id } }',
    { id: null },
  ],
  ['a variable of another type', 'query ($id: Int!) { list { count } item(id: $id) { id } }', { id: 'x' }],
])('runs no resolver where it gives up for the variables: %s', async (_name, text, variables) => {
  const { planned, ofPlan, interpreted } = await bothAnswers(text, { variables });
  expect([planned, ofPlan]).toEqual([null, []]);
  expect(interpreted.errors).toHaveLength(1);
});

it('looks at the first of thousands of wrong values only', async () => {
  let looked = 0;
  const wrong = Array.from({ length: 9_900 }, () => ({
    toJSON: () => {
      looked += 1;
      return 'x';
    },
  }));
  const text = 'query ($ids: [Int!]) { list { of(ids: $ids) } }';
  const { planned, ofPlan } = await bothAnswers(text, { variables: { ids: wrong } });
  expect([planned, ofPlan]).toEqual([null, []]);
  // The message of one error shows the beginning of the list.
  expect(looked).toBeLessThan(1000);
});

it('awaits every promise before it gives up', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  let isDone = false;
  const slow = async () => {
    await later(null);
    isDone = true;
    throw new Error('slow');
  };
  const resolvers = {
    ...usual,
    Query: {
      ...usual['Query'],
      list: () => ({ ...list, names: [new Error('wrong'), slow()], computed: refused, later: slow }),
    },
  } as typeof usual;
  const text = '{ list { computed names later } }';
  const document = parse(text);
  const [operation] = document.definitions;
  if (operation?.kind !== 'OperationDefinition') throw new Error('No operation');
  const plan = createPlans(schemaOf([], resolvers), roots)(document, operation);
  expect(await plan?.({ context: {} as Context, variables: {} })).toBeNull();
  expect(isDone).toBe(true);
  await later(null);
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

it('writes the place of a fragment that is spread twice once', async () => {
  const text = '{ ...one ...one } fragment one on Query { item(id: 1) { id } }';
  const { planned, interpreted } = await bothAnswers(text, { resolvers: failing(refused) });
  expect(asJson(planned)).toEqual(asJson(interpreted));
});

it('reads the fields of a function', async () => {
  const source = Object.assign(() => null, { count: 3 });
  const resolvers = { ...usual, Query: { ...usual['Query'], told: () => source } } as typeof usual;
  const { planned, interpreted } = await bothAnswers('{ told { count } }', { resolvers });
  expect(asJson(planned)).toEqual(asJson(interpreted));
});

const kinds = ['value', 'later', 'thrown', 'rejected', 'nothing', 'wrong'] as const;
type AnswerKind = (typeof kinds)[number];
const answerable = ['list', 'item', 'strict', 'name', 'kind', 'parent', 'children'] as const;
type Answers = Record<(typeof answerable)[number], AnswerKind>;

function answer(kind: AnswerKind, value: unknown): unknown {
  if (kind === 'thrown') throw new Error('thrown');
  const rejected = (): Promise<never> => Promise.reject(new Error('rejected'));
  const others = { later: later(value), nothing: null, wrong: 7, value };
  return kind === 'rejected' ? rejected() : others[kind];
}

/** Resolvers that answer in these ways, the same in every run. */
const answering = (answers: Answers): Record<string, Record<string, Resolver>> => ({
  Query: {
    list: (_source, { take }) => answer(answers.list, { ...list, count: take }),
    item: (_source, { id }) => answer(answers.item, item(Number(id))),
    strict: () => answer(answers.strict, item(1)),
  },
  Item: {
    name: () => answer(answers.name, 'Name'),
    kind: () => answer(answers.kind, 'B'),
    parent: () => answer(answers.parent, item(9)),
    children: () => answer(answers.children, [item(3), item(4)]),
  },
});

const condition = fc.constantFrom('', '', '', ' @include(if: $on)', ' @skip(if: $off)');
const selection = (fields: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .uniqueArray(fields, { minLength: 1, maxLength: 5, selector: each => /^[.\w]+/.exec(each)?.[0] })
    .map(each => `{ ${each.join(' ')} }`);
const leaf = fc
  .tuple(
    fc.constantFrom('id', 'name', 'kind', 'price', 'key', 'again: name', '__typename', '...leaves'),
    condition,
  )
  .map(([name, when]) => (name.startsWith('...') ? name : name + when));
const { items } = fc.letrec<{ items: string }>(tie => ({
  items: selection(
    fc.oneof(
      { depthSize: 'small', maxDepth: 3 },
      leaf,
      fc
        .tuple(fc.constantFrom('parent', 'children', 'other: parent'), condition, tie('items'))
        .map(([name, when, within]) => `${name}${when} ${within}`),
    ),
  ),
}));
const pages = selection(
  fc.oneof(
    fc.constantFrom('count', 'names', 'computed', 'three: computed(times: $take)', 'later', 'hash'),
    items.map(within => `items ${within}`),
  ),
);
const root = fc
  .tuple(
    fc.oneof(
      fc
        .tuple(fc.constantFrom('list', 'few: list(take: 1)', 'some: list(take: $take)'), pages)
        .map(([name, within]) => [name, within] as const),
      fc
        .tuple(fc.constantFrom('item(id: $id)', 'one: item(id: 1)', 'strict'), items)
        .map(([name, within]) => [name, within] as const),
    ),
    condition,
  )
  .map(([[name, within], when]) => `${name}${when} ${within}`);
const often = (right: fc.Arbitrary<unknown>, ...wrong: unknown[]) =>
  fc.oneof({ weight: 20, arbitrary: right }, fc.constantFrom(...wrong));
const variables = fc.record(
  {
    on: often(fc.boolean(), null, 'yes'),
    off: often(fc.boolean(), null),
    id: often(fc.nat({ max: 2 }), null, 'two'),
    take: often(fc.constantFrom(1, 5, null), 1.5),
  },
  { requiredKeys: [] },
);

it('answers as the interpreter does, or not at all, whatever is asked and whatever resolvers do', async () => {
  let answered = 0;
  const anyAnswers = fc.record<Answers>(
    Object.fromEntries(
      answerable.map(name => [
        name,
        fc.oneof({ weight: 12, arbitrary: fc.constant('value') }, fc.constantFrom(...kinds)),
      ]),
    ) as { [Name in keyof Answers]: fc.Arbitrary<AnswerKind> },
  );
  await fc.assert(
    fc.asyncProperty(selection(root), variables, anyAnswers, async (text, given, answers) => {
      const query = `query ($on: Boolean = true, $off: Boolean! = false, $id: Int! = 1, $take: Int) ${text}
        fragment leaves on Item { ratio isNew }`;
      const { planned, interpreted } = await bothAnswers(query, {
        variables: given,
        resolvers: answering(answers),
      });
      if (!planned) return;
      answered += 1;
      expect(JSON.stringify(planned)).toBe(JSON.stringify(interpreted));
    }),
    { numRuns: 1500 },
  );
  // Most are answered by the plan, or it would prove nothing.
  expect(answered).toBeGreaterThan(500);
});
