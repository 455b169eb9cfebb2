/** Compares an index that has followed changes with a new one: random catalogues, changes in random portions. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BuiltIndex, chunkOf, collapsingOf, indexFromRows } from '#tests/support/index-from-rows.ts';
import {
  type Part,
  type RandomCatalogue,
  randomCatalogue,
  rowsOf,
} from '#tests/support/samples/random-catalogue.ts';
import { randomReference } from '#tests/support/samples/small-reference.ts';
import type { Counted, ListFilter, ListSort } from '../answer/catalogue-query.ts';
import { collapseAgain } from '../answer/collapse.ts';
import { replacePrices, writeSold, writeStocks } from '../patch.ts';
import { groupsNow, replaceProducts } from './replace-products.ts';

const stableSorts: readonly ListSort[] = [
  'NATURAL',
  'LATEST',
  'PRICE',
  'PRICE_DESC',
  'ALPHABETICAL',
  'ALPHABETICAL_DESC',
  'AVAILABLE_STOCK_DESC',
  'TOTAL_STOCK',
  'BRAND',
  'VOTES',
];

const facet = fc.constantFrom(
  'c_1',
  'c_2',
  'c_4',
  'b_1',
  'b_3',
  'dc_1',
  'f_1_1_red',
  'f_52_477_universal',
  's_xl',
  'price_0_EUR',
  'price_50_EUR',
  'discount_10',
  'stock_in-stock',
  'stock_out',
);
const question: fc.Arbitrary<ListFilter> = fc.record({
  marketId: fc.constantFrom('fi', 'se'),
  languageId: fc.constantFrom('fi-FI', 'sv-SE'),
  context: fc.uniqueArray(facet, { maxLength: 1 }),
  facets: fc.uniqueArray(facet, { maxLength: 2 }),
  include: fc.constant([]),
  includeMode: fc.constant('INTERSECT'),
  exclude: fc.uniqueArray(facet, { maxLength: 1 }),
  searchText: fc.constantFrom(null, null, 'vinssi', 'akseli'),
  price: fc.constantFrom({ lowest: null, highest: null }, { lowest: 3000, highest: 600_000 }),
  includeCollapsed: fc.boolean(),
});

type Kind = 'product' | 'price' | 'stock' | 'sold' | 'gone' | 'none';

interface Step {
  changes: { kind: Kind; like: Part }[];
}

const steps = (kind: fc.Arbitrary<Kind>): fc.Arbitrary<Step[]> => {
  const step = fc.tuple(randomCatalogue, fc.array(kind, { maxLength: 60 })).map(
    ([{ parts }, kinds]): Step => ({
      changes: parts.toSorted((a, b) => a.id - b.id).map((like, at) => ({ kind: kinds[at] ?? 'none', like })),
    }),
  );
  return fc.array(step, { minLength: 1, maxLength: 3 });
};

const anyKind = fc.constantFrom<Kind[]>('product', 'price', 'stock', 'sold', 'sold', 'gone', 'none', 'none');
/** One kind alone: changes of one kind must not depend on those of the other to drop cached results. */
const inPlace = fc.oneof(
  steps(fc.constantFrom<Kind[]>('price', 'none', 'none', 'none')),
  steps(fc.constantFrom<Kind[]>('stock', 'none')),
);

/** The catalogue after the step; new ids come from the step's own products. */
function after({ parts, mains }: RandomCatalogue, { changes }: Step): RandomCatalogue {
  const now = new Map(parts.map(part => [part.id, part]));
  for (const { kind: what, like } of changes) {
    const before = now.get(like.id);
    if (what === 'product') now.set(like.id, like);
    else if (what === 'gone') now.delete(like.id);
    else if (before && what === 'price') now.set(like.id, { ...before, prices: like.prices });
    else if (before && what === 'stock') now.set(like.id, { ...before, stock: like.stock });
    else if (before && what === 'sold') now.set(like.id, { ...before, sold: like.sold });
  }
  return { mains, parts: [...now.values()].sort((a, b) => b.sold - a.sold || a.id - b.id) };
}

/** The data that is read when the step is announced. */
function follow({ snapshot, index }: BuiltIndex, now: RandomCatalogue, { changes }: Step): void {
  const rows = rowsOf(now);
  const idsOf = (what: Kind[]) =>
    changes.filter(change => what.includes(change.kind)).map(({ like }) => like.id);
  const docs = (ids: readonly number[]) => ids.flatMap(id => snapshot.docOf.get(id) ?? []);

  const priced = idsOf(['price']);
  const { alters } = replacePrices(snapshot, priced, chunkOf(rows, new Set(priced)).prices);
  if (alters !== 'none') index.changed('price', docs(priced), alters);
  const stocked = idsOf(['stock']);
  const isOtherwiseAvailable = writeStocks(snapshot, stocked, chunkOf(rows, new Set(stocked)).skus);
  index.changed('stock', docs(stocked), isOtherwiseAvailable ? 'facets' : 'order');

  const sold = idsOf(['sold']);
  const { ids, sold: pieces } = chunkOf(rows, new Set(sold)).products;
  const resold = writeSold(snapshot, { products: ids, pieces });
  if (resold.length > 0) index.resold(resold);
  const of = groupsNow(snapshot, sold);
  if (
    collapseAgain(
      snapshot,
      collapsingOf(rows).filter(({ id }) => of.includes(id)),
    ).length > 0
  )
    index.added();

  const changed = idsOf(['product', 'gone']);
  if (changed.length === 0) return;
  const chunk = chunkOf(rows, new Set(changed));
  const touched = [...groupsNow(snapshot, changed), ...chunk.products.groups];
  const groups = collapsingOf(rows).filter(({ id }) => touched.includes(id));
  replaceProducts(snapshot, changed, chunk, touched, groups);
  index.added();
}

