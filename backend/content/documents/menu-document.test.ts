/** Where entries of menus lead, from a document to a row and back. */
import { expect, test } from 'vitest';
import type { Category, CategoryText } from '#backend/catalogue/reference.ts';
import type { MenuDocument } from '#engine/content/content-document.ts';
import { invariant } from '#kernel/invariant.ts';
import { randomReference } from '#tests/support/samples/small-reference.ts';
import type { PageRecord } from '../content-record.ts';
import { createTargetOf } from './link-of.ts';
import { fromMenu, toMenu } from './menu-document.ts';

const [plain] = randomReference.categories.values();
const [brand] = randomReference.brands.values();
invariant(plain && brand, 'the catalogue has a category and a brand');
const text: CategoryText = {
  ...{ name: 'Köydet', alias: 'koydet', description: null },
  ...{ secondaryDescription: null, metaTitle: null, metaDescription: null },
};
const category: Category = { ...plain, texts: new Map([['fi-FI', text]]) };
const reference = {
  ...randomReference,
  categoryByAlias: new Map([['fi-FI:koydet', category]]),
  brandByAlias: new Map([['b1', brand]]),
};
const page: PageRecord = {
  ...{ id: 7, name: 'terms', title: null, tags: [], meta: null, draft: false },
  ...{ activeFrom: null, activeTo: null },
  aliases: new Map([
    ['fi-FI', 'ehdot'],
    ['sv-SE', 'villkor'],
  ]),
};

const targetOf = await createTargetOf({
  reference: () => reference,
  directory: async () => ({
    pages: new Map([[7, page]]),
    byAlias: new Map([
      ['fi-FI:ehdot', page],
      ['sv-SE:villkor', page],
    ]),
  }),
});

test.each([
  ['category:koydet', 'category:koydet'],
  ['brand:b1', 'brand:b1'],
  ['content:ehdot', 'content:ehdot'],
  ['content:villkor', 'content:ehdot'],
  ['page:index', 'page:index'],
  ['product:12', 'product:12'],
  ['product:nailonkoysi', 'product:nailonkoysi'],
  ['campaign:kevat', 'campaign:kevat'],
  ['list:talvi', 'list:talvi'],
])('an entry that leads to %s is read again as one', (target, again) => {
  const menu: MenuDocument = {
    ...{ format: 1, kind: 'menu', id: 'top-bar', label: 'Top', locations: ['top-bar'] },
    items: [{ id: 'one', target, label: { fi: 'Yksi', sv: 'Ett' } }],
  };
  const read = fromMenu(toMenu(menu, undefined), 'top-bar', targetOf).document;
  expect(read.items).toEqual([{ id: 'one', target: again, label: { fi: 'Yksi', sv: 'Ett' } }]);
});

test('an address that a row has once leads there in every language', () => {
  const row = toMenu(
    {
      ...{ format: 1, kind: 'menu', id: 'top-bar', label: 'Top', locations: ['top-bar'] },
      items: [{ id: 'one', label: { fi: 'Yksi', sv: 'Ett' } }],
    },
    undefined,
  );
  const items = row.items.map(item => ({ ...item, value: '/yksi' }));
  const { document } = fromMenu({ ...row, items }, 'top-bar', targetOf);
  expect(document.items[0]?.url).toEqual({ fi: '/yksi', sv: { $same: 'fi' }, en: { $same: 'fi' } });
});
