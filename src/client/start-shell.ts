/** What runs beside the pages once the application does: consent, what it allows, the way back online, pages fetched on intent, the service worker. */
import { startConsent } from '#app/consent/start-consent.ts';
import { registerWorker } from '#app/installable/register-worker.ts';
import { onLinkIntent } from '#app/navigation/link-intent.ts';
import type { PublicConfig } from '#kernel/public-config.ts';
import type { EventRecord } from '#stores/event-log.ts';
import type { ShopperStores } from '#stores/shopper-stores.ts';
import { when } from 'mobx';

export interface ShellParts {
  stores: ShopperStores;
  record: EventRecord;
  config: PublicConfig;
  root: HTMLElement;
  /** Fetches a page that is about to be requested. */
  prefetch: (path: string) => void;
  /** Called once there is a vehicle; `isChange`: chosen on this page, not restored with it. */
  onVehicle: (isChange: boolean) => void;
}

export function startShell({ stores, record, config, root, prefetch, onVehicle }: ShellParts): void {
  const { consent, segment, vehicles } = stores;
  stores.viewport.follow(query => matchMedia(query));
  startConsent(consent, () =>
    import('#app/consent/open-settings.tsx').then(({ openSettings }) =>
      openSettings(consent, segment.locale),
    ),
  );
  when(
    () => Boolean(consent.allowed?.length),
    () =>
      void import('#analytics/measure.ts').then(
        ({ measure }) =>
          measure({
            ...{ stores, record, root, locale: segment.locale },
            config: config.measuring ?? {},
            nostoAccountId: config.nostoAccountId,
          }),
        () => undefined,
      ),
  );
  const isRestored = vehicles.current !== null;
  when(
    () => vehicles.current !== null,
    () => onVehicle(!isRestored),
  );
  // What changed meanwhile, in another tab or at another hour, is read again.
  addEventListener('online', () => void stores.cart.load().catch(() => undefined));
  // A quantity may still rest when the page goes; its request outlives the page.
  addEventListener('pagehide', stores.cart.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') stores.cart.flush();
  });
  onLinkIntent(prefetch, styleSelects);
  registerWorker();
}

/** Fetches the styled list of selects. Until it has come, and for touch, the browser shows its own. */
function styleSelects(): void {
  if (matchMedia('(pointer: fine)').matches)
    import('#ui/select-list/open-by-native-select.tsx').then(
      ({ openByNativeSelect }) => openByNativeSelect(),
      () => undefined,
    );
}
