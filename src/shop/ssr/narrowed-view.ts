/** Leads a visitor without scripts from a list to the same list narrowed to the chosen vehicle, where scripts would narrow it by themselves. */
import type { Api } from '#api/api.ts';
import { mainList, preferredView } from '#app/compatibility/vehicle-view.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import { universalFacet, vehicleFacet } from '#kernel/vehicle/vehicle-facets.ts';
import { vehicleOfId } from '#stores/visitor/vehicle-of-id.ts';
import type { PageOutcome, PageRequest } from './storefront.ts';

/**
 * The address names the vehicle, so the list itself depends on its address alone.
 * @returns null where the list stays as it is, also because nothing of it fits
 */
export async function narrowedView(
  page: ResolvedPage,
  { vehicleId }: Pick<PageRequest, 'vehicleId'>,
  { catalogue }: Pick<Api, 'catalogue'>,
): Promise<PageOutcome | null> {
  const vehicle = vehicleId === undefined ? null : vehicleOfId(vehicleId);
  const list = mainList(page);
  if (!vehicle || !list) return null;
  const { segment, config } = page.context;
  const universal = serverIntl(segment.locale, config.shop).formatMessage({ id: 'MODEL_SELECTOR_UNIVERSAL' });
  const location = preferredView(page, vehicle, universal);
  if (location === null) return null;
  const { facets = [], ...query } = list.query;
  const fitting = [vehicleFacet(vehicle), universalFacet, ...facets];
  const { count } = await catalogue.products({ ...query, facets: fitting, skip: 0, take: 0 });
  return count === 0 ? null : { kind: 'redirect', status: 302, location };
}
