/** Converts the API's facets: groups in display order, values in their own order (R-LIST-11). */
import { present, presentText } from '../present.ts';
import type { FacetPartsFragment } from './catalogue.gen.ts';
import type { FacetGroup, FacetKind, Facets } from './facets.ts';

const kinds: Readonly<Record<string, FacetKind>> = {
  Category: 'categories',
  Brand: 'brands',
  Sku: 'skus',
  Price: 'price',
  Discount: 'discount',
};

/** Categories, brands, sizes, price, parameters, discount (R-LIST-11). */
const places: readonly FacetKind[] = ['categories', 'brands', 'skus', 'price', 'parameter', 'discount'];

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

type WireGroup = NonNullable<NonNullable<FacetPartsFragment['facets']>[number]>;

function toGroup({ filterId, type, label, description, values }: WireGroup): FacetGroup {
  const kind = kinds[type ?? ''] ?? 'parameter';
  return {
    key: kind === 'parameter' ? `p-${filterId}` : kind,
    kind,
    label: presentText(label),
    ...(description && { description }),
    values: present(values)
      .toSorted((a, b) => a.order - b.order || byText(a.facetId ?? '', b.facetId ?? ''))
      .flatMap(({ facetId, parentId, label: name, count, hidden }) =>
        facetId ? [{ id: facetId, parentId, label: presentText(name), count, whole: count, hidden }] : [],
      ),
  };
}

/** Of a list without any. */
export const noFacets: Facets = { groups: [], price: null };

export function toFacets({ facets, price }: FacetPartsFragment): Facets {
  const groups = present(facets)
    .toSorted((a, b) => a.order - b.order)
    .map(toGroup)
    .toSorted((a, b) => places.indexOf(a.kind) - places.indexOf(b.kind));
  return {
    groups,
    price: price && price.highest > 0 ? { lowest: price.lowest, highest: price.highest } : null,
  };
}
