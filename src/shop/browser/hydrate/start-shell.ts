/** Starts what runs beside the pages: consent and measuring, refresh after reconnecting, prefetch on intent. */

import { reaction, when } from 'mobx';
import { startConsent } from '#app/consent/start-consent.ts';
import { onLinkIntent } from '#app/navigation/link-intent.ts';
import { fetchAllTexts } from '#i18n/all-texts.tsx';
import type { PublicConfig } from '#kernel/public-config.ts';
import type { EventRecord } from '#stores/common/event-log.ts';
import { withViewed } from '#stores/lists/latest-viewed.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { figurePorts } from '../ports/figure-ports.ts';
import type { Screen } from '../ports/screen.ts';

export interface ShellParts {
  stores: ShopperStores;
  record: EventRecord;
  config: PublicConfig;
  root: HTMLElement;
  screen: Pick<Screen, 'page'>;
  /** Called for a page that may be requested. */
  prefetch: (path: string) => void;
  /** Called for a page that is about to be requested. */
  prepare: (path: string) => void;
  /** Loads the code of the pending widget around an element. */
  hydrateNow: (element: Element) => unknown;
  /** Called when a vehicle is known; `isChange`: chosen on this page, not restored from storage. */
  onVehicle: (isChange: boolean) => void;
}

export function startShell(parts: ShellParts): void {
  const { stores, record, config, root, onVehicle } = parts;
  const { consent, segment, vehicles, latestViewed } = stores;
  stores.viewport.follow(query => matchMedia(query));
  startConsent(consent, () =>
    import('#app/consent/open-settings.tsx').then(({ openSettings }) =>
      openSettings(consent, segment.locale),
    ),
  );
  when(
    () => consent.measuring.length > 0,
    () =>
      void import('#analytics/measure.ts').then(
        ({ measure }) =>
          measure({
            ...{ stores, record, root, figurePorts, locale: segment.locale },
            page: () => parts.screen.page,
            config: config.measuring ?? {},
            nostoAccountId: config.nostoAccountId,
          }),
        () => undefined,
      ),
  );
  // The product that was on the screen before the visitor allowed to remember it.
  reaction(
    () => consent.has('preferences'),
    isAllowed => {
      if (isAllowed) latestViewed.change(withViewed(...latestViewed.value), false);
    },
  );
  when(
    () => stores.session.isAuthenticated,
    () =>
      void Promise.all([import('#app/own-prices/start-own-prices.ts'), fetchAllTexts(segment.locale)]).then(
        ([{ startOwnPrices }, { formatMessage }]) =>
          startOwnPrices(root, stores, formatMessage, parts.hydrateNow),
        // The page works with the prices of everyone; the cart tells one's own.
        () => undefined,
      ),
  );
  const isRestored = vehicles.current !== null;
  when(
    () => vehicles.current !== null,
    () => onVehicle(!isRestored),
  );
  // The cart may have changed in another tab while this one was offline.
  addEventListener('online', () => void stores.cart.load().catch(() => undefined));
  // A quantity may still be pending when the page is left; its request outlives the page.
  addEventListener('pagehide', stores.cart.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') stores.cart.flush();
  });
  onLinkIntent({ onHint: parts.prefetch, onPress: parts.prepare, onSelect: styleSelects });
}

/** Fetches the styled select list. Until it is loaded, and for touch input, the browser shows its own. */
function styleSelects(): void {
  if (matchMedia('(pointer: fine)').matches)
    import('#ui/select-list/open-by-native-select.tsx').then(
      ({ openByNativeSelect }) => openByNativeSelect(),
      () => undefined,
    );
}
