/** Restores a saved snapshot. Reference tables and synonyms come from the database; they must still fit the index. */
import { z } from 'zod';
import { type Column, type ColumnType, type SectionReader, takeJson } from '#backend/kernel/sections.ts';
import { restoreSearch } from '#backend/search/create-search.ts';
import type { Synonyms } from '#backend/search/search-index.ts';
import type { CatalogueReference } from '../../reference.ts';
import { languagesOf, rankBrands } from '../build.ts';
import { LateNames } from '../late-names.ts';
import { searchLabels } from '../names/search-labels.ts';
import type { LanguageIndex, MarketIndex, Snapshot } from '../snapshot.ts';
import { CodeColumn } from '../table/code-column.ts';
import { priceLimits } from '../table/columns.ts';
import { DocTable } from '../table/doc-table.ts';
import { FacetTable } from '../table/facet-table.ts';
import { docsByFigure } from '../table/sort-pairs.ts';
import { TextColumn } from '../table/text-column.ts';
import { ValueDocs } from '../table/value-docs.ts';
import { ValuesOfDocs } from '../table/values-of-docs.ts';
import { type AboutSnapshot, referenceDigest } from './save-snapshot.ts';

const aboutShape = z.object({
  baseSize: z.int(),
  capacity: z.int(),
  facets: z.array(
    z.object({
      type: z.enum(['Category', 'Brand', 'Sku', 'Campaign', 'PriceList', 'Parameter']),
      facetId: z.string(),
      key: z.union([z.string(), z.number()]),
    }),
  ),
  digest: z.string(),
}) satisfies z.ZodType<AboutSnapshot>;

export interface RestoreSource {
  version: number;
  reference: CatalogueReference;
  named: ReadonlySet<number>;
  synonyms: Synonyms;
}

type Take = <Type extends Column>(name: string, type: ColumnType<Type>, length?: number) => Promise<Type>;

/** Checks lengths: a column that is too short would answer wrongly instead of failing. */
const taking =
  (from: SectionReader): Take =>
  async (name, type, length) => {
    const column = await from.take(name, type);
    if (length !== undefined && column.length !== length)
      throw new Error(`the section ${name} has another length`);
    return column;
  };

const bitWords = (capacity: number) => (capacity + 31) >>> 5;

async function takeMarket(take: Take, id: string, currency: string, capacity: number): Promise<MarketIndex> {
  return {
    currency,
    priced: await take(`priced ${id}`, Uint32Array, bitWords(capacity)),
    selling: await take(`selling ${id}`, Int32Array, capacity),
    priceBuckets: priceLimits(currency),
    priceBucket: new CodeColumn(capacity, 0, await take(`price bucket ${id}`, Uint8Array, capacity)),
    discountBucket: new CodeColumn(capacity, 0, await take(`discount bucket ${id}`, Uint8Array, capacity)),
  };
}

async function takeLanguage(
  take: Take,
  languageId: string,
  { baseSize, capacity }: AboutSnapshot,
): Promise<LanguageIndex> {
  const names = new TextColumn(capacity, {
    bytes: await take(`name bytes ${languageId}`, Uint8Array),
    starts: await take(`name starts ${languageId}`, Uint32Array, capacity),
    lengths: await take(`name lengths ${languageId}`, Uint16Array, capacity),
  });
  const nameRank = await take(`name rank ${languageId}`, Float64Array, capacity);
  const late = new LateNames({
    docs: () => docsByFigure(baseSize, doc => nameRank[doc] ?? 0),
    nameOf: doc => names.get(doc),
    rank: nameRank,
    languageId,
  });
  return {
    published: await take(`published ${languageId}`, Uint32Array, bitWords(capacity)),
    names,
    nameRank,
    late,
  };
}

function restoreFacets({ reference, named }: RestoreSource, about: AboutSnapshot): FacetTable {
  const facets = new FacetTable(reference, named, about.facets);
  if (referenceDigest(reference, languagesOf(reference), facets) !== about.digest)
    throw new Error('categories, brands, parameters or markets have changed since');
  return facets;
}

async function takeColumns(take: Take, { capacity }: AboutSnapshot) {
  const column = (name: string) => take(name, Int32Array, capacity);
  return {
    ids: await column('ids'),
    sold: await column('sold'),
    variantGroup: await column('variant groups'),
    collapsed: await take('collapsed', Uint32Array, bitWords(capacity)),
    lead: await column('lead'),
    valuesOfDoc: new ValuesOfDocs(capacity, {
      starts: await take('value starts', Uint32Array, capacity),
      counts: await take('value counts', Uint16Array, capacity),
      items: await take('values', Uint32Array),
    }),
    docsOfValue: new ValueDocs(
      { starts: await take('value doc starts', Uint32Array), items: await take('value docs', Uint32Array) },
      capacity,
    ),
    stock: {
      inStock: await column('in stock'),
      total: await column('total stock'),
      status: new CodeColumn(capacity, 0, await take('stock status', Uint8Array, capacity)),
    },
    availableOn: await column('available on'),
    votes: await column('votes'),
    brand: await column('brand'),
  };
}

/** @throws Error that says why the saved index cannot be used. */
export async function restoreSnapshot(from: SectionReader, source: RestoreSource): Promise<Snapshot> {
  const { reference, version, synonyms } = source;
  const about = aboutShape.parse(await takeJson(from, 'about'));
  const { baseSize, capacity } = about;
  const take = taking(from);
  const facets = restoreFacets(source, about);
  facets.carriers.splice(0, Infinity, ...(await take('carriers', Uint32Array, facets.values.length)));
  const columns = await takeColumns(take, about);
  const docOf = new DocTable();
  for (let doc = 0; doc < baseSize; doc += 1) docOf.set(columns.ids[doc] ?? 0, doc);
  const spoken = languagesOf(reference);
  const languages = new Map<string, LanguageIndex>();
  for (const { id } of spoken) languages.set(id, await takeLanguage(take, id, about));
  const markets = new Map<string, MarketIndex>();
  for (const { id, currency } of reference.channels.flatMap(channel => channel.markets))
    markets.set(id, await takeMarket(take, id, currency.code, capacity));
  const search = await restoreSearch(
    {
      languages: spoken,
      size: baseSize,
      labels: searchLabels(reference, spoken, facets),
      idOf: doc => columns.ids[doc] ?? 0,
      docOf: id => docOf.get(id),
      docsOf: value => columns.docsOfValue.docs(value),
      lead: columns.lead,
      synonyms,
    },
    from,
  );
  return {
    version,
    reference,
    baseSize,
    size: baseSize,
    capacity,
    docOf,
    ...columns,
    facets,
    languages,
    markets,
    brandRank: rankBrands(reference),
    search,
  };
}
