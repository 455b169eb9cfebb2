/** The features that pages may depend on: configured ones, and those of the embedded backend. */
import type { PageDocument } from '#engine/page-document.ts';
import type { Config } from '#server/config/config.ts';

/** Orders and withdrawals are in the shop's own database, which a hosted platform does not have. */
const ownAbilities = ['order-links', 'withdrawals'];

export function featuresOf({ features, commerceApiUrl }: Pick<Config, 'features' | 'commerceApiUrl'>) {
  const chosen = features.filter(name => !ownAbilities.includes(name));
  return commerceApiUrl === undefined ? [...chosen, ...ownAbilities] : chosen;
}

/** A page of a disabled feature redirects to the front page; one of an unavailable feature does not exist. */
export const canHave = ({ route }: PageDocument, features: readonly string[]): boolean =>
  route?.feature === undefined || !ownAbilities.includes(route.feature) || features.includes(route.feature);
