/** Numbers the facet values group by group and notes which document has which. */
import { parameterFacetId, type Reference } from '../reference.ts';
import { toLists } from './lists.ts';
import type { CatalogueRows } from './rows.ts';
import type { FacetGroup, FacetSource, FacetValue, Snapshot } from './snapshot.ts';
import { wordsOf } from './words.ts';

type Facets = Pick<Snapshot, 'groups' | 'values' | 'valueOf' | 'docsOfValue' | 'valuesOfDoc'>;

export const skuSlug = (name: string): string => wordsOf(name).join('-');

class FacetTable {
  readonly #groups = new Map<
    string,
    { parameter: FacetGroup['parameter']; values: Map<string, FacetValue> }
  >();
  readonly #pairs = new Map<string, number[]>();

  add(doc: number | undefined, group: string, facetId: string, source: FacetSource): void {
    if (doc === undefined) return;
    const parameter = source.type === 'Parameter' ? source.value.parameter : null;
    const { values } = this.#groups.get(group) ?? this.#open(group, parameter);
    if (!values.has(facetId)) values.set(facetId, { facetId, source });
    const docs = this.#pairs.get(facetId);
    if (docs) docs.push(doc);
    else this.#pairs.set(facetId, [doc]);
  }

  #open(group: string, parameter: FacetGroup['parameter']) {
    const opened = { parameter, values: new Map<string, FacetValue>() };
    this.#groups.set(group, opened);
    return opened;
  }

  finish(size: number): Facets {
    const values: FacetValue[] = [];
    const groups: FacetGroup[] = [];
    for (const [, { parameter, values: own }] of this.#groups) {
      const type = [...own.values()][0]?.source.type ?? 'Parameter';
      groups.push({ type, parameter, start: values.length, end: values.length + own.size });
      for (const value of own.values()) values.push(value);
    }
    const byValue: number[] = [];
    const byDoc: number[] = [];
    values.forEach(({ facetId }, value) => {
      // A document may reach a category by several children.
      for (const doc of new Set(this.#pairs.get(facetId)?.sort((a, b) => a - b))) {
        byValue.push(value, doc);
        byDoc.push(doc, value);
      }
    });
    return {
      groups,
      values,
      valueOf: new Map(values.map(({ facetId }, value) => [facetId, value])),
      docsOfValue: toLists(values.length, byValue),
      valuesOfDoc: toLists(size, byDoc),
    };
  }
}

/** A product counts in every category above its own. */
export function numberFacets(
  reference: Reference,
  rows: CatalogueRows,
  docOf: ReadonlyMap<number, number>,
): Facets {
  const table = new FacetTable();
  for (const { product_id, category_id } of rows.categories) {
    for (const { id } of reference.categories.get(category_id)?.path ?? []) {
      table.add(docOf.get(product_id), 'Category', `c_${id}`, { type: 'Category', id });
    }
  }
  for (const { product_id, brand_id: id } of rows.products) {
    table.add(docOf.get(product_id), 'Brand', `b_${id}`, { type: 'Brand', id });
  }
  for (const { product_id, name } of rows.skuNames) {
    table.add(docOf.get(product_id), 'Sku', `s_${skuSlug(name)}`, { type: 'Sku', name });
  }
  for (const { product_id, parameter_value_id } of rows.parameters) {
    const value = reference.parameterValues.get(parameter_value_id);
    if (!value) continue;
    const group = `Parameter ${value.parameter.id}`;
    table.add(docOf.get(product_id), group, parameterFacetId(value), { type: 'Parameter', value });
  }
  return table.finish(docOf.size);
}
