/** The vehicles of the shop with their facets, for searches that name one. */
import { type Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { type CatalogueReference, parameterFacetId } from '../reference.ts';
import { createNameWriter, createUnknownModels, type UnknownModel } from './unknown-model.ts';
import {
  createVehicleSearch,
  type NamedVehicle,
  searchedWords,
  searchWordKey,
  type VehicleSearch,
} from './vehicle-search.ts';

export interface VehicleFinder {
  /** Null when the text names no vehicle. The facets contain that of universal products. */
  find(text: string, reference: CatalogueReference): Promise<VehicleSearch | null>;
  /** Null when the text names no model number and no model year, or those that a machine has. */
  unknownModel(text: string, reference: CatalogueReference): Promise<UnknownModel | null>;
  /** Writes names of machines, makers and brands in a text as the shop does. */
  writer(reference: CatalogueReference): Promise<(text: string) => string>;
}

/** Slug of the value of products that fit every vehicle. */
const UNIVERSAL = 'universal';

async function loadVehicles(db: Kysely<Schema>, { parameterValues, brands }: CatalogueReference) {
  const rows = await db
    .selectFrom('vehicle')
    .select(['manufacturer', 'model', 'year', 'parameter_value_id'])
    .execute();
  const parameters = new Set<number>();
  const vehicles = rows.flatMap(({ manufacturer, model, year, parameter_value_id: id }): NamedVehicle[] => {
    const value = id === null ? undefined : parameterValues.get(id);
    if (!value) return [];
    parameters.add(value.parameter.id);
    return [{ manufacturer, model, year, facetId: parameterFacetId(value) }];
  });
  const universal = [...parameterValues.values()]
    .filter(({ slug, parameter }) => slug === UNIVERSAL && parameters.has(parameter.id))
    .map(parameterFacetId);
  const names = [
    ...[...brands.values()].map(({ name }) => name),
    ...vehicles.flatMap(({ manufacturer, model }) => [manufacturer, model]),
  ];
  return {
    find: createVehicleSearch(vehicles),
    unknownModel: createUnknownModels(vehicles),
    write: createNameWriter(names),
    universal,
  };
}

/** A model year that the machine was not made in, as a machine that the shop does not know. */
function unknownYearOf(found: VehicleSearch | null): UnknownModel | null {
  if (!found || found.unknownYear === null) return null;
  const { searchText, vehicle, unknownYear } = found;
  const words = searchedWords(searchText).filter(word => searchWordKey(word) !== unknownYear);
  const name = `${vehicle} ${unknownYear}`;
  return { key: searchWordKey(name), searchText: [...words, vehicle].join(' '), name };
}

/** Reads the vehicles once per version of the reference tables, of which their facets are part. */
export function createVehicleFinder(db: Kysely<Schema>): VehicleFinder {
  const known = new WeakMap<CatalogueReference, ReturnType<typeof loadVehicles>>();
  function load(reference: CatalogueReference): ReturnType<typeof loadVehicles> {
    const loading = known.get(reference) ?? loadVehicles(db, reference);
    known.set(reference, loading);
    // The next search tries again.
    loading.catch(() => known.delete(reference));
    return loading;
  }
  return {
    async unknownModel(text, reference) {
      const { unknownModel, find } = await load(reference);
      return unknownModel(text) ?? unknownYearOf(find(text));
    },
    writer: async reference => (await load(reference)).write,
    async find(text, reference) {
      const { find, universal } = await load(reference);
      const found = find(text);
      return found && { ...found, facetIds: [...found.facetIds, ...universal] };
    },
  };
}
