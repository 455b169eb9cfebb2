/** What every page asks for, by a plan and by the interpreter of GraphQL: both answer the same. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import type { Commerce } from '#server/commerce/commerce.ts';
import { joinQueries } from '#server/commerce/join-queries.ts';
import { persistedDocument } from '#server/commerce/joined-documents.ts';
import { openWholeStorefront, type WholeStorefront } from '#tests/support/whole-storefront.ts';

let shop: WholeStorefront;
beforeAll(async () => {
  shop = await openWholeStorefront('http://shop.test');
});
afterAll(() => shop.close());

/** Asks everything a second time, by a text, which has no plan. */
function askedTwice(asked: Map<string, number>): Commerce {
  const { commerce } = shop;
  return joinQueries({
    ...commerce,
    async execute(request) {
      const { documentId = '', ...others } = request;
      const text = persistedDocument(documentId)?.text ?? '';
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
  const joined = askedTwice(asked);
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
  expect([...asked.keys()]).toEqual(
    expect.arrayContaining(['getMenuAtLocation', 'widgetArea', 'products', 'product', 'categories']),
  );
});
