/** Every cached operation: the real cache writes its whole result and reads it back. */

import { readFileSync } from 'node:fs';
import {
  buildSchema,
  execute,
  type GraphQLFieldResolver,
  getNamedType,
  isLeafType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentNodes } from '../document-nodes.gen.ts';
import { documents } from '../documents.gen.ts';
import { typePolicies } from './cache-policies.ts';
import { cachedQuery, resetCache } from './cached-queries.ts';

const schema = buildSchema(
  readFileSync(new URL('../../../../backend/schema.gen.graphql', import.meta.url), 'utf8'),
  { assumeValid: true },
);

/** Responds with every field: two entries in every list and no repeated value, so that different entities are not merged. */
function answerOf(text: string): Record<string, unknown> {
  let count = 0;
  const values: Record<string, () => unknown> = {
    Int: () => (count += 1),
    Float: () => (count += 1),
    Decimal: () => (count += 1),
    Boolean: () => true,
  };
  const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (_source, _arguments, _context, info) => {
    const type = getNamedType(info.returnType);
    const one = () => (isLeafType(type) ? (values[type.name] ?? (() => `text ${(count += 1)}`))() : {});
    return String(info.returnType).startsWith('[') ? [one(), one()] : one();
  };
  const document = parse(text);
  const variableValues = { withFacets: true, alias: 'a', take: 2 };
  const { data, errors } = execute({ schema, document, fieldResolver, variableValues }) as {
    data?: Record<string, unknown> | null;
    errors?: readonly Error[];
  };
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
}

let asked: string[];
let change: <T>(data: T) => T;
beforeEach(() => {
  change = data => data;
  asked = [];
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    const { extensions } = JSON.parse(body) as { extensions: { documentId: string } };
    asked.push(extensions.documentId);
    const data = change(answerOf(documents[extensions.documentId]?.text ?? ''));
    return Promise.resolve(new Response(JSON.stringify({ data })));
  });
});
afterEach(async () => {
  await resetCache();
  vi.unstubAllGlobals();
});

const cached = Object.entries(documentNodes).map(([id, { typedId }]) => ({
  id,
  typedId,
  name: documents[id]?.text.match(/query (\w+)/)?.[1] ?? id,
}));

it.each(cached)('caches the whole result of $name', async ({ id, typedId, name }) => {
  const operation = { id, name } as Parameters<typeof cachedQuery>[0];
  const variables = { withFacets: true, fi: 'fi-FI', sv: 'sv-SE' };
  const first = await cachedQuery(operation, variables);
  expect(first).toEqual(answerOf(documents[typedId]?.text ?? ''));
  expect(await cachedQuery(operation, variables)).toEqual(first);
  expect(asked).toEqual([typedId]);
});

it('has a policy for every type that a cached query reads', () => {
  const read = new Set<string>();
  for (const { typedId } of cached) {
    const types = new TypeInfo(schema);
    const enter = () => {
      const type = types.getType() && getNamedType(types.getType());
      if (type && !isLeafType(type)) read.add(type.name);
    };
    visit(parse(documents[typedId]?.text ?? ''), visitWithTypeInfo(types, { Field: { enter } }));
  }
  expect([...read].filter(name => !Object.hasOwn(typePolicies, name))).toEqual([]);
});

it('keeps the cached fields of a product when another query reads other fields', async () => {
  const idOf = (name: string) => {
    const found = cached.find(each => each.name === name);
    return { id: found?.id ?? '', name } as Parameters<typeof cachedQuery>[0];
  };
  // One product in every response.
  change = data =>
    JSON.parse(JSON.stringify(data).replace(/"productId":\d+/g, '"productId":7')) as typeof data;
  const first = await cachedQuery(idOf('ProductDetail'), { alias: 'a' });
  await cachedQuery(idOf('ProductsForVehicle'), { take: 2 });
  await cachedQuery(idOf('PriceHistory'), { alias: 'a' });
  const again = await cachedQuery(idOf('ProductDetail'), { alias: 'a' });
  expect(Object.keys(again as object)).toEqual(Object.keys(first as object));
  expect(asked).toHaveLength(3);
});
