/** Runs after hydration: shows what this browser has stored, and starts the shell. */

import { when } from 'mobx';
import type { IntlShape } from 'react-intl';
import type { Addresses } from '#i18n/addresses.ts';
import type { PublicConfig } from '#kernel/public-config.ts';
import { cookieNames } from '#stores/common/cookie-names.ts';
import type { EventRecord } from '#stores/common/event-log.ts';
import { carriedNoticeKey } from '#stores/shell/carried-notice-key.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import type { Vehicle } from '#stores/visitor/vehicle.ts';
import type { LazyNavigation } from '../navigate/lazy-navigation.ts';
import { browserCookies } from '../ports/browser-ports.ts';
import type { Screen } from '../ports/screen.ts';
import { tabStorage } from '../ports/tab-storage.ts';
import { startShell } from './start-shell.ts';

export interface WhenReadyParts {
  stores: ShopperStores;
  screen: Screen;
  navigation: LazyNavigation;
  record: EventRecord;
  config: PublicConfig;
  addresses: Addresses;
  root: HTMLElement;
  /** Loads the code of the pending widget around an element. */
  hydrateNow: (element: Element) => unknown;
  texts(): IntlShape;
}

/**
 * Reads what cookies and storage say about the visitor.
 * @param vehicle what the page was made for: chosen without scripts
 */
export function restoreStores(
  stores: ShopperStores,
  { plan }: Pick<Addresses, 'plan'>,
  { shop }: Pick<PublicConfig, 'shop'>,
  vehicle?: Vehicle,
): void {
  const { session, market, favorites, compare, vehicles, consent } = stores;
  for (const store of [session, market, favorites, compare, consent]) store.restore();
  // A vehicle that was saved when the shop had them says nothing now.
  if (shop.hasVehicles) {
    vehicles.restore();
    if (vehicle) adoptVehicle(stores, vehicle);
  }
  if (plan.marketInPath) stores.market.adoptCurrent();
}

/** What was chosen before scripts ran is one of this browser's vehicles from now on, and pages are the shared ones again (R-VEHICLE-30). */
function adoptVehicle({ vehicles }: Pick<ShopperStores, 'vehicles'>, vehicle: Vehicle): void {
  if (browserCookies.get(cookieNames.vehicle) !== vehicle.id) return;
  browserCookies.remove(cookieNames.vehicle);
  vehicles.add(vehicle);
  // It may be saved already.
  vehicles.choose(vehicle.id);
}

export function whenReady(parts: WhenReadyParts): void {
  const { stores, screen, navigation, addresses } = parts;
  navigation.act();
  if (tabStorage.get(carriedNoticeKey))
    void import('#stores/shell/carried-notice.ts').then(
      ({ showCarriedNotice }) => showCarriedNotice(tabStorage, stores.notices),
      // The next page shows it.
      () => undefined,
    );
  if (screen.page.context.query.frame) return;
  const { markets } = addresses.plan;
  const country = addresses.market(stores.segment.market)?.country;
  if (markets.length > 1 && !navigator.language.endsWith(`-${country}`))
    void import('./offer-market.ts').then(
      ({ offerMarket }) => offerMarket(stores, markets),
      // The next page offers it.
      () => undefined,
    );
  if (parts.config.shop.hasVehicles) void followAccount(stores);
  startShell({
    ...parts,
    prefetch: navigation.prefetch,
    prepare: navigation.prepare,
    // Without it nothing is marked on this page; the next one tries again.
    onVehicle: isChange => void followChosenVehicle(parts, isChange).catch(() => undefined),
  });
}

/** The code is fetched by who is signed in; without it the vehicles of this browser stay as they are. */
async function followAccount(stores: ShopperStores): Promise<void> {
  await when(() => stores.session.user !== null);
  await import('#stores/visitor/account-vehicles.ts').then(
    ({ followAccountVehicles }) => followAccountVehicles(stores),
    () => undefined,
  );
}

async function followChosenVehicle({ stores, screen, navigation, texts }: WhenReadyParts, isChange: boolean) {
  const { followVehicle } = await import('#app/compatibility/follow-vehicle.ts');
  followVehicle(
    {
      vehicles: stores.vehicles,
      page: () => screen.page,
      swap: (href, isWanted) =>
        void navigation.load().then(
          ({ swap }) => swap(href, isWanted),
          // The list stays as it is until the page is loaded again.
          () => undefined,
        ),
      universalLabel: texts().formatMessage({ id: 'MODEL_SELECTOR_UNIVERSAL' }),
    },
    isChange,
  );
}
