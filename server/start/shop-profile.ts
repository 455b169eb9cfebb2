/** Who this shop is: its folder says it, with what Studio has published in its place. */

import { resolve } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { hashOfBody, isDemoFolder, openShopSettings, type ShopSettings } from '#backend/index.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { ShopProfile } from '#kernel/shop-profile.ts';
import { type SettingsBodies, settingsKeyOf } from '#kernel/shop-settings.ts';
import type { Config } from '#server/config/config.ts';

/** The profiles of this shop: that of its folder, and those with documents of Studio in its place. */
export interface ShopProfiles extends Pick<ShopSettings, 'bodies' | 'structure' | 'check'> {
  /**
   * The same object for the same settings.
   * @param documents those of other kinds are ignored
   * @param onProblem receives the mistakes with which a document is left out
   */
  with(documents: ReadonlyMap<string, object | null>, onProblem?: (problem: string) => void): ShopProfile;
}

interface OpenProfiles {
  config: Pick<Config, 'shopFolder' | 'commerceApiUrl' | 'vehicleApiUrl'>;
  /** Has shops/. */
  root: string;
  logger: Pick<Logger, 'warn'>;
}

/** Those that are shown, and those that people are writing. */
const MAX_PROFILES = 16;

/** @throws InvalidFolder when its `shop.json` is missing or has a mistake */
export async function shopProfiles({
  config: { shopFolder, commerceApiUrl, vehicleApiUrl },
  root,
  logger,
}: OpenProfiles): Promise<ShopProfiles> {
  const folder = resolve(root, shopFolder);
  const settings = await openShopSettings(folder, {
    isDemo: isDemoFolder(folder),
    onProblem: problem => logger.warn(`what the shop looks like or says: ${problem}`),
  });
  // A hosted platform knows no vehicles: without a service for them nothing may be said of what fits.
  const areKnown = commerceApiUrl === undefined || vehicleApiUrl !== undefined;
  const made = new LRUCache<string, ShopProfile>({ max: MAX_PROFILES });
  return {
    ...settings,
    with(documents, onProblem) {
      const bodies = settingsIn(documents);
      const key = hashOfBody(bodies);
      const known = made.get(key);
      if (known) return known;
      const profile = settings.profile(bodies, onProblem);
      const own = { ...profile, hasVehicles: profile.hasVehicles && areKnown };
      made.set(key, own);
      return own;
    },
  };
}

const settingsIn = (documents: ReadonlyMap<string, object | null>): SettingsBodies =>
  Object.fromEntries(
    [...documents].flatMap(([id, body]) => {
      const key = settingsKeyOf(id);
      return key && isRecord(body) ? [[key, body]] : [];
    }),
  );
