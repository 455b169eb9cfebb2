/** Converts facet ids and conditions into sets of documents. */
import {
  addBit,
  allBits,
  type Bits,
  eachBit,
  intersect,
  noBits,
  takeOut,
  unite,
} from '#backend/kernel/bits.ts';
import { placeInFacet } from '#kernel/vehicle/vehicle-facets.ts';
import type { Snapshot } from '../snapshot.ts';
import type { CodeColumn } from '../table/code-column.ts';
import { discountLimits, stockStatuses } from '../table/columns.ts';
import type { ListFilter } from './catalogue-query.ts';
import { fitSet } from './fit-sets.ts';

/** `group` contains the values that are alternatives of each other. */
interface FacetSet {
  group: string;
  addTo(bits: Bits): void;
}

const facetForm = /^(price|discount|stock)_(.+?)(?:_([A-Z]{3}))?$/;

function columnFacet(snapshot: Snapshot, marketId: string, facetId: string): FacetSet | null {
  const [, kind, key = '', currency] = facetForm.exec(facetId) ?? [];
  const market = snapshot.markets.get(marketId);
  const inColumn = (group: string, column: CodeColumn | undefined, code: number): FacetSet | null =>
    column && code >= 0 ? { group, addTo: bits => unite(bits, column.docs(code)) } : null;
  if (kind === 'stock')
    return inColumn(
      'StockStatus',
      snapshot.stock.status,
      stockStatuses.findIndex(each => each === key),
    );
  if (kind === 'discount') {
    return inColumn(
      'Discount',
      market?.discountBucket,
      discountLimits.findIndex(each => String(each) === key),
    );
  }
  if (kind !== 'price' || currency !== market?.currency) return null;
  return inColumn(
    'Price',
    market?.priceBucket,
    market?.priceBuckets.findIndex(each => String(each) === key) ?? -1,
  );
}

/** Groups that follow prices and stock, by the prefix of their ids; prices in another market's currency belong to them too. */
const columnGroups: ReadonlyMap<string, string> = new Map([
  ['price', 'Price'],
  ['discount', 'Discount'],
  ['dc', 'Discount'],
  ['stock', 'StockStatus'],
]);

/** Group of a facet id, also of one that no product has. */
const groupOfUnknown = (facetId: string) =>
  facetId
    .split('_')
    .slice(0, facetId.startsWith('f_') ? 3 : 1)
    .join('_');

/** Vehicles are queried as `manufacturer-year-model` in lower case; some clients keep the spaces of a model. */
const plainFacetId = (facetId: string): string =>
  facetId.replace(
    /^(f_\d+_\d+_)(.+)$/su,
    (_, head: string, slug: string) => head + slug.toLowerCase().replaceAll(/[\s_/]+/gu, '-'),
  );

function facetSet(snapshot: Snapshot, marketId: string, facetId: string): FacetSet {
  const { facets, docsOfValue } = snapshot;
  const { plain, place } = placeInFacet(facetId);
  const value = facets.valueOf.get(plain) ?? facets.valueOf.get(plainFacetId(plain));
  const fit = value === undefined ? null : fitSet(snapshot, value, place);
  if (fit) return { group: facets.nameOfGroup(facets.values[value ?? -1]?.group ?? -1), addTo: fit };
  if (value !== undefined && place === null) {
    const group = facets.nameOfGroup(facets.values[value]?.group ?? -1);
    return { group, addTo: bits => docsOfValue.addTo(bits, value) };
  }
  return (
    columnFacet(snapshot, marketId, facetId) ?? { group: knownGroup(snapshot, facetId), addTo: () => {} }
  );
}

/** So that an unknown value next to a known one of its group is an alternative, not a contradiction. */
function knownGroup({ facets }: Snapshot, facetId: string): string {
  const key = groupOfUnknown(facetId);
  const inColumn = columnGroups.get(key);
  if (inColumn) return inColumn;
  const { groups, values } = facets;
  const group = groups.findIndex(
    ({ values: [first = -1] }) => groupOfUnknown(values[first]?.facetId ?? '') === key,
  );
  return group === -1 ? key : facets.nameOfGroup(group);
}

