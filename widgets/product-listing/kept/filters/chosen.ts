/** What is chosen, one by one, each with the address of the list without it (R-LIST-16). */
import {
  hasPriceRange,
  type ListChoices,
  withGroup,
  withoutPriceRange,
} from '#api/catalogue/choices/list-choices.ts';
import type { FacetGroup } from '#api/catalogue/types.ts';

export interface ChosenThing {
  id: string;
  label: string;
  /** The list without it. */
  href: string;
  /** Without its whole group there would be products. */
  helps: boolean;
}

interface Of {
  groups: readonly FacetGroup[];
  hrefOf: (choices: ListChoices) => string;
  /** Words of a range whose ends may be open. */
  rangeLabel: (from: number | undefined, to: number | undefined) => string;
}

/** The facets know what a value is called; the address is believed only about values that they do not know. */
export function chosenThings(choices: ListChoices, { groups, hrefOf, rangeLabel }: Of): ChosenThing[] {
  const byKey = new Map(groups.map(group => [group.key, group]));
  const values = Object.entries(choices.groups).flatMap(([key, chosen]) => {
    const group = byKey.get(key);
    const labels = new Map(group?.values.map(({ id, label }) => [id, label]));
    // Groups are counted as if nothing in them were chosen: one with products left is the one that is in the way.
    const helps = group === undefined || group.values.some(({ count }) => count > 0);
    return chosen.map(choice => ({
      id: choice.id,
      label: (labels.get(choice.id) || choice.label || choice.id).slice(0, 80),
      href: hrefOf(
        withGroup(
          choices,
          key,
          chosen.filter(({ id }) => id !== choice.id),
        ),
      ),
      helps,
    }));
  });
  const range = hasPriceRange(choices)
    ? [
        {
          id: 'price-range',
          label: rangeLabel(choices.priceFrom, choices.priceTo),
          href: hrefOf(withoutPriceRange(choices)),
          helps: byKey.get('price')?.values.some(({ count }) => count > 0) ?? true,
        },
      ]
    : [];
  return [...values, ...range];
}
