/** Numbers the facet values group by group and notes which document has which. */
import { parameterFacetId, priceListFacetId, type ParameterValue, type Reference } from '../reference.ts';
import { toLists } from './lists.ts';
import type { CatalogueRows } from './rows.ts';
import type { FacetGroup, FacetSource, FacetValue, Snapshot } from './snapshot.ts';
import { wordsOf } from './words.ts';

type Facets = Pick<Snapshot, 'groups' | 'values' | 'valueOf' | 'docsOfValue' | 'valuesOfDoc'>;

export const skuSlug = (name: string): string => wordsOf(name).join('-');

interface Entry {
  value: FacetValue;
  docs: number[];
}

class FacetTable {
  readonly #groups = new Map<string, { parameter: FacetGroup['parameter']; entries: Entry[] }>();

  /** A new value of a group; answers the list that its documents go into. */
  open(group: string, facetId: string, source: FacetSource): number[] {
    const parameter = source.type === 'Parameter' ? source.value.parameter : null;
    const { entries } = this.#groups.get(group) ?? this.#openGroup(group, parameter);
    const docs: number[] = [];
    entries.push({ value: { facetId, source }, docs });
    return docs;
  }

  #openGroup(group: string, parameter: FacetGroup['parameter']) {
    const opened = { parameter, entries: [] };
    this.#groups.set(group, opened);
    return opened;
  }

  finish(size: number): Facets {
    const values: FacetValue[] = [];
    const groups: FacetGroup[] = [];
    const byValue: number[] = [];
    const byDoc: number[] = [];
    for (const { parameter, entries } of this.#groups.values()) {
      const type = entries[0]?.value.source.type ?? 'Parameter';
      groups.push({ type, parameter, start: values.length, end: values.length + entries.length });
      for (const { value, docs } of entries) {
        let before = -1;
        for (const doc of Uint32Array.from(docs).sort()) {
          // A document may reach a category by several children.
          if (doc === before) continue;
          byValue.push(values.length, doc);
          byDoc.push(doc, values.length);
          before = doc;
        }
        values.push(value);
      }
    }
    return {
      groups,
      values,
      valueOf: new Map(values.map(({ facetId }, value) => [facetId, value])),
      docsOfValue: toLists(values.length, byValue),
      valuesOfDoc: toLists(size, byDoc),
    };
  }
}

/** The list of a key, opened when the key is first met: rows are many, values few. */
function docsBy<Key>(open: (key: Key) => number[]): (key: Key) => number[] {
  const known = new Map<Key, number[]>();
  return key => {
    const docs = known.get(key) ?? open(key);
    known.set(key, docs);
    return docs;
  };
}

/** A product counts in every category above its own. */
export function numberFacets(
  reference: Reference,
  rows: CatalogueRows,
  docOf: ReadonlyMap<number, number>,
): Facets {
  const table = new FacetTable();
  const inCategory = docsBy((id: number) => table.open('Category', `c_${id}`, { type: 'Category', id }));
  for (const { product_id, category_id } of rows.categories) {
    const doc = docOf.get(product_id);
    if (doc === undefined) continue;
    for (const { id } of reference.categories.get(category_id)?.path ?? []) inCategory(id).push(doc);
  }
  const ofBrand = docsBy((id: number) => table.open('Brand', `b_${id}`, { type: 'Brand', id }));
  rows.products.forEach(({ brand_id }, doc) => ofBrand(brand_id).push(doc));

  const firstNames = new Map(rows.skuNames.map(({ name }) => [skuSlug(name), name]));
  const ofSku = docsBy((slug: string) =>
    table.open('Sku', `s_${slug}`, { type: 'Sku', name: firstNames.get(slug) ?? slug }),
  );
  for (const { product_id, name } of rows.skuNames) {
    const doc = docOf.get(product_id);
    if (doc !== undefined) ofSku(skuSlug(name)).push(doc);
  }
  const inCampaign = docsBy((id: number) => table.open('Campaign', `dc_${id}`, { type: 'Campaign', id }));
  for (const { product_id, campaign_id } of rows.campaigns) {
    const doc = docOf.get(product_id);
    if (doc !== undefined) inCampaign(campaign_id).push(doc);
  }
  const inPriceList = docsBy((facetId: string) =>
    table.open('PriceList', facetId, { type: 'PriceList', id: Number(facetId.split('_')[1]) }),
  );
  for (const { product_id, price_list_id, market_id } of rows.priceLists) {
    const doc = docOf.get(product_id);
    if (doc !== undefined) inPriceList(priceListFacetId(price_list_id, market_id)).push(doc);
  }
  const withValue = docsBy((value: ParameterValue) =>
    table.open(`Parameter ${value.parameter.id}`, parameterFacetId(value), { type: 'Parameter', value }),
  );
  for (const { product_id, parameter_value_id } of rows.parameters) {
    const value = reference.parameterValues.get(parameter_value_id);
    const doc = docOf.get(product_id);
    if (value && doc !== undefined) withValue(value).push(doc);
  }
  return table.finish(docOf.size);
}
