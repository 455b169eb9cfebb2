/** The model years of a machine for which a product is made by its list. */
import { type VehicleNames, vehicleFacet } from './vehicle-facets.ts';

const FIRST = 1960;
const LAST = 2099;

/**
 * `2019–2021`, `2016–2018, 2020`.
 * @param vehicles facets of the product's list
 * @returns null when the list has no year of the model
 */
export function listedYears(
  vehicles: readonly string[],
  { manufacturer, model }: Pick<VehicleNames, 'manufacturer' | 'model'>,
): string | null {
  const listed = new Set(vehicles);
  const runs: { first: number; last: number }[] = [];
  for (let year = FIRST; year <= LAST; year += 1) {
    if (!listed.has(vehicleFacet({ manufacturer, model, year: String(year) }))) continue;
    const run = runs.at(-1);
    if (run && run.last + 1 === year) run.last = year;
    else runs.push({ first: year, last: year });
  }
  return runs.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`)).join(', ') || null;
}
