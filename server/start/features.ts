/** What pages may ask for: the features of the configuration, and what the shop can do by itself. */
import type { PageDocument } from '#engine/page-document.ts';
import type { Config } from '#server/config/config.ts';

/** Withdrawals are written into the shop's own database; a hosted platform has no place for them. */
const ownAbilities = ['withdrawals'];

export function featuresOf({ features, commerceApiUrl }: Pick<Config, 'features' | 'commerceApiUrl'>) {
  const chosen = features.filter(name => !ownAbilities.includes(name));
  return commerceApiUrl === undefined ? [...chosen, ...ownAbilities] : chosen;
}

/** A page that is switched off leads to the front page; one that this shop cannot have is not there at all. */
export const canHave = ({ route }: PageDocument, features: readonly string[]): boolean =>
  route?.feature === undefined || !ownAbilities.includes(route.feature) || features.includes(route.feature);
