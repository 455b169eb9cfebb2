/** Builds a snapshot from products as they are read, and yields to other requests in between. */

import { noBits } from '#backend/kernel/bits.ts';
import type { Language } from '#backend/kernel/market.ts';
import type { SearchBuilder, SearchSource } from '#backend/search/search-index.ts';
import type { CatalogueReference } from '../reference.ts';
import { collapse } from './answer/collapse.ts';
import { LateNames } from './late-names.ts';
import { compareIn } from './names/collators.ts';
import { NameKeys } from './names/name-keys.ts';
import { rankNames } from './names/name-order.ts';
import { searchLabels } from './names/search-labels.ts';
import { writeChunk } from './snapshot/write-chunk.ts';
import type { MarketIndex, Snapshot } from './snapshot.ts';
import type { Chunk, CollapsingGroup } from './table/chunk.ts';
import { CodeColumn } from './table/code-column.ts';
import { priceLimits, stockStatuses } from './table/columns.ts';
import { DocTable } from './table/doc-table.ts';
import { FacetTable } from './table/facet-table.ts';
import { docsByFigure } from './table/sort-pairs.ts';
import { TextColumn } from './table/text-column.ts';
import { ValueDocs } from './table/value-docs.ts';
import { ValuesOfDocs } from './table/values-of-docs.ts';
import { createYieldToEventLoop } from './yield-to-event-loop.ts';

export interface BuildSource {
  version: number;
  reference: CatalogueReference;
  /** Parameters that lists do not offer as facets but that are queried by name. */
  named: ReadonlySet<number>;
  /** Product ids, the most sold first. */
  order: Int32Array;
  /** All products, in portions. */
  chunks: AsyncIterable<Chunk> | Iterable<Chunk>;
  collapsing: readonly CollapsingGroup[];
  createSearch(source: Omit<SearchSource, 'synonyms'>): SearchBuilder;
}

/** Products without an active SKU are out of stock. */
const OUT = stockStatuses.indexOf('out');

/** Document numbers for products that are added or changed before the next build. */
export const spareFor = (size: number): number => Math.max(1024, size >>> 4);

function marketIndex(currency: string, capacity: number): MarketIndex {
  return {
    currency,
    priced: noBits(capacity),
    selling: new Int32Array(capacity),
    priceBuckets: priceLimits(currency),
    priceBucket: new CodeColumn(capacity),
    discountBucket: new CodeColumn(capacity),
  };
}

/** Position of each brand by name; equal names share one. */
export function rankBrands({ brands, channels }: CatalogueReference): ReadonlyMap<number, number> {
  const compare = compareIn(channels[0]?.defaultLanguageId, 'plain');
  const sorted = [...brands.values()].sort((a, b) => compare(a.name, b.name));
  const ranks = new Map<number, number>();
  let rank = 0;
  sorted.forEach(({ id, name }, at) => {
    const before = sorted[at - 1];
    if (before && compare(before.name, name) !== 0) rank = at;
    ranks.set(id, rank);
  });
  return ranks;
}

export const languagesOf = ({ channels }: CatalogueReference): Language[] => [
  ...new Map(channels.flatMap(({ languages }) => languages).map(each => [each.id, each])).values(),
];

function draftOf({ version, reference, named, order }: BuildSource) {
  const capacity = order.length + spareFor(order.length);
  const docOf = new DocTable();
  order.forEach((id, doc) => docOf.set(id, doc));
  const markets = reference.channels.flatMap(channel => channel.markets);
  return {
    version,
    reference,
    baseSize: order.length,
    size: order.length,
    capacity,
    ids: new Int32Array(capacity),
    docOf,
    sold: new Int32Array(capacity),
    variantGroup: new Int32Array(capacity),
    collapsed: noBits(capacity),
    lead: new Int32Array(capacity).fill(-1),
    facets: new FacetTable(reference, named),
    valuesOfDoc: new ValuesOfDocs(capacity),
    markets: new Map(markets.map(({ id, currency }) => [id, marketIndex(currency.code, capacity)])),
    stock: {
      inStock: new Int32Array(capacity),
      total: new Int32Array(capacity),
      status: new CodeColumn(capacity, OUT),
    },
    availableOn: new Int32Array(capacity),
    votes: new Int32Array(capacity),
    brand: new Int32Array(capacity),
    brandRank: rankBrands(reference),
  };
}

export async function buildSnapshot(source: BuildSource): Promise<Snapshot> {
  const { reference, createSearch } = source;
  const draft = draftOf(source);
  const { baseSize, capacity } = draft;
  const yieldToEventLoop = createYieldToEventLoop();
  const spoken = languagesOf(reference);
  const languages = new Map(
    spoken.map(language => [
      language.id,
      {
        language,
        published: noBits(capacity),
        names: new TextColumn(capacity),
        keys: new NameKeys(baseSize, language.id),
      },
    ]),
  );
  let docsOfValue = new ValueDocs({ starts: new Uint32Array(1), items: new Uint32Array() }, capacity);
  const search = createSearch({
    languages: spoken,
    size: baseSize,
    labels: searchLabels(reference, spoken, draft.facets),
    idOf: doc => draft.ids[doc] ?? 0,
    docOf: id => draft.docOf.get(id),
    docsOf: value => docsOfValue.docs(value),
    lead: draft.lead,
  });

  for await (const chunk of source.chunks) {
    writeChunk({ ...draft, languages }, chunk, {
      text(doc, languageId, text) {
        languages.get(languageId)?.keys.set(doc, text.name);
        search.addText(doc, languageId, text);
      },
      number: (doc, number) => search.addNumber(doc, number),
    });
    await yieldToEventLoop();
  }

  collapse(draft, source.collapsing);
  await draft.valuesOfDoc.arrange(baseSize, yieldToEventLoop);
  docsOfValue = new ValueDocs(
    await draft.valuesOfDoc.turned(baseSize, draft.facets.values.length, yieldToEventLoop),
    capacity,
  );
  const named: Snapshot['languages'] extends ReadonlyMap<infer Id, infer Index> ? Map<Id, Index> : never =
    new Map();
  for (const [languageId, { published, names, keys }] of languages) {
    const nameRank = new Float64Array(capacity);
    const nameOf = (doc: number) => names.get(doc);
    await rankNames({ size: baseSize, keys, nameOf, languageId }, nameRank, yieldToEventLoop);
    names.trim();
    // The closure of `docsOf` keeps this map for as long as the index lives: sort keys are as large as the names.
    languages.delete(languageId);
    const late = new LateNames({
      docs: () => docsByFigure(baseSize, doc => nameRank[doc] ?? 0),
      nameOf,
      rank: nameRank,
      languageId,
    });
    named.set(languageId, { published, names, nameRank, late });
  }
  return { ...draft, docsOfValue, languages: named, search: await search.finish() };
}
