/**
 * What makes a whole with a product on one vehicle: tyres of both ends with rims and nuts, a track kit with its mount
 * (R-PRODUCT-50). The shop's rules name the parts; each must fit the vehicle by the one rule of fit, and go with the others.
 */
import type { Context } from '#backend/kernel/context.ts';
import { wheelPositions } from '#kernel/vehicle/fit-rule.ts';
import { type Compatibility, compatibilityOf, isFitting } from '#kernel/vehicle/product-compatibility.ts';
import { computed } from '#kernel/work/work.ts';
import type { Catalogue } from '../catalogue.ts';
import { reading, tagsOfList } from '../list-tags.ts';
import { canBeUsedTogether, measuresIn, type ProductMeasures, vehicleIdentifier } from '../measures.ts';
import { type Product, type Sku, skusOf, totalStockOf } from '../product/product.ts';
import { type CatalogueReference, type ParameterValue, parameterFacetId } from '../reference.ts';
import { agreeingFacets, filterOf, type Measured } from './recommended.ts';
import { type RecommendationRule, rulesFor } from './rules.ts';

export interface SetPart {
  product: Product;
  sku: Sku;
  /** SetPieces for the front and the rear; the others have no place. */
  front: number;
  rear: number;
  quantity: number;
}

type Place = keyof RecommendationRule['pieces'];
const places: readonly Place[] = [...wheelPositions, 'any'];

interface Choosing {
  ctx: Context;
  catalogue: Catalogue;
  own: Measured;
  vehicle: ParameterValue;
  many: (ctx: Context, ids: readonly number[]) => Promise<readonly Product[]>;
}

/** Enough to find one that is in stock and goes with the others. */
const MAX_CANDIDATES = 60;
/** Most sets need no others. */
const FEW_CANDIDATES = 8;

const fitsAt = (verdict: Compatibility | null, place: Place): boolean => {
  if (verdict === null || verdict === 'universal') return verdict === 'universal' && place === 'any';
  return isFitting(verdict) && (place === 'any' || verdict === 'fits' || verdict === place);
};

const verdictOf = ({ fit }: ProductMeasures, vehicle: ParameterValue, reference: CatalogueReference) =>
  fit &&
  compatibilityOf(fit, {
    facetId: parameterFacetId(vehicle),
    data: reference.vehicleData.get(vehicle.id) ?? null,
  });

const skuWith = (product: Product, quantity: number): Sku | undefined =>
  skusOf(product).find(({ record: { stock } }) => totalStockOf(stock) >= quantity);

