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
export interface ShopProfiles
  extends Pick<ShopSettings, 'bodies' | 'structure' | 'check' | 'picture' | 'ofFolder'> {
  /**
   * The same object for the same settings without a mistake.
   * @param documents those of other kinds are ignored
   * @param onProblem receives the mistakes with which a document is left out
   */
  with(
    documents: ReadonlyMap<string, object | null>,
    onProblem?: (problem: string) => void,
  ): Promise<ShopProfile>;
  /** From now on themes may name pictures of Studio's library. @param read null for a picture that is not there */
  useLibrary(read: ReadLibrary): void;
}

type ReadLibrary = (name: string) => Promise<Buffer | null>;

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
  let library: ReadLibrary = () => Promise.resolve(null);
  const settings = await openShopSettings(folder, {
    isDemo: isDemoFolder(folder),
    library: name => library(name),
    onProblem: problem => logger.warn(`what the shop looks like or says: ${problem}`),
  });
  // A hosted platform knows no vehicles: without a service for them nothing may be said of what fits.
  const areKnown = commerceApiUrl === undefined || vehicleApiUrl !== undefined;
  const ofServices = (profile: ShopProfile): ShopProfile => ({
    ...profile,
    hasVehicles: profile.hasVehicles && areKnown,
  });
  const ofFolder = ofServices(settings.ofFolder);
  const made = new LRUCache<string, ShopProfile>({ max: MAX_PROFILES });
  return {
    ...settings,
    ofFolder,
    useLibrary(read) {
      library = read;
    },
    async with(documents, onProblem = () => undefined) {
      const bodies = settingsIn(documents);
      if (Object.keys(bodies).length === 0) return ofFolder;
      const key = hashOfBody(bodies);
      const known = made.get(key);
      if (known) return known;
      let isWhole = true;
      const profile = await settings.profile(bodies, problem => {
        isWhole = false;
        onProblem(problem);
      });
      // Another one may have been made meanwhile.
      const own = made.get(key) ?? ofServices(profile);
      if (isWhole) made.set(key, own);
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
