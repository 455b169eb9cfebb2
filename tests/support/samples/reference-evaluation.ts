/** Lists and facets computed product by product: the reference for tests of the catalogue index. */
import type { ListFilter, ListSort } from '#backend/testing.ts';
import { type Part, type RandomCatalogue } from './random-catalogue.ts';
import { brandName, categoryAndAbove, parameterValues } from './small-reference.ts';

/** Lower limits in whole currency units; for SEK they are ten times as high. */
const priceLimits = [0, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000];
const discountLimits = [1, 10, 20, 30, 40, 50];
const highestUpTo = (limits: readonly number[], value: number) =>
  limits.filter(limit => limit <= value).at(-1);

export const priceFacets = (market: string): string[] =>
  priceLimits.map(limit => (market === 'fi' ? `price_${limit}_EUR` : `price_${limit * 10}_SEK`));
export const discountFacets = discountLimits.map(limit => `discount_${limit}`);
export const stockFacets = ['stock_in-stock', 'stock_to-order', 'stock_static', 'stock_out'];

function stockFacet({ in_stock, oversellable, static: atSupplier }: Part['stock']): string {
  if (in_stock > 0) return 'stock_in-stock';
  if (oversellable > 0) return 'stock_to-order';
  return atSupplier > 0 ? 'stock_static' : 'stock_out';
}

export function facetsOf(part: Part, market: string): Set<string> {
  const price = part.prices[market] ?? { regular: 1, selling: 1 };
  const unit = market === 'fi' ? 100 : 1000;
  const bucket =
    priceFacets(market)[priceLimits.indexOf(highestUpTo(priceLimits, price.selling / unit) ?? 0)];
  // The percentage is rounded down, so that a product never has a larger discount facet than its real discount.
  // Except for a price that was rounded by a cent: it counts as the next percentage.
  const { regular, selling } = price;
  const down = Math.floor((100 * (regular - selling)) / regular);
  const reachesNext = selling < regular && down < 100 && Math.round((regular * (99 - down)) / 100) >= selling;
  const percent = reachesNext ? down + 1 : down;
  const discount = highestUpTo(discountLimits, percent);
  const values = part.values.flatMap(id => parameterValues.get(id) ?? []);
  return new Set([
    ...part.categories.flatMap(categoryAndAbove).map(id => `c_${id}`),
    `b_${part.brand}`,
    ...values.map(({ group, parameter, slug }) => `f_${group}_${parameter}_${slug}`),
    ...part.skuNames.map(name => `s_${name.toLowerCase()}`),
    ...(bucket ? [bucket] : []),
    ...part.campaigns.map(id => `dc_${id}`),
    ...part.priceLists.map(id => `pl_${id}_fi`),
    ...(discount === undefined ? [] : [`discount_${discount}`]),
    stockFacet(part.stock),
  ]);
}

/** Values of one group are alternatives; a campaign belongs to the group of discounts. */
export const groupOf = (facetId: string): string =>
  (/^f_\d+_\d+/.exec(facetId)?.[0] ?? facetId.split('_', 1)[0] ?? '').replace(/^dc$/, 'discount');

const byGroup = (facetIds: readonly string[]): Map<string, string[]> => {
  const groups = new Map<string, string[]>();
  for (const id of facetIds) groups.set(groupOf(id), [...(groups.get(groupOf(id)) ?? []), id]);
  return groups;
};

/** Whether lists hide the product: of each collapsing group they show the main product, else the best-selling one. */
function isCollapsed(part: Part, { parts, mains }: RandomCatalogue): boolean {
  const main = part.group === null ? undefined : mains.get(part.group);
  if (main === undefined) return false;
  const members = parts.filter(({ group }) => group === part.group);
  const shown = members.find(({ id }) => id === main) ?? members[0];
  return shown !== part;
}

export interface Evaluation {
  /** Before the shopper's facets and prices are applied. */
  base: Part[];
  result: Part[];
  /** The products that the facet counts of a group are based on. */
  countedFor(group: string, mode: 'CURRENT' | 'BY_GROUP'): Part[];
}

export function evaluate(catalogue: RandomCatalogue, filter: ListFilter): Evaluation {
  const { marketId, languageId, price } = filter;
  const has = (part: Part) => {
    const own = facetsOf(part, marketId);
    return (id: string) => own.has(id);
  };
  const base = catalogue.parts.filter(part => {
    const hasIt = has(part);
    const included = [...byGroup(filter.include).values()].every(ids => ids.some(hasIt));
    return (
      part.names[languageId] !== undefined &&
      part.prices[marketId] !== undefined &&
      (filter.includeCollapsed || !isCollapsed(part, catalogue)) &&
      filter.context.every(hasIt) &&
      (filter.include.length === 0 ||
        (filter.includeMode === 'UNION' ? filter.include.some(hasIt) : included)) &&
      !filter.exclude.some(hasIt)
    );
  });
  const chosen = byGroup(filter.facets);
  const isChosen = (part: Part, ignored?: string) => {
    const selling = part.prices[marketId]?.selling ?? 0;
    const inRange = selling >= (price.lowest ?? 0) && selling <= (price.highest ?? Infinity);
    return (
      (ignored === 'price' || inRange) &&
      [...chosen].every(([group, ids]) => group === ignored || ids.some(has(part)))
    );
  };
  return {
    base,
    result: base.filter(part => isChosen(part)),
    countedFor: (group, mode) => base.filter(part => isChosen(part, mode === 'BY_GROUP' ? group : undefined)),
  };
}

type Compare = (a: Part, b: Part) => number;

/** Equal products stay in the order of sales: the parts are sorted that way, and sorting is stable. */
export function sorted(
  parts: readonly Part[],
  sort: ListSort,
  { marketId, languageId, facets }: ListFilter,
): Part[] {
  const names = new Intl.Collator(languageId, { numeric: true });
  const brands = new Intl.Collator('fi-FI');
  const selling = (part: Part) => part.prices[marketId]?.selling ?? 0;
  const total = ({ stock }: Part) => stock.in_stock + stock.oversellable + stock.static;
  const score = ({ rating }: Part) => (rating.count === 0 ? 0 : rating.sum / rating.count);
  const byName: Compare = (a, b) => names.compare(a.names[languageId] ?? '', b.names[languageId] ?? '');
  const firstFacet = (part: Part) => {
    const own = facetsOf(part, marketId);
    const at = facets.findIndex(id => own.has(id));
    return at === -1 ? facets.length : at;
  };
  const compares: Partial<Record<ListSort, Compare>> = {
    FACET_ORDER: (a, b) => firstFacet(a) - firstFacet(b),
    LATEST: (a, b) => Date.parse(b.availableOn) - Date.parse(a.availableOn),
    PRICE: (a, b) => selling(a) - selling(b),
    PRICE_DESC: (a, b) => selling(b) - selling(a),
    ALPHABETICAL: byName,
    ALPHABETICAL_DESC: (a, b) => byName(b, a),
    AVAILABLE_STOCK: (a, b) => a.stock.in_stock - b.stock.in_stock,
    AVAILABLE_STOCK_DESC: (a, b) => b.stock.in_stock - a.stock.in_stock,
    TOTAL_STOCK: (a, b) => total(a) - total(b),
    TOTAL_STOCK_DESC: (a, b) => total(b) - total(a),
    BRAND: (a, b) => brands.compare(brandName(a.brand), brandName(b.brand)),
    VOTES: (a, b) => score(b) - score(a),
  };
  return parts.toSorted(compares[sort] ?? (() => 0));
}
