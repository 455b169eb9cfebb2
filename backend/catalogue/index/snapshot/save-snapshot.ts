/** Saves a snapshot as named sections. What changes in place is copied at once; everything else is written as it is. */
import { createHash } from 'node:crypto';
import type { Language } from '#backend/kernel/market.ts';
import { type Column, putJson, type SectionWriter } from '#backend/kernel/sections.ts';
import type { CatalogueReference } from '../../reference.ts';
import { languagesOf } from '../build.ts';
import { searchLabels } from '../names/search-labels.ts';
import type { Snapshot } from '../snapshot.ts';
import type { FacetTable, SavedFacet } from '../table/facet-table.ts';

export interface AboutSnapshot {
  baseSize: number;
  capacity: number;
  facets: readonly SavedFacet[];
  /** Of the names, trees and markets that the index was built with. */
  digest: string;
}

export interface Captured {
  about: AboutSnapshot;
  columns: readonly (readonly [name: string, column: Column])[];
  search: Snapshot['search'];
}

/** Whether no product was added, removed or replaced since the build: only such a snapshot can be saved. */
function isAsBuilt({ baseSize, size, ids, docOf }: Snapshot): boolean {
  if (size !== baseSize) return false;
  for (let doc = 0; doc < baseSize; doc += 1) if (docOf.get(ids[doc] ?? 0) !== doc) return false;
  return true;
}

/** Equal for two references that give an index the same facets, labels, languages and markets. */
export function referenceDigest(
  reference: CatalogueReference,
  languages: readonly Language[],
  facets: FacetTable,
): string {
  const hash = createHash('sha256');
  for (const { facetId, source } of facets.values) {
    const path = source.type === 'Category' ? reference.categories.get(source.id)?.path : null;
    hash.update(`${facetId} ${path?.map(({ id }) => id).join('/') ?? ''}\n`);
  }
  for (const { value, texts } of searchLabels(reference, languages, facets))
    hash.update(JSON.stringify([value, ...texts]));
  for (const { id, code } of languages) hash.update(`${id} ${code}\n`);
  for (const { markets } of reference.channels)
    for (const { id, currency } of markets) hash.update(`${id} ${currency.code}\n`);
  return hash.digest('hex');
}

/** Columns that patches write in place. */
function changingColumns(snapshot: Snapshot): [string, Column][] {
  const { sold, variantGroup, collapsed, lead, stock, facets } = snapshot;
  return [
    ['sold', sold],
    ['variant groups', variantGroup],
    ['collapsed', collapsed],
    ['lead', lead],
    ['carriers', Uint32Array.from(facets.carriers)],
    ['in stock', stock.inStock],
    ['total stock', stock.total],
    ['stock status', stock.status.codes],
    ...[...snapshot.markets].flatMap(([id, market]): [string, Column][] => [
      [`priced ${id}`, market.priced],
      [`selling ${id}`, market.selling],
      [`price bucket ${id}`, market.priceBucket.codes],
      [`discount bucket ${id}`, market.discountBucket.codes],
    ]),
    ...[...snapshot.languages].map(([id, { published }]): [string, Column] => [`published ${id}`, published]),
  ];
}

/** Columns that patches only write beyond the documents of the build. */
function lastingColumns(snapshot: Snapshot): [string, Column][] {
  const { ids, availableOn, votes, brand, valuesOfDoc, docsOfValue } = snapshot;
  return [
    ['ids', ids],
    ['available on', availableOn],
    ['votes', votes],
    ['brand', brand],
    ['value starts', valuesOfDoc.starts],
    ['value counts', valuesOfDoc.counts],
    ['values', valuesOfDoc.items],
    ['value doc starts', docsOfValue.base.starts],
    ['value docs', docsOfValue.base.items],
    ...[...snapshot.languages].flatMap(([id, { names, nameRank }]): [string, Column][] => {
      const { bytes, starts, lengths } = names.columns;
      return [
        [`name bytes ${id}`, bytes],
        [`name starts ${id}`, starts],
        [`name lengths ${id}`, lengths],
        [`name rank ${id}`, nameRank],
      ];
    }),
  ];
}

/** Null when products were replaced since the build. */
export function captureSnapshot(snapshot: Snapshot): Captured | null {
  if (!isAsBuilt(snapshot)) return null;
  const { baseSize, capacity, facets, reference, search } = snapshot;
  return {
    about: {
      baseSize,
      capacity,
      facets: facets.saved(),
      digest: referenceDigest(reference, languagesOf(reference), facets),
    },
    columns: [
      ...lastingColumns(snapshot),
      ...changingColumns(snapshot).map(([name, column]): [string, Column] => [name, column.slice()]),
    ],
    search,
  };
}

export async function saveSnapshot(to: SectionWriter, { about, columns, search }: Captured): Promise<void> {
  await putJson(to, 'about', about);
  for (const [name, column] of columns) await to.put(name, column);
  await search.save(to);
}
