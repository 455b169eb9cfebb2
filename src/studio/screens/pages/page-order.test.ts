/** The list of pages by name, by views, by last change and by what needs correction (R-STUDIO-121). */
import { expect, it } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import type { DocumentSummary } from '#studio-api/documents.ts';
import { messages } from '../../parts/texts/messages.fi.gen.ts';
import { inOrder, type PageOrder } from './page-order.ts';

const page = (key: string, label: string, more: Partial<DocumentSummary> = {}): DocumentSummary => ({
  id: `page:${key}`,
  kind: 'page',
  key,
  label,
  addresses: { fi: `/${key}` },
  owner: 'file',
  isPublished: true,
  isOwn: false,
  state: 'live',
  completeness: {},
  findings: { errors: 0, warnings: 0 },
  changedBy: null,
  changedAt: null,
  ...more,
});

const pages = [
  page('cart', 'Cart', { changedAt: '2026-11-01T10:00:00.000Z' }),
  page('product', 'Product', { findings: { errors: 0, warnings: 3 } }),
  page('brand', 'Brand', { findings: { errors: 1, warnings: 0 } }),
  page('home', 'Front page', { addresses: { fi: '/' }, changedAt: '2026-11-02T10:00:00.000Z' }),
];

it.each<[PageOrder, string]>([
  // Etusivu, Merkki, Ostoskori, Tuote.
  ['name', 'home brand cart product'],
  ['changed', 'home cart brand product'],
  ['findings', 'brand product home cart'],
  ['views', 'product cart home brand'],
])('%s', (order, keys) => {
  const intl = createCompiledIntl('fi-FI', messages);
  expect(
    inOrder(pages, order, intl, { 'page:product': 90, 'page:cart': 20 })
      .map(({ key }) => key)
      .join(' '),
  ).toBe(keys);
});
