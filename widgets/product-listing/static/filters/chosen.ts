/** The chosen filters, each with the URL of the list without it (R-LIST-16). */
import {
  hasPriceRange,
  type ListChoices,
  withGroup,
  withoutPriceRange,
} from '#api/catalogue/choices/list-choices.ts';
import type { FacetGroup } from '#api/catalogue/facets.ts';

export interface ChosenThing {
  id: string;
  label: string;
  /** URL of the list without this filter. */
  href: string;
  /** Removing its whole group would yield products. */
  helps: boolean;
}

interface Of {
  groups: readonly FacetGroup[];
  hrefOf: (choices: ListChoices) => string;
  /** Label of a range, which may be open at either end. */
  rangeLabel: (from: number | undefined, to: number | undefined) => string;
  /** Label of a value that no facet has: the words of an address are not the shop's. */
  unknownLabel: string;
}

/** Labels come from the facets alone: the author of a link may put any words into its address. */
export function chosenThings(
  choices: ListChoices,
  { groups, hrefOf, rangeLabel, unknownLabel }: Of,
): ChosenThing[] {
  const byKey = new Map(groups.map(group => [group.key, group]));
  const values = Object.entries(choices.groups).flatMap(([key, chosen]) => {
    const group = byKey.get(key);
    const labels = new Map(group?.values.map(({ id, label }) => [id, label]));
    // A group's counts ignore its own choices: one with products left is the one that empties the list.
    const helps = group === undefined || group.values.some(({ count }) => count > 0);
    return chosen.map(choice => ({
      id: choice.id,
      label: labels.get(choice.id) || unknownLabel,
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
