/** The features that pages may depend on: configured ones, and those of the embedded backend. */
import type { PageDocument } from '#engine/definition/page-document.ts';
import { routePath } from '#engine/route/route-path.ts';
import { localeCodes, withLocale } from '#i18n/locales.ts';
import type { ShopProfile } from '#kernel/shop-profile.ts';
import type { Config } from '#server/config/config.ts';

/**
 * Orders and withdrawals are in the shop's own database; part numbers and questions are additions to the contract. A hosted
 * platform has none of them, and no vehicles without a service for them.
 */
const ownAbilities = ['order-links', 'withdrawals', 'quick-order', 'questions', 'vehicles'];

type Services = Pick<Config, 'features' | 'commerceApiUrl' | 'vehicleApiUrl'>;

/** A shop that sells nothing for vehicles has none, whatever knows them. */
export function featuresOf(
  { features, commerceApiUrl, vehicleApiUrl }: Services,
  { hasVehicles }: Pick<ShopProfile, 'hasVehicles'>,
): string[] {
  const chosen = features.filter(name => !ownAbilities.includes(name));
  const able = commerceApiUrl === undefined ? ownAbilities : vehicleApiUrl === undefined ? [] : ['vehicles'];
  return [...chosen, ...able.filter(name => name !== 'vehicles' || hasVehicles)];
}

/** A page of a disabled feature redirects to the front page; one of an unavailable feature does not exist. */
export const canHave = ({ route }: PageDocument, features: readonly string[]): boolean =>
  route?.feature === undefined || !ownAbilities.includes(route.feature) || features.includes(route.feature);

/** Paths of the pages that are not available, in every language. */
export const withheldPaths = (
  pages: readonly PageDocument[],
  features: readonly string[],
): ReadonlySet<string> =>
  new Set(
    pages
      .filter(page => !canHave(page, features))
      .flatMap(({ route }) =>
        localeCodes.flatMap(locale => {
          const path = route && routePath(route.paths, locale);
          return path === undefined ? [] : withLocale(path, locale);
        }),
      ),
  );
