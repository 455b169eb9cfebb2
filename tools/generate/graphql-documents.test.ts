/** The storefront's documents: typed, identified by their hash, rejected with file and line. */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { expect, it, onTestFinished } from 'vitest';
import { generateDocuments } from './graphql-documents.mjs';

const sdl = `
scalar Decimal
enum Sort { PRICE NONE }
type Price { amount: Decimal! }
type Product { id: Int! name: String price: Price }
type Query { products(sort: Sort, first: Int!): [Product] }
type Mutation { rename(id: Int!, name: String!): Product }`;

async function generated(
  files: Record<string, string>,
  own?: GraphQLSchema,
): Promise<Record<string, string>> {
  const root = await mkdtemp(join(tmpdir(), 'documents-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, 'src/shop/api', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return generateDocuments(root, sdl, own);
}

const fragment = 'fragment Card on Product { id price { amount } }';
const list =
  'query List($first: Int!, $sort: Sort) {\n  products(first: $first, sort: $sort) { ...Card name }\n}';

it('identifies an operation by the hash of its minified text, with fragments of other files', async () => {
  const output = await generated({ 'card.graphql': fragment, 'list/list.graphql': list });
  const text =
    'query List($first:Int!$sort:Sort){products(first:$first sort:$sort){...Card name}}fragment Card on Product{id price{amount}}';
  const id = createHash('sha256').update(text).digest('hex');
  expect(output['src/shop/api/documents.gen.ts']).toContain(
    `'${id}': ${JSON.stringify({ name: 'List', kind: 'query', text })}`,
  );
  expect(output['src/shop/api/list/list.gen.ts']).toContain(
    `export const ListDocument: Operation<ListQuery, ListQueryVariables> = { id: '${id}', name: 'List', kind: 'query' };`,
  );
  const nodes = output['src/shop/api/document-nodes.gen.ts'] ?? '';
  expect(nodes).toMatch(new RegExp(`'${id}': \\{ typedId: '[0-9a-f]{64}', node: \\{"kind":"Document"`));
  expect(nodes).not.toContain('"loc"');
});

it('generates a second document with type names for caches, under its own id', async () => {
  const output = await generated({ 'card.graphql': fragment, 'list.graphql': list });
  const text =
    'query List($first:Int!$sort:Sort){products(first:$first sort:$sort){...Card name __typename}}fragment Card on Product{id price{amount __typename}}';
  const id = createHash('sha256').update(text).digest('hex');
  expect(output['src/shop/api/documents.gen.ts']).toContain(
    `'${id}': ${JSON.stringify({ name: 'List', kind: 'query', text })}`,
  );
  expect(output['src/shop/api/document-nodes.gen.ts']).toContain(`{ typedId: '${id}', node: `);
});

it('generates no cacheable document for personal queries and mutations', async () => {
  const output = await generated({
    'a.graphql': '# personal: only the shopper sees it\nquery Mine { products(first: 1) { id } }',
    'b.graphql': 'mutation Rename { rename(id: 1, name: "x") { id } }',
  });
  expect(output['src/shop/api/document-nodes.gen.ts']).not.toContain("typedId: '");
  expect(output['src/shop/api/documents.gen.ts']).not.toContain('__typename');
  expect(output['src/shop/api/a.gen.ts']).toMatch(/kind: 'query', personal: true \}/);
});

it('types results and variables, scalars as their values', async () => {
  const output = await generated({
    'card.graphql': fragment,
    'list.graphql': list,
    'rename.graphql': 'mutation Rename($id: Int!) { rename(id: $id, name: "x") { id } }',
  });
  const types = output['src/shop/api/list.gen.ts'] ?? '';
  expect(types).toMatch(/readonly price: \{ readonly amount: number \} \| null/);
  expect(types).toContain('first: number;');
  expect(types).toContain('sort?: Sort | null | undefined;');
  expect(output['src/shop/api/rename.gen.ts']).toContain("kind: 'mutation'");
});

it.each([
  ['an unknown field', 'query A {\n  products(first: 1) { nme }\n}', /a\.graphql:2 Cannot query field "nme"/],
  ['an invalid message', 'query A {\n  products(', /a\.graphql:\d Syntax Error/],
  ['a missing variable', 'query A {\n\n  products { id }\n}', /a\.graphql:3 .*first/],
  ['an operation without a name', '{ products(first: 1) { id } }', /a\.graphql:1 An operation needs a name/],
])('rejects %s with file and line', async (_, text, message) => {
  await expect(generated({ 'a.graphql': text })).rejects.toThrow(message);
});

it('says where a field belongs that only our own schema has, and not of one that neither has', async () => {
  const own = buildSchema(sdl.replace('name: String ', 'name: String origin: String '));
  const ask = (field: string) =>
    generated({ 'a.graphql': `query A {\n  products(first: 1) { ${field} }\n}` }, own);
  await expect(ask('origin')).rejects.toThrow(/a\.graphql:2 .*"origin".*api-additions\.json/);
  await expect(ask('nme')).rejects.not.toThrow(/api-additions/);
});

it('rejects two operations of the same name', async () => {
  const one = 'query A { products(first: 1) { id } }';
  await expect(generated({ 'a.graphql': one, 'b.graphql': one })).rejects.toThrow(
    'There can be only one operation named "A"',
  );
});

it('generates empty registries when there are no documents', async () => {
  expect(Object.keys(await generated({}))).toEqual([
    'src/shop/api/documents.gen.ts',
    'src/shop/api/document-nodes.gen.ts',
  ]);
});