/** Letters that two names begin with: those of one model and series come first. */
function likeness(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** The most sold of some categories that agree with the product and fit the vehicle; null when the product does not state what must agree. */
async function agreeingOf(
  { ctx, catalogue, own, vehicle, many }: Choosing,
  { rule, categories, most }: { rule: RecommendationRule; categories: readonly number[]; most: number },
): Promise<Measured[] | null> {
  const reference = catalogue.reference();
  const agreeing = agreeingFacets(own, rule.agree, reference);
  if (agreeing === null) return null;
  const ids = categories.flatMap(category => {
    const filter = filterOf(ctx, category, [...agreeing, parameterFacetId(vehicle)]);
    reading(ctx, tagsOfList(filter, 'NATURAL'));
    const page = { sort: 'NATURAL', skip: 0, take: most } as const;
    return computed(ctx, () => catalogue.index().list(filter, page)).ids;
  });
  return (await many(ctx, ids)).map(product => ({ product, measures: measuresIn(reference, product) }));
}

/** The first candidates: of its own kind the product itself, otherwise the first of the rule's first category. */
async function firstCandidates(choosing: Choosing, rule: RecommendationRule): Promise<Measured[]> {
  const { catalogue, own } = choosing;
  if (rule.to.length === 0)
    return agreeingFacets(own, rule.agree, catalogue.reference()) === null ? [] : [own];
  const few = { rule, categories: rule.to.slice(0, 1), most: FEW_CANDIDATES };
  return (await agreeingOf(choosing, few)) ?? [];
}

async function allCandidates(choosing: Choosing, rule: RecommendationRule): Promise<Measured[]> {
  const { own } = choosing;
  const categories = rule.to.length > 0 ? rule.to : [own.product.record.primaryCategoryId];
  const found = await agreeingOf(choosing, { rule, categories, most: MAX_CANDIDATES });
  if (found === null) return [];
  if (rule.to.length > 0) return found;
  // Of its own kind: the product itself, then those whose names are most like its own.
  const others = found.filter(({ product }) => product.record.id !== own.product.record.id);
  const { name } = own.product.text;
  const alike = ({ product }: Measured) => likeness(product.text.name, name);
  return [own, ...others.toSorted((one, other) => alike(other) - alike(one))];
}

/** What is chosen so far, by place. */
type Chosen = Map<Place, Measured[]>;

/** Parts of one place are used together; what has no place is used with all. */
const goesWith = (one: Measured, place: Place, chosen: Chosen, known: CatalogueReference): boolean =>
  [...chosen].every(
    ([its, parts]) =>
      (place !== 'any' && its !== 'any' && its !== place) ||
      parts.every(
        other =>
          other.product.record.id === one.product.record.id ||
          canBeUsedTogether(other.measures, one.measures, { relation: 'RELATED', known }),
      ),
  );

interface Filled {
  part: Measured;
  place: Place;
  quantity: number;
}

/** The parts of a rule for each of its places; null when one cannot be filled. */
async function fill(
  choosing: Choosing,
  { rule, first }: { rule: RecommendationRule; first: readonly Measured[] },
  chosen: Chosen,
): Promise<Filled[] | null> {
  const { catalogue, vehicle } = choosing;
  const reference = catalogue.reference();
  const wanted = places.filter(place => rule.pieces[place] > 0);
  const total = wanted.reduce((sum, place) => sum + rule.pieces[place], 0);
  const fits = (part: Measured, place: Place, quantity: number) =>
    fitsAt(verdictOf(part.measures, vehicle, reference), place) &&
    goesWith(part, place, chosen, reference) &&
    skuWith(part.product, quantity) !== undefined;
  const isForAll = (part: Measured) => wanted.every(place => fits(part, place, total));
  const atOnce = first.find(isForAll);
  const candidates = atOnce ? [] : await allCandidates(choosing, rule);
  const forAll = atOnce ?? candidates.find(isForAll);
  const filled = wanted.flatMap(place => {
    const quantity = rule.pieces[place];
    const part = forAll ?? candidates.find(each => fits(each, place, quantity));
    return part ? [{ part, place, quantity }] : [];
  });
  return filled.length === wanted.length ? filled : null;
}

const partsOf = (filled: readonly Filled[]): SetPart[] | null => {
  const parts = new Map<number, Omit<SetPart, 'sku'>>();
  for (const { part, place, quantity } of filled) {
    const { product } = part;
    const before = parts.get(product.record.id) ?? { product, front: 0, rear: 0, quantity: 0 };
    const placed = place === 'any' ? {} : { [place]: before[place] + quantity };
    parts.set(product.record.id, { ...before, ...placed, quantity: before.quantity + quantity });
  }
  const bought = [...parts.values()].flatMap(part => {
    const sku = skuWith(part.product, part.quantity);
    return sku ? [{ ...part, sku }] : [];
  });
  return bought.length === parts.size ? bought : null;
};

const isVehicle = (value: ParameterValue, facetId: string): boolean =>
  value.parameter.identifier === vehicleIdentifier && parameterFacetId(value) === facetId;

const rulesOf = (reference: CatalogueReference, { record }: Product) =>
  rulesFor(reference.recommendations, 'set', reference.categories.get(record.primaryCategoryId)?.path ?? []);

/** Whether the shop has rules of a set for it; what it is made of depends on the vehicle. */
export const hasSet = (reference: CatalogueReference, product: Product): boolean =>
  rulesOf(reference, product).length > 0;

/**
 * @param facetId of the vehicle
 * @returns null without a rule, for an unknown vehicle, and when a part is missing, out of stock or has to be checked
 */
export async function matchingSet(
  ports: Pick<Choosing, 'catalogue' | 'many'>,
  product: Product,
  facetId: string,
): Promise<SetPart[] | null> {
  const { ctx } = product;
  const reference = ports.catalogue.reference();
  const rules = rulesOf(reference, product);
  const vehicle = [...reference.vehicleData.keys()]
    .map(id => reference.parameterValues.get(id))
    .find(value => value !== undefined && facetId.endsWith(value.slug) && isVehicle(value, facetId));
  if (rules.length === 0 || !vehicle) return null;
  const choosing = { ...ports, ctx, vehicle, own: { product, measures: measuresIn(reference, product) } };
  const chosen: Chosen = new Map();
  const all: Filled[] = [];
  // What the rules name is read together; what is chosen by one decides what goes with it by the next.
  const offers = rules.map(async rule => ({ rule, first: await firstCandidates(choosing, rule) }));
  for (const offer of await Promise.all(offers)) {
    const filled = await fill(choosing, offer, chosen);
    if (filled === null) return null;
    for (const { part, place } of filled) chosen.set(place, [...(chosen.get(place) ?? []), part]);
    all.push(...filled);
  }
  const parts = partsOf(all);
  return parts?.some(part => part.product.record.id === product.record.id) ? parts : null;
}