const numbersOf = ({ groups, price }: Counted) => ({
  price,
  facets: Object.fromEntries(
    groups
      .flatMap(({ values }) =>
        values.map(({ facetId, count, selected }) => [facetId, `${count} ${selected}`] as const),
      )
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ),
});

function answersOf({ index }: BuiltIndex, filter: ListFilter, sorts: readonly ListSort[]) {
  const page = { skip: 0, take: 200 };
  return {
    lists: sorts.map(sort => index.list(filter, { ...page, sort }).ids),
    pages: sorts.map(sort => index.list(filter, { sort, skip: 3, take: 4 }).ids),
    current: numbersOf(index.count(filter, 'CURRENT')),
    byGroup: numbersOf(index.count(filter, 'BY_GROUP')),
  };
}

/** Answers of a patched index and of a new one after all steps; questions in between fill the caches, whose results must not outlive a change. */
async function answersAfter(
  before: RandomCatalogue,
  changes: readonly Step[],
  questions: readonly ListFilter[],
  sorts: readonly ListSort[],
): Promise<{ patched: unknown; fresh: unknown }> {
  const patched = await indexFromRows(randomReference, rowsOf(before));
  let now = before;
  for (const each of changes) {
    for (const filter of questions) answersOf(patched, filter, sorts);
    now = after(now, each);
    follow(patched, now, each);
  }
  const fresh = await indexFromRows(randomReference, rowsOf(now));
  const answers = (index: BuiltIndex) => questions.map(filter => answersOf(index, filter, sorts));
  return { patched: answers(patched), fresh: answers(fresh) };
}

const questions = fc.array(question, { minLength: 2, maxLength: 4 });
/** The most common filter of shoppers, and the only one whose result follows the stock. */
const aboutStock = question.map(
  (filter): ListFilter => ({ ...filter, context: [], facets: ['stock_in-stock'] }),
);
const questionsAboutStock = fc.array(fc.oneof(question, aboutStock), { minLength: 2, maxLength: 4 });

it('returns the same after changes as a newly built index', async () => {
  await fc.assert(
    fc.asyncProperty(randomCatalogue, steps(anyKind), questions, async (before, changes, asked) => {
      const { patched, fresh } = await answersAfter(before, changes, asked, stableSorts);
      expect(patched).toEqual(fresh);
    }),
    { numRuns: 40 },
  );
});

/** A changed product is last among equally relevant ones until the next build, so only prices and stock change. */
it('returns the same by relevance and by facets after prices and stock changed', async () => {
  await fc.assert(
    fc.asyncProperty(randomCatalogue, inPlace, questionsAboutStock, async (before, changes, asked) => {
      const { patched, fresh } = await answersAfter(before, changes, asked, [
        'RELEVANCE',
        'FACET_ORDER',
        'PRICE',
        'NATURAL',
      ]);
      expect(patched).toEqual(fresh);
    }),
    { numRuns: 40 },
  );
});

it('sorts everything again after the sales of very many products', async () => {
  const one = (id: number, sold: number): Part => ({
    ...{ id, sold, brand: 1, categories: [1], values: [], skuNames: [], names: { 'fi-FI': 'Vinssi' } },
    ...{
      prices: { fi: { regular: 100 + (id % 3), selling: 100 } },
      campaigns: [],
      priceLists: [],
      group: null,
    },
    ...{ stock: { in_stock: 1, oversellable: 0, static: 0 }, availableOn: '2026-01-01' },
    rating: { sum: 0, count: 0 },
  });
  const catalogue = (soldOf: (id: number) => number): RandomCatalogue => ({
    mains: new Map(),
    parts: Array.from({ length: 6_000 }, (_, at) => one(at + 1, soldOf(at + 1))).sort(
      (a, b) => b.sold - a.sold || a.id - b.id,
    ),
  });
  const all: ListFilter = {
    ...{
      marketId: 'fi',
      languageId: 'fi-FI',
      context: [],
      facets: [],
      include: [],
      includeMode: 'INTERSECT',
    },
    ...{ exclude: [], searchText: null, price: { lowest: null, highest: null }, includeCollapsed: false },
  };
  const steps = [(id: number) => id % 7, (id: number) => (id * 31) % 1000, (id: number) => (id < 9 ? id : 5)];
  const patched = await indexFromRows(randomReference, rowsOf(catalogue(id => id)));
  for (const soldOf of steps) {
    answersOf(patched, all, stableSorts);
    const now = catalogue(soldOf);
    const changes = now.parts.map(like => ({ kind: 'sold' as const, like }));
    follow(patched, now, { changes });
    const fresh = await indexFromRows(randomReference, rowsOf(now));
    expect(answersOf(patched, all, stableSorts)).toEqual(answersOf(fresh, all, stableSorts));
  }
});
