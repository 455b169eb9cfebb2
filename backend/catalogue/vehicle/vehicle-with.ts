/** Vehicles of the catalogue by their facets, and the model that one is a year of. */
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

interface VehicleModel {
  /** Make and model: `Can-Am Outlander 650`. */
  name: string;
  /** Names of the vehicle in each of its years: `Can-Am Outlander 650 2021`. */
  years: readonly string[];
}

/** @returns null for a facet of no vehicle of the catalogue */
export function modelOf(reference: Vehicles, facet: string): VehicleModel | null {
  const own = reference.vehicleNames.get(vehicleWith(reference, facet)?.id ?? 0);
  if (!own) return null;
  const years = [...reference.vehicleNames.values()].filter(
    ({ manufacturer, model }) => manufacturer === own.manufacturer && model === own.model,
  );
  return { name: `${own.manufacturer} ${own.model}`, years: years.map(named) };
}
