/** What the widget shows: relations, or a set where the address names the vehicle. */
import type { Api } from '#api/api.ts';
import type { SetPart } from '#api/part/types.ts';
import type { RelatedGroup } from '#api/product/types.ts';
import type { LoadContext } from '#engine/definition/contract.ts';
import type { RelatedProductsResolved } from '#engine/page-types.gen.ts';
import { vehicleFilter } from '#kernel/vehicle/vehicle-facets.ts';

export interface RelatedData {
  groups: readonly RelatedGroup[];
  /** Of the vehicle in the address; null without one, or without a set for it. */
  set: { facetId: string; parts: readonly SetPart[] } | null;
}

export async function loadRelated(
  { api }: Pick<LoadContext<Api>, 'api'>,
  { alias, show, hasSet, vehicle }: RelatedProductsResolved,
): Promise<RelatedData> {
  if (show !== 'set') return { groups: await api.product.related(alias), set: null };
  const parts =
    hasSet && vehicle?.startsWith(`${vehicleFilter}_`) ? await api.part.matchingSet(alias, vehicle) : null;
  return { groups: [], set: parts && { facetId: vehicle ?? '', parts } };
}
