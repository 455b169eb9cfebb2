/** Filters that most shoppers want, offered above the list with one press each. */
import { withGroup } from '#api/catalogue/choices/list-choices.ts';
import type { FacetValue } from '#api/catalogue/facets.ts';
import type { ListStore } from '#stores/lists/list-store.ts';

export type QuickFilterName = 'stock' | 'reduced';

export interface QuickFilter {
  name: QuickFilterName;
  /** Its group in the address. */
  group: string;
  /** Number of products after the press. */
  count: number;
  chosen: boolean;
  /** The list after a press. */
  href: string;
}

/** Facets of the contract: products in the own stock, and each range of a reduced price. */
const facets = {
  stock: { group: 'p-StockStatus', facet: /^stock_in-stock$/ },
  reduced: { group: 'discount', facet: /^discount_\d+$/ },
} as const satisfies Record<QuickFilterName, { group: string; facet: RegExp }>;

const sum = (values: readonly FacetValue[]) => values.reduce((all, { count }) => all + count, 0);

/** Without those that would leave nothing or everything, unless they are chosen. */
export function quickFilters(
  { list, choices, hrefOf }: Pick<ListStore, 'list' | 'choices' | 'hrefOf'>,
  names: readonly QuickFilterName[],
): QuickFilter[] {
  return names.flatMap(name => {
    const { group, facet } = facets[name];
    const values = (list.facets?.groups.find(({ key }) => key === group)?.values ?? []).filter(
      ({ id, whole }) => facet.test(id) && whole > 0,
    );
    const before = choices.groups[group] ?? [];
    const chosen = values.length > 0 && values.every(({ id }) => before.some(each => each.id === id));
    const count = sum(values);
    if (!chosen && (count === 0 || count >= list.count)) return [];
    const others = before.filter(({ id }) => !facet.test(id));
    const added = values.map(({ id, label }) => ({ id, label }));
    const href = hrefOf(withGroup(choices, group, chosen ? others : [...others, ...added]));
    return [{ name, group, count, chosen, href }];
  });
}

/** The choices without those of a quick filter, which shows them itself. */
export function withoutQuickFilters(
  choices: ListStore['choices'],
  filters: readonly QuickFilter[],
): ListStore['choices'] {
  return filters.reduce(
    (rest, { name, group, chosen }) =>
      chosen
        ? withGroup(
            rest,
            group,
            (rest.groups[group] ?? []).filter(({ id }) => !facets[name].facet.test(id)),
          )
        : rest,
    choices,
  );
}
