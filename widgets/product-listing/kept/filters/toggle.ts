/** What a press on a value does to the choices of its group (R-LIST-15). */
import type { Choice } from '#api/catalogue/choices/choice-text.ts';
import type { FacetValue } from '#api/catalogue/types.ts';

/** The value and all that lies below it, itself first. */
export function withDescendants(value: FacetValue, values: readonly FacetValue[]): FacetValue[] {
  const found = [value];
  // It grows while it is read; a circle of parents ends since nothing is taken twice.
  for (const { id } of found)
    for (const other of values) if (other.parentId === id && !found.includes(other)) found.push(other);
  return found;
}

/**
 * A parent takes its descendants along, in both directions; a child that is let go leaves its parent chosen.
 * Groups without parents are the plain case of it.
 */
export function toggled(
  chosen: readonly Choice[],
  value: FacetValue,
  values: readonly FacetValue[],
): Choice[] {
  const family = withDescendants(value, values);
  const ids = new Set(family.map(({ id }) => id));
  const others = chosen.filter(({ id }) => !ids.has(id));
  return chosen.some(({ id }) => id === value.id)
    ? others
    : [...others, ...family.filter(({ hidden }) => !hidden).map(({ id, label }) => ({ id, label }))];
}
