/** Builds a snapshot from rows; takes no part in asking or answering. */
import type { Language } from '#backend/kernel/market.ts';
import type { Reference } from '../reference.ts';
import { addBit, noBits, type Bits } from './bits.ts';
import { priceLimits } from './columns.ts';
import { numberFacets } from './facet-values.ts';
import { writePrices, writeStocks } from './patch.ts';
import type { CatalogueRows } from './rows.ts';
import type { LanguageIndex, MarketIndex, Snapshot } from './snapshot.ts';
import { buildWords } from './words.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Place of each item when they stand in the order of `compare`; equals share one, so that turned round they are equals too. */
function ranks(count: number, compare: (a: number, b: number) => number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, at) => at).sort((a, b) => compare(a, b) || a - b);
  const rank = new Uint32Array(count);
  order.forEach((item, place) => {
    const before = order[place - 1];
    rank[item] = before !== undefined && compare(before, item) === 0 ? (rank[before] ?? 0) : place;
  });
  return rank;
}

/** All but one of each collapsing group: its main product stays, or the most sold when that one is gone. */
function collapsedOf(rows: CatalogueRows, docOf: ReadonlyMap<number, number>): Bits {
  const mains = new Map(rows.collapsed.map(row => [row.variant_group_id, row.main_product_id]));
  const shown = new Map<number, number>();
  for (const { variant_group_id: group, product_id } of rows.products) {
    if (group === null || !mains.has(group)) continue;
    if (!shown.has(group) || mains.get(group) === product_id) shown.set(group, product_id);
  }
  const collapsed = noBits(docOf.size);
  rows.products.forEach(({ variant_group_id: group, product_id }, doc) => {
    if (group !== null && shown.has(group) && shown.get(group) !== product_id) addBit(collapsed, doc);
  });
  return collapsed;
}

function languageIndex(
  { id }: Language,
  rows: CatalogueRows,
  reference: Reference,
  docOf: ReadonlyMap<number, number>,
): LanguageIndex {
  const names: string[] = Array.from({ length: docOf.size }, () => '');
  const published = noBits(docOf.size);
  for (const { product_id, language_id, name } of rows.texts) {
    const doc = docOf.get(product_id);
    if (doc === undefined || language_id !== id) continue;
    addBit(published, doc);
    names[doc] = name;
  }
  const extra: string[][] = names.map(() => []);
  for (const { product_id, category_id } of rows.categories) {
    const text = reference.categories.get(category_id)?.texts.get(id);
    const doc = docOf.get(product_id);
    if (doc !== undefined && text) extra[doc]?.push(text.name);
  }
  const { compare } = new Intl.Collator(id, { numeric: true });
  return {
    published,
    words: buildWords(docOf.size, doc => {
      const product = rows.products[doc];
      const brand = product && reference.brands.get(product.brand_id)?.name;
      return [names[doc], brand, product?.article_number, ...(extra[doc] ?? [])].join(' ');
    }),
    nameRank: ranks(docOf.size, (a, b) => compare(names[a] ?? '', names[b] ?? '')),
  };
}

function marketIndex(currency: string, size: number): MarketIndex {
  return {
    currency,
    priced: noBits(size),
    selling: new Int32Array(size),
    priceBuckets: priceLimits(currency),
    priceBucket: new Uint8Array(size),
    discountBucket: new Uint8Array(size),
  };
}

export function buildSnapshot(version: number, reference: Reference, rows: CatalogueRows): Snapshot {
  const { products } = rows;
  const size = products.length;
  const docOf = new Map(products.map((row, doc) => [row.product_id, doc]));
  const brandNames = products.map(row => reference.brands.get(row.brand_id)?.name ?? '');
  const byBrand = new Intl.Collator(reference.channels[0]?.defaultLanguageId).compare;
  const languages = new Map(
    reference.channels.flatMap(({ languages }) => languages).map(each => [each.id, each]),
  );
  const markets = reference.channels.flatMap(channel => channel.markets);
  const snapshot: Snapshot = {
    version,
    reference,
    size,
    ids: Int32Array.from(products, row => row.product_id),
    docOf,
    collapsed: collapsedOf(rows, docOf),
    ...numberFacets(reference, rows, docOf),
    languages: new Map([...languages].map(([id, each]) => [id, languageIndex(each, rows, reference, docOf)])),
    markets: new Map(markets.map(({ id, currency }) => [id, marketIndex(currency.code, size)])),
    stock: {
      inStock: new Int32Array(size),
      total: new Int32Array(size),
      status: new Uint8Array(size).fill(3),
    },
    availableOn: Int32Array.from(products, row => Date.parse(row.first_available_on) / DAY),
    votes: Int32Array.from(products, row =>
      row.rating_count ? (row.rating_sum * 1000) / row.rating_count : 0,
    ),
    brandRank: ranks(size, (a, b) => byBrand(brandNames[a] ?? '', brandNames[b] ?? '')),
  };
  writePrices(snapshot, rows.prices);
  writeStocks(snapshot, rows.stocks);
  return snapshot;
}
