/** Who this shop is: its folder says it, or that of the demo. */
import { resolve } from 'node:path';
import { readProfile } from '#backend/index.ts';
import { serveShop } from '#i18n/server-intl.ts';
import type { ShopProfile } from '#kernel/shop-profile.ts';
import type { StartOptions } from './shop-options.ts';

/** Has the identity of the demo; what it sells is in `demo/`. */
const demoFolder = 'shops/atv-huset';

/** @throws InvalidFolder when its `shop.json` is missing or has a mistake */
export async function shopProfile({
  config: { shopFolder, commerceApiUrl, vehicleApiUrl },
  root,
  logger,
}: Pick<StartOptions, 'config' | 'root' | 'logger'>): Promise<ShopProfile> {
  const profile = await readProfile(resolve(root, shopFolder ?? demoFolder), {
    isDemo: shopFolder === undefined,
    onProblem: problem => logger.warn(`what the shop looks like or says: ${problem}`),
  });
  // A hosted platform knows no vehicles: without a service for them nothing may be said of what fits.
  const areKnown = commerceApiUrl === undefined || vehicleApiUrl !== undefined;
  const known = { ...profile, hasVehicles: profile.hasVehicles && areKnown };
  serveShop(known);
  return known;
}
