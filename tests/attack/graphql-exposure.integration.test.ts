/** What a shop in production tells strangers: no schema, no documents but its own, no details of its state. */
import { expect, it } from 'vitest';
import { documents } from '#api/documents.gen.ts';
import { send } from './request.ts';
import { shopForAttacks } from './shop-for-attacks.ts';

const key = 'key-of-another-client';
const operator = 'token-of-operators-0123456789abcdef';

const shop = await shopForAttacks({ COMMERCE_API_KEYS: key, OPERATIONS_TOKEN: operator });

const ours = { 'sec-fetch-site': 'same-origin' };
const ask = (body: unknown, headers: Record<string, string> = ours) =>
  send(shop.origin, JSON.stringify(body), headers);
const schemaQueries = [
  '{ __schema { types { name } } }',
  '{\n__schema\n{ types { name } } }',
  '{ # a comment\n __schema { types { name } } }',
  '{ shop: __schema { types { name } } }',
  '{ ...S } fragment S on Query { __schema { types { name } } }',
  'query A { ... on Query { __type(name: "Query") { name } } }',
];

/** @proves FAULT-65 */
it('keeps the schema from everyone, in any spelling and method', async () => {
  for (const query of schemaQueries) {
    const answers = [
      await ask({ query }),
      await ask({ query }, { 'x-apikey': key }),
      await ask({ query }, {}),
    ];
    const byGet = await fetch(`${shop.origin}/graphql?query=${encodeURIComponent(query)}`, {
      headers: { 'x-apikey': key },
    });
    for (const text of [...answers.map(({ text }) => text), await byGet.text()])
      expect(text).toMatch(/UNKNOWN_DOCUMENT|INTROSPECTION_DISABLED|INVALID_API_KEY/);
  }
  const misspelt = await ask({ query: '{ getCarrt { id } }' }, { 'x-apikey': key });
  expect(misspelt.text).toContain('getCarrt');
  expect(misspelt.text).not.toContain('Did you mean');
});

/** @proves FAULT-66 */
it('runs registered documents and those of clients with a key, nothing else', async () => {
  const [documentId = '', { text = '' } = {}] =
    Object.entries(documents).find(([, { text }]) => text.startsWith('query ContentPages')) ?? [];
  expect((await ask({ extensions: { documentId } })).data).toHaveProperty('cmsPages');
  expect((await ask({ query: text, extensions: { documentId } })).data).toHaveProperty('cmsPages');
  const refused = [
    { query: '{ __typename }' },
    // The text of a registered document without its id.
    { query: text },
    { query: '{ __typename }', extensions: { documentId } },
    { extensions: { documentId: documentId.replace(/.$/, 'x') } },
    { extensions: { documentId: '__proto__' } },
  ];
  for (const body of refused)
    expect(await ask(body)).toMatchObject({ status: 400, codes: ['UNKNOWN_DOCUMENT'], data: null });
  expect((await ask({ query: '{ __typename }' }, { 'x-apikey': key })).data).toHaveProperty('__typename');
  expect((await ask({ query: '{ __typename }' }, { 'x-apikey': `${key}x` })).status).toBe(401);
});

it('says at the start which documents run', () => {
  const said = shop.lines.filter(({ msg }) => String(msg).startsWith('GraphQL: '));
  expect(said).toHaveLength(1);
  expect(said[0]?.['msg']).toMatch(/a key of COMMERCE_API_KEYS .*introspection is off/);
});

/** @proves FAULT-105 */
it('tells the public only whether it is ready', async () => {
  const readyz = (headers: Record<string, string>) => fetch(`${shop.origin}/readyz`, { headers });
  expect(await (await readyz({})).json()).toEqual({ status: 'ready' });
  expect(await (await readyz({ authorization: `Bearer ${operator}` })).json()).toMatchObject({
    status: 'ready',
  });
});
