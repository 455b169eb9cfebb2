/** What every page asks for, by a plan and by the interpreter of GraphQL: both answer the same. */
import { buildSchema, Kind, parse } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documents } from '#api/documents.gen.ts';
import { createPlans, plannedRoots, typeDefs } from '#backend/testing.ts';
import { localeCodes } from '#i18n/locales.ts';
import { type Commerce, publicCaller } from '#server/commerce/commerce.ts';
import { joinQueries } from '#server/commerce/join-queries.ts';
import { persistedDocument } from '#server/commerce/joined-documents.ts';
import { openWholeStorefront, type WholeStorefront } from '#tests/support/whole-storefront.ts';

let shop: WholeStorefront;
beforeAll(async () => {
  shop = await openWholeStorefront('http://shop.test');
});
afterAll(() => shop.close());

/** Asks everything a second time, by a text, which has no plan. */
function askedTwice(asked: Map<string, number>, texts: { count: number }): Commerce {
  const { commerce } = shop;
  return joinQueries({
    ...commerce,
    async execute(request) {
      const { documentId = '', ...others } = request;
      const text = persistedDocument(documentId)?.text ?? '';
      texts.count += 1;
      const [planned, interpreted] = await Promise.all([
        commerce.execute(request),
        commerce.execute({ ...others, text }),
      ]);
      expect({ documentId, answer: JSON.stringify(planned) }).toEqual({
        documentId,
        answer: JSON.stringify(interpreted),
      });
      for (const field of Object.keys(planned.data ?? {})) {
        const name = field.replace(/^p\d+_/, '');
        asked.set(name, (asked.get(name) ?? 0) + 1);
      }
      return planned;
    },
  });
}

it.each(localeCodes)('answers every query of every page as the interpreter does, in %s', async locale => {
  const asked = new Map<string, number>();
  const texts = { count: 0 };
  const joined = askedTwice(asked, texts);
  // Only what nothing of a visitor alters is asked in one document.
  const through: Commerce = {
    ...joined,
    execute: request => joined.execute({ ...request, caller: { ...request.caller, ip: null } }),
  };
  const now = new Date();
  for (const path of await shop.addressesOfPages(locale)) {
    const segment = { market: 'fi', locale, customerType: 'PERSON', vatIncluded: true } as const;
    await shop.show(path, segment, { through, now });
  }
  expect(shop.reports).toEqual([]);
  expect(texts.count).toBeGreaterThan(50);
  expect([...asked.keys()]).toEqual(
    expect.arrayContaining(['getMenuAtLocation', 'widgetArea', 'products', 'product', 'categories']),
  );
});

/** Each new cart has an id of its own. */
const answerText = (answer: unknown): string =>
  JSON.stringify(answer).replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '(id)');

it.each([
  ['nothing', null],
  ['a value of another type', { wrong: [1] }],
])(
  'answers every registered query as the interpreter does when its variables are %s',
  async (_name, value) => {
    for (const [documentId, { text }] of Object.entries(documents)) {
      if (!text.startsWith('query')) continue;
      const names = [...text.matchAll(/\$(\w+):/g)].flatMap(([, name]) => name ?? []);
      const variables = Object.fromEntries(names.map(name => [name, value]));
      const caller = { ...publicCaller('plans'), ip: null };
      const others = { operationName: null, variables, caller };
      const planned = await shop.commerce.execute({ ...others, documentId });
      const interpreted = await shop.commerce.execute({ ...others, text });
      expect({ text, answer: answerText(planned) }).toEqual({ text, answer: answerText(interpreted) });
    }
  },
);

it('has a plan for every registered query of catalogue and content', () => {
  const planOf = createPlans(buildSchema(typeDefs), plannedRoots);
  const planned = Object.values(documents).flatMap(({ text }) => {
    const document = parse(text);
    const operation = document.definitions.find(node => node.kind === Kind.OPERATION_DEFINITION);
    const roots = operation?.selectionSet.selections.map(node => node.kind === Kind.FIELD && node.name.value);
    return operation && roots?.every(name => name && plannedRoots.has(name))
      ? [{ name: operation.name?.value, hasPlan: planOf(document, operation) !== null }]
      : [];
  });
  expect(planned.length).toBeGreaterThan(15);
  expect(planned.filter(({ hasPlan }) => !hasPlan)).toEqual([]);
});
