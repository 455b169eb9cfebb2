/** Which groups and values are shown, and the link of each value (R-LIST-13). */
import { type ListChoices, withGroup } from '#api/catalogue/choices/list-choices.ts';
import type { FacetGroup, FacetValue } from '#api/catalogue/facets.ts';
import { toggled } from './toggle.ts';

export interface ShownValue {
  id: string;
  label: string;
  count: number;
  chosen: boolean;
  /** URL after a click; null when it would have no products. */
  href: string | null;
  children: ShownValue[];
}

export interface ShownGroup extends Pick<FacetGroup, 'key' | 'kind' | 'label' | 'description'> {
  values: ShownValue[];
  chosenCount: number;
}

interface Of {
  choices: ListChoices;
  /** Number of products of the unfiltered list. */
  total: number;
  hrefOf: (choices: ListChoices) => string;
}

/** Hidden, unnamed and placeholder values are not shown. */
const isVisible = ({ hidden, label }: FacetValue) => !hidden && label !== '' && label !== '-';

/** Skips the ancestors of the list's own category, which contain the whole list: the tree starts below them. */
function rootsOf(values: readonly FacetValue[], total: number): FacetValue[] {
  const ids = new Set(values.map(({ id }) => id));
  const visited = new Set<string>();
  let roots = values.filter(({ parentId }) => parentId === null || !ids.has(parentId));
  for (;;) {
    const [only, ...others] = roots;
    if (!only || others.length > 0 || only.whole < total || visited.has(only.id)) return roots;
    visited.add(only.id);
    const below = values.filter(({ parentId }) => parentId === only.id);
    if (below.length === 0) return roots;
    roots = below;
  }
}

export function shownGroups(groups: readonly FacetGroup[], { choices, total, hrefOf }: Of): ShownGroup[] {
  return groups.flatMap((group): ShownGroup[] => {
    const { key, kind, label, description } = group;
    const values = group.values.filter(isVisible);
    const chosen = choices.groups[key] ?? [];
    const ids = new Set(chosen.map(({ id }) => id));

    const shown = (value: FacetValue, above: readonly string[]): ShownValue => ({
      id: value.id,
      label: value.label,
      count: value.count,
      // Without products: disabled, and never shown as chosen.
      chosen: value.count > 0 && ids.has(value.id),
      href: value.count > 0 ? hrefOf(withGroup(choices, key, toggled(chosen, value, values))) : null,
      children: above.includes(value.id)
        ? []
        : values
            .filter(({ parentId }) => parentId === value.id)
            .map(child => shown(child, [...above, value.id])),
    });
    const roots = kind === 'categories' ? rootsOf(values, total) : values;
    const narrows = roots.length > 1 || roots.some(({ whole }) => whole < total);
    if (!narrows && chosen.length === 0) return [];
    const isTree = values.some(({ parentId }) => parentId !== null);
    return [
      {
        key,
        kind,
        label,
        ...(description !== undefined && { description }),
        values: (isTree ? roots : values).map(value => shown(value, [])),
        chosenCount: chosen.length,
      },
    ];
  });
}