/** The chosen values by group; within a group any of them. */
function groupSets(snapshot: Snapshot, marketId: string, facetIds: readonly string[]): Map<string, Bits> {
  const sets = new Map<string, Bits>();
  for (const facetId of new Set(facetIds)) {
    const { group, addTo } = facetSet(snapshot, marketId, facetId);
    const bits = sets.get(group) ?? noBits(snapshot.capacity);
    addTo(bits);
    sets.set(group, bits);
  }
  return sets;
}

function anyOf(snapshot: Snapshot, marketId: string, facetIds: readonly string[]): Bits {
  const bits = noBits(snapshot.capacity);
  for (const facetId of facetIds) facetSet(snapshot, marketId, facetId).addTo(bits);
  return bits;
}

/** The set in parts: documents with the first facet, then of the others those with the second, then the rest. Each part is computed on demand. */
export function* partsByFacet(
  snapshot: Snapshot,
  { marketId, facets }: Pick<ListFilter, 'marketId' | 'facets'>,
  set: Bits,
): Generator<Bits> {
  const left = set.slice();
  for (const facetId of facets) {
    const part = anyOf(snapshot, marketId, [facetId]);
    intersect(part, left);
    takeOut(left, part);
    yield part;
  }
  yield left;
}

function numberedDocs({ capacity, ids }: Snapshot, range: NonNullable<ListFilter['numbered']>): Bits {
  const bits = noBits(capacity);
  for (let doc = 0; doc < ids.length; doc += 1) {
    const id = ids[doc] ?? -1;
    if (id >= range.lowest && id <= range.highest) addBit(bits, doc);
  }
  return bits;
}

/** All conditions except the text and the shopper's choice of facets and prices. */
export function selectBase(snapshot: Snapshot, filter: ListFilter): Bits {
  const { marketId, languageId, context, include, exclude } = filter;
  const market = snapshot.markets.get(marketId);
  const language = snapshot.languages.get(languageId);
  if (!market || !language) return noBits(snapshot.capacity);
  const bits = allBits(snapshot.capacity);
  intersect(bits, market.priced);
  intersect(bits, language.published);
  if (!filter.includeCollapsed) takeOut(bits, snapshot.collapsed);
  for (const facetId of context) intersect(bits, anyOf(snapshot, marketId, [facetId]));
  if (include.length > 0 && filter.includeMode === 'UNION')
    intersect(bits, anyOf(snapshot, marketId, include));
  else for (const set of groupSets(snapshot, marketId, include).values()) intersect(bits, set);
  if (exclude.length > 0) takeOut(bits, anyOf(snapshot, marketId, exclude));
  if (filter.numbered) intersect(bits, numberedDocs(snapshot, filter.numbered));
  return bits;
}

/** The group of alternatives that a facet id belongs to. */
export const groupOfFacet = (snapshot: Snapshot, marketId: string, facetId: string): string =>
  facetSet(snapshot, marketId, facetId).group;

/** The shopper's choice by group: facets, and the price range, which belongs to the price group. Limited to `base`. */
export function selectChosen(
  snapshot: Snapshot,
  { marketId, facets, price }: Pick<ListFilter, 'marketId' | 'facets' | 'price'>,
  base: Bits,
): Map<string, Bits> {
  const sets = groupSets(snapshot, marketId, facets);
  const { lowest, highest } = { lowest: price.lowest ?? -Infinity, highest: price.highest ?? Infinity };
  if (lowest === -Infinity && highest === Infinity) return sets;
  const selling = snapshot.markets.get(marketId)?.selling;
  const inRange = noBits(snapshot.capacity);
  eachBit(base, doc => {
    const amount = selling?.[doc] ?? 0;
    if (amount >= lowest && amount <= highest) addBit(inRange, doc);
  });
  const buckets = sets.get('Price');
  if (buckets) intersect(inRange, buckets);
  return sets.set('Price', inRange);
}
