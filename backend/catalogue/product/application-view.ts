/** How a product is used on vehicles, as clients read it. */
import type { Localized } from '#backend/database/tables/columns.ts';
import { toPartUses, type VehicleUse } from '#kernel/vehicle/application.ts';
import { type CatalogueReference, parameterFacetId } from '../reference.ts';
import type { Product } from './product.ts';

export interface ApplicationView {
  /** Facets. */
  vehicles: string[];
  position: string | null;
  quantity: number | null;
  qualifier: string;
  note: string;
}

/** Vehicles of the same application together. */
export function applicationsOf(
  { ctx, record }: Product,
  { parameterValues }: Pick<CatalogueReference, 'parameterValues'>,
): ApplicationView[] {
  // A limit in another language is better than none.
  const textOf = (texts: Localized): string => texts[ctx.language.code] ?? Object.values(texts)[0] ?? '';
  const views = new Map<string, ApplicationView>();
  for (const { vehicleId, position, quantity, qualifier, note } of record.applications) {
    const value = parameterValues.get(vehicleId);
    if (!value) continue;
    const said = {
      ...{ position: position || null, quantity },
      ...{ qualifier: textOf(qualifier), note: textOf(note) },
    };
    const key = JSON.stringify(said);
    const view = views.get(key) ?? { vehicles: [], ...said };
    view.vehicles.push(parameterFacetId(value));
    views.set(key, view);
  }
  return [...views.values()];
}

/** The same without notes, in the words of the shop's own code. */
export const vehicleUsesOf = (
  product: Product,
  reference: Pick<CatalogueReference, 'parameterValues'>,
): VehicleUse[] =>
  applicationsOf(product, reference).flatMap(({ vehicles, ...use }) =>
    toPartUses([use]).map(said => ({ ...said, vehicles })),
  );
