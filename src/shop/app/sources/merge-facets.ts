/** Later results change only the counts: base values keep their place, missing ones count 0 (R-LIST-12). */
import type { FacetGroup, Facets } from '#api/catalogue/facets.ts';

/**
 * @param base the facets of the unfiltered list.
 * @param current the facets under the shopper's choices.
 */
export function mergeFacets(base: Facets, current: Facets): Facets {
  const counts = new Map(
    current.groups.flatMap(({ key, values }) => values.map(({ id, count }) => [`${key} ${id}`, count])),
  );
  const known = new Set(base.groups.map(({ key }) => key));
  const groups: FacetGroup[] = base.groups.map(group => ({
    ...group,
    values: group.values.map(value => ({ ...value, count: counts.get(`${group.key} ${value.id}`) ?? 0 })),
  }));
  return {
    groups: [...groups, ...current.groups.filter(({ key }) => !known.has(key))],
    price: current.price,
  };
}
