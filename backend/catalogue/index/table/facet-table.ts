/** Numbers the facet values of products, and groups those that are alternatives of each other. */
import {
  type CatalogueReference,
  type Parameter,
  type ParameterValue,
  parameterFacetId,
  priceListFacetId,
} from '../../reference.ts';
import { skuSlug } from './sku-slug.ts';

export type FacetSource =
  | { type: 'Category'; id: number }
  | { type: 'Brand'; id: number }
  | { type: 'Sku'; name: string }
  | { type: 'Campaign'; id: number }
  | { type: 'PriceList'; id: number }
  | { type: 'Parameter'; value: ParameterValue };

export interface FacetValue {
  facetId: string;
  source: FacetSource;
  /** Number of its group. */
  group: number;
}

/** A facet value by which a saved table is restored: the name of a SKU, or an id. */
export interface SavedFacet {
  type: FacetSource['type'];
  facetId: string;
  key: string | number;
}

export interface FacetGroup {
  type: FacetSource['type'];
  /** Of a parameter group. */
  parameter: Parameter | null;
  /** Numbers of its values. */
  values: number[];
}

const NONE = -1;

export class FacetTable {
  readonly groups: FacetGroup[] = [];
  readonly values: FacetValue[] = [];
  readonly valueOf = new Map<string, number>();
  /** How many products have the value, published or not. */
  readonly carriers: number[] = [];
  /** Parameters that are no filter but are queried by name: those of vehicles. */
  readonly #named: ReadonlySet<number>;
  #reference: CatalogueReference;
  readonly #groupOf = new Map<string, number>();
  readonly #ofCategory = new Map<number, readonly number[]>();
  readonly #ofBrand = new Map<number, number>();
  readonly #ofSku = new Map<string, number>();
  readonly #ofParameterValue = new Map<number, number>();

  /** `saved` are the values of a table in the order of their numbers, which they get again. */
  constructor(reference: CatalogueReference, named: ReadonlySet<number>, saved: readonly SavedFacet[] = []) {
    this.#reference = reference;
    this.#named = named;
    for (const facet of saved) this.#reopen(facet);
    this.#openAll();
  }

  /** The values in the order of their numbers. */
  saved(): SavedFacet[] {
    return this.values.map(({ facetId, source }) => {
      if (source.type === 'Sku') return { type: source.type, facetId, key: source.name };
      const id = source.type === 'Parameter' ? source.value.id : source.id;
      return { type: source.type, facetId, key: id };
    });
  }

  /** A parameter value that is not listed any more has no number. */
  #reopen({ type, facetId, key }: SavedFacet): void {
    if (type === 'Sku') this.#open(type, facetId, { type, name: String(key) });
    else if (type === 'Parameter') this.ofParameterValue(Number(key));
    else this.#open(type, facetId, { type, id: Number(key) });
  }

  #openAll(): void {
    const { categories, brands, parameterValues } = this.#reference;
    for (const id of categories.keys()) this.ofCategory(id);
    for (const id of brands.keys()) this.ofBrand(id);
    for (const id of parameterValues.keys()) this.ofParameterValue(id);
  }

  /** Of a category and all its ancestors. */
  ofCategory(id: number): readonly number[] {
    const known = this.#ofCategory.get(id);
    if (known) return known;
    const path = this.#reference.categories.get(id)?.path ?? [];
    const numbers = path.map(each =>
      this.#open('Category', `c_${each.id}`, { type: 'Category', id: each.id }),
    );
    this.#ofCategory.set(id, numbers);
    return numbers;
  }

  ofBrand(id: number): number {
    const known = this.#ofBrand.get(id);
    if (known !== undefined) return known;
    const value = this.#open('Brand', `b_${id}`, { type: 'Brand', id });
    this.#ofBrand.set(id, value);
    return value;
  }

  /** -1 for the SKU name of a product with a single SKU. */
  ofSku(name: string): number {
    const known = this.#ofSku.get(name);
    if (known !== undefined) return known;
    const slug = skuSlug(name);
    const value = slug === null ? NONE : this.#open('Sku', `s_${slug}`, { type: 'Sku', name });
    this.#ofSku.set(name, value);
    return value;
  }

  ofCampaign(id: number): number {
    return this.#open('Campaign', `dc_${id}`, { type: 'Campaign', id });
  }

  ofPriceList(id: number, marketId: string): number {
    return this.#open('PriceList', priceListFacetId(id, marketId), { type: 'PriceList', id });
  }

  /** Name of a group among sets and counts: campaigns are discounts, as an alternative to those in per cent. */
  nameOfGroup(group: number): string {
    return this.groups[group]?.type === 'Campaign' ? 'Discount' : `${group}`;
  }

  /** -1 for a value that lists do not have. */
  ofParameterValue(id: number): number {
    const known = this.#ofParameterValue.get(id);
    if (known !== undefined) return known;
    const value = this.#reference.parameterValues.get(id);
    const listed = value && (value.parameter.showFilter || this.#named.has(value.parameter.id));
    const number = listed
      ? this.#open(`Parameter ${value.parameter.id}`, parameterFacetId(value), { type: 'Parameter', value })
      : NONE;
    this.#ofParameterValue.set(id, number);
    return number;
  }

  /** Adds new names and new values; existing numbers stay. */
  follow(reference: CatalogueReference): void {
    this.#reference = reference;
    this.#ofCategory.clear();
    for (const [id, value] of this.#ofParameterValue) if (value === NONE) this.#ofParameterValue.delete(id);
    for (const value of this.values) {
      if (value.source.type !== 'Parameter') continue;
      const now = reference.parameterValues.get(value.source.value.id);
      if (!now) continue;
      value.source = { type: 'Parameter', value: now };
      const group = this.groups[value.group];
      if (group) group.parameter = now.parameter;
    }
    this.#openAll();
  }

  #open(groupKey: string, facetId: string, source: FacetSource): number {
    const before = this.valueOf.get(facetId);
    if (before !== undefined) return before;
    const number = this.values.length;
    const group = this.#groupOf.get(groupKey) ?? this.#openGroup(groupKey, source);
    this.groups[group]?.values.push(number);
    this.values.push({ facetId, source, group });
    this.valueOf.set(facetId, number);
    this.carriers.push(0);
    return number;
  }

  #openGroup(key: string, source: FacetSource): number {
    const parameter = source.type === 'Parameter' ? source.value.parameter : null;
    this.#groupOf.set(key, this.groups.length);
    return this.groups.push({ type: source.type, parameter, values: [] }) - 1;
  }
}
