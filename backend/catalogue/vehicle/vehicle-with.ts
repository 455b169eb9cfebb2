/** Vehicles of the catalogue by their facets. */
import { type CatalogueReference, parameterFacetId } from '../reference.ts';

type Vehicles = Pick<CatalogueReference, 'vehicleNames' | 'parameterValues'>;

const named = ({
  manufacturer,
  model,
  year,
}: {
  manufacturer: string;
  model: string;
  year: number;
}): string => `${manufacturer} ${model} ${year}`;

/** @returns null for a facet of no vehicle of the catalogue */
export function vehicleWith(
  { vehicleNames, parameterValues }: Vehicles,
  facet: string,
): { id: number; name: string } | null {
  for (const [id, names] of vehicleNames) {
    const value = parameterValues.get(id);
    if (value && parameterFacetId(value) === facet) return { id, name: named(names) };
  }
  return null;
}
