/** What the parts of a starting shop are made from. */
import type { Logger } from 'pino';
import type { Addresses } from '#i18n/addresses.ts';
import type { ShopProfile } from '#kernel/shop-profile.ts';
import type { Config } from '#server/config/config.ts';
import type { Readiness } from '#server/http/health.ts';
import type { SecurityHeaders } from '#server/http/security-headers.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import type { Disposables } from './disposables.ts';
import type { Frontend } from './frontend.ts';
import type { LiveStorefront } from './pages/live-storefront.ts';
import type { ShopProfiles } from './shop-profile.ts';
import type { StudioListener } from './studio/listen-studio.ts';

export interface StartOptions {
  config: Config;
  logger: Logger;
  /** Has pages/, locales/ and public/. */
  root: string;
  frontend: Frontend;
  /** How often an instance that was not notified looks for publications; 30 seconds by default. */
  publicationsIntervalMs?: number | undefined;
}

export interface RunningShopOptions extends StartOptions {
  /** Who the shop is: the folder's word, and Studio's. */
  profiles: ShopProfiles;
  origin: string;
  port: number;
  headers: SecurityHeaders;
  readiness: Readiness;
  disposables: Disposables;
  metrics: Metrics;
  /** Null where Studio is off. */
  studio: StudioListener | null;
  /** Reports the current step of the start. */
  progress(step: string): void;
}

/** What changes while the shop runs. */
export interface ShopState {
  addresses(): Addresses;
  /** Who the shop is now. */
  profile(): ShopProfile;
  /** The storefront of the current page files. */
  live(): LiveStorefront;
  /** Version of the last catalogue change that the caches have followed; null for a hosted platform. */
  catalogueVersion(): number | null;
}
