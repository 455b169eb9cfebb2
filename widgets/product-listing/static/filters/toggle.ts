/** How a click on a value changes the choices of its group (R-LIST-15). */
import type { Choice } from '#api/catalogue/choices/choice-text.ts';
import type { FacetValue } from '#api/catalogue/facets.ts';

/** The value and all its descendants, itself first. */
export function withDescendants(value: FacetValue, values: readonly FacetValue[]): FacetValue[] {
  const found = [value];
  // The array grows during iteration; a cycle of parents terminates because no value is added twice.
  for (const { id } of found)
    for (const other of values) if (other.parentId === id && !found.includes(other)) found.push(other);
  return found;
}

/**
 * Adds or removes a value with its descendants; removing a child leaves its parent chosen.
 * In groups without parents it toggles a single value.
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
