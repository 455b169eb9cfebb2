/** What the shop says of the products of an order and its vehicle, by the rule of its screens (R-VEHICLE-17). */
import type { Kysely } from 'kysely';
import type { CatalogueService } from '#backend/catalogue/create-catalogue.ts';
import { parameterGroupsOf } from '#backend/catalogue/parameter-view.ts';
import { vehicleUsesOf } from '#backend/catalogue/product/application-view.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { createVehicles } from '#backend/vehicle/vehicle.repository.ts';
import { type PartUse, usesOn } from '#kernel/vehicle/application.ts';
import {
  type ChosenVehicle,
  type Compatibility,
  compatibilityFrom,
  compatibilityOf,
  type ProductCompatibility,
} from '#kernel/vehicle/product-compatibility.ts';
import { type VehicleNames, vehicleFacet } from '#kernel/vehicle/vehicle-facets.ts';

/** Of those of `ids` that are published, with how they are used; null for a product that has nothing to do with vehicles. */
export type ProductFits = (
  ctx: Context,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, ProductCompatibility | null>>;

/** What is said of a product and the vehicle of an order. */
export interface OrderedFit {
  verdict: Compatibility;
  uses: readonly PartUse[];
}

export const productFitsIn =
  ({ products, catalogue }: Pick<CatalogueService, 'products' | 'catalogue'>): ProductFits =>
  async (ctx, ids) => {
    const shown = await products.many(ctx, ids);
    const reference = catalogue.reference();
    return new Map(
      shown.map(product => {
        const { record } = product;
        const fit = compatibilityFrom(
          parameterGroupsOf(reference, ctx, record).flatMap(group => group.parameters),
        );
        return [record.id, fit && { ...fit, uses: vehicleUsesOf(product, reference) }];
      }),
    );
  };

/** A vehicle that the service does not know is compared by its name only. */
async function toChosen(on: Kysely<Schema>, names: VehicleNames): Promise<ChosenVehicle> {
  const { manufacturer, year, model } = names;
  const known = /^\d{4}$/.test(year)
    ? await createVehicles(on).find(manufacturer, Number(year), model)
    : null;
  return { facetId: vehicleFacet(names), data: known };
}

/** By product; empty without a vehicle. */
export async function saidFits(
  ctx: Context,
  on: Kysely<Schema>,
  { vehicle, ids, fitsOf }: { vehicle: VehicleNames | null; ids: readonly number[]; fitsOf: ProductFits },
): Promise<ReadonlyMap<number, OrderedFit>> {
  if (!vehicle) return new Map();
  const chosen = await toChosen(on, vehicle);
  const fits = await fitsOf(ctx, [...new Set(ids)]);
  return new Map(
    [...fits].flatMap(([id, fit]) =>
      fit
        ? [[id, { verdict: compatibilityOf(fit, chosen), uses: usesOn(fit.uses ?? [], chosen.facetId) }]]
        : [],
    ),
  );
}
