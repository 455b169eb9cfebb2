/** Starts the application over the server's HTML: state, texts and stores first, then one hydration. */
import { isComplete } from '#i18n/create-intl.ts';
import type { Api } from '#api/api.ts';
import { createBrowserTransport } from '#api/browser/browser-transport.ts';
import { languageTags } from '#api/standard-variables.ts';
import { markFavorites } from '#app/favorite-marks.ts';
import { returnToPlace } from '#app/navigation/place-across-documents.ts';
import { watchTransport } from '#app/loading/watch-transport.ts';
import { createRouteTable } from '#engine/route-table.ts';
import { fromPageState } from '#engine/serialise-page.ts';
import { fetchAllTexts } from '#i18n/all-texts.tsx';
import { loadTexts } from '#i18n/load-messages.ts';
import { createAddresses } from '#i18n/addresses.ts';
import { createEventRecord } from '#stores/event-log.ts';
import { createShopperStores } from '#stores/shopper-stores.ts';
import { LoadingStore } from '#stores/loading-store.ts';
import { hydrateRoot } from 'react-dom/client';
import { announcePage, announceView } from '#client/announce-page.ts';
import { browserCookies, browserStorage, createTabChannel } from '#client/browser-ports.ts';
import { ClientApp, type ScreenPort } from '#client/client-app.tsx';
import { createClientEngines } from '#client/client-engine.ts';
import type { Settle } from '#engine/view/engine-context.ts';
import { followWays } from '#client/follow-ways.ts';
import { hearTabs } from '#client/hear-tabs.ts';
import { createLeave } from '#client/leave-document.ts';
import { createMenuLoader } from '#client/menu-loader.ts';
import type { Navigation } from '#client/navigation.ts';
import { orderingApi } from '#client/ordering-api.ts';
import { pageSeen } from '#client/page-seen.ts';
import { readState } from '#client/read-state.ts';
import { routes as routeEntries } from '#registry/routes.gen.ts';
import { createReport } from '#client/create-report.ts';
import { startShell } from '#client/start-shell.ts';
import { componentOf, watchFailures } from '#client/watch-failures.ts';

/** @param onReady called once, when buttons answer; gets what wakes the widgets that still wait. */
export async function startApp(
  onReady: (wake: (element: Element) => Promise<void> | null) => void,
): Promise<void> {
  const state = readState();
  const page = fromPageState(state.page);
  const { segment, origin, config, query } = page.context;
  let texts = await loadTexts(segment.locale, page.personal ? 'all' : 'first');

  const record = createEventRecord();
  const { log } = record;
  const mayReport = () => !config.measuring?.errorsNeedConsent || stores.consent.has('statistics');
  const report = createReport(log, watchFailures(segment.locale, mayReport));
  const addresses = createAddresses(state.addresses);
  const loading = new LoadingStore();
  const wire = watchTransport(createBrowserTransport(), loading, log);
  const transport = addresses.differ
    ? (await import('#app/addresses-in.ts')).addressesIn(wire, addresses, segment)
    : wire;
  const standard = {
    channelId: state.channelId,
    marketId: segment.market,
    languageId: languageTags[segment.locale],
  };
  /** The cart is priced where the order goes (R-MARKET-6). */
  const ofCart = {
    ...standard,
    get marketId() {
      return stores.market.ofCart(current.context.route.name);
    },
  };
  const tabs = createTabChannel();
  let allApi: Promise<Api> | undefined;
  const stores = createShopperStores(
    segment,
    {
      api: orderingApi(transport, ofCart, () => stores.market.checkout),
      allApi: () =>
        (allApi ??= import('#api/create-api.ts').then(({ createApi }) =>
          createApi({ transport, segment, origin, channelId: state.channelId }),
        )),
      sessionActions: of =>
        import('#client/session-port.ts').then(({ createSessionPort }) =>
          createSessionPort({
            stores: of,
            cookies: browserCookies,
            resetCache: wire.reset,
            passwordSalt: config.shopper.passwordSalt,
          }),
        ),
      ...(query.frame
        ? (await import('#client/preview-ports.ts')).createPreviewPorts(query.auth === 'customer')
        : { cookies: browserCookies, storage: browserStorage }),
      tabs,
      log,
      loading,
      breakpoints: config.measuring?.breakpoints,
      newKey: () => crypto.randomUUID(),
    },
    config.shopper,
  );
  const leave = createLeave(stores.cart);
  let settled: Promise<Settle> | undefined;
  const startsWhole = isComplete(texts.intl);
  const words = () =>
    startsWhole ? null : loadTexts(segment.locale, isComplete(texts.intl) ? 'all' : 'widgets');
  const engines = createClientEngines(
    report,
    state.features,
    () =>
      (settled ??= import('#client/client-facts.ts').then(({ createClientFacts }) => ({
        ...createClientFacts(stores, cartKnown),
        load: (widget, context) => navigation().then(({ load }) => load(widget, context)),
      }))),
    words,
    () =>
      Promise.all([import('#client/preview-port.ts'), navigation(), stores.api()]).then(
        ([{ createPreviewPort }, { resolve }, { channel }]) =>
          createPreviewPort({
            resolve,
            live: engines.live,
            marketsOf: () => channel.channel().then(({ markets }) => markets),
          }),
      ),
  );
  const routes = createRouteTable(routeEntries);
  let cartSettled: () => void = () => undefined;
  const cartKnown = new Promise<void>(resolve => {
    cartSettled = resolve;
  });
  returnToPlace();
  const screen: ScreenPort = { show: () => Promise.resolve() };
  let current = page;
  /** The address on the screen, without its hash. */
  const here = () => location.pathname + location.search;
  let shown = here();

  let navigator: Promise<Navigation> | undefined;
  const navigation = () =>
    (navigator ??= Promise.all([import('#client/navigation.ts'), fetchAllTexts(segment.locale)]).then(
      ([{ startNavigation }, allTexts]) => {
        texts = allTexts;
        return startNavigation({
          ...{ transport, segment, origin, config, texts, routes, addresses, engines, report, loading },
          fetchPage: wire.fetchPage,
          channelId: state.channelId,
          features: state.features,
          layout: () => current.layout,
          shown: () => shown,
          isSignedIn: () => stores.session.isAuthenticated,
          vehicle: () => stores.vehicles.current,
          leave,
          async commit(next, stays, languages) {
            await screen.show(next, texts, languages);
            const isNew = next.context.path !== current.context.path;
            current = next;
            shown = here();
            (stays ? announceView : announcePage)(next.head.title);
            // Another view of the same list is no other page (R-ROUTE-16).
            if (isNew) seen(next, false);
            act();
          },
        });
      },
    ));
  const seen = pageSeen(log);
  const navigate = (href: string, by?: Element | null) => {
    stores.panels.close();
    navigation().then(
      ({ go }) => go(href, by),
      () => leave(href),
    );
  };

  /** What an address asks for beside its page: `?action=login`, `?action=cart#id` (R-ROUTE-14). */
  const act = () => {
    if (!new URLSearchParams(location.search).has('action')) return;
    void import('#client/follow-action.ts').then(({ followAction }) =>
      followAction(stores, addresses.path(segment, routes.pathOf('checkout', segment.locale)), leave),
    );
  };

  /** What the browser remembers appears after the server's HTML was taken over. */
  const ready = () => {
    for (const store of [stores.session, stores.market, stores.favorites, stores.vehicles, stores.consent])
      store.restore();
    if (addresses.plan.marketInPath) stores.market.arrive();
    act();
    if (stores.storage.get('atv-notice'))
      void import('#stores/carried-notice.ts').then(({ showCarriedNotice }) =>
        showCarriedNotice(stores.storage, stores.notices),
      );
    if (!query.frame)
      startShell({
        ...{ stores, record, config, root },
        prepare: path =>
          void navigation().then(
            ({ prepare }) => prepare(path),
            () => undefined,
          ),
        onVehicle: isChange =>
          void import('#app/compatibility/follow-vehicle.ts').then(({ followVehicle }) =>
            followVehicle(
              {
                vehicles: stores.vehicles,
                page: () => current,
                swap: (href, isWished) => void navigation().then(({ swap }) => swap(href, isWished)),
                universalLabel: texts.t('MODEL_SELECTOR_UNIVERSAL'),
              },
              isChange,
            ),
          ),
      });
    onReady(engines.wake);
  };

  const root = document.getElementById('root') as HTMLElement;
  hydrateRoot(
    root,
    <ClientApp
      first={page}
      frame={state.frame}
      languages={state.languages}
      engines={engines}
      texts={texts}
      stores={stores}
      addresses={addresses}
      pathTo={(name, params) => addresses.path(segment, routes.pathOf(name, segment.locale, params))}
      hasPage={name => routeEntries.some(entry => entry.name === name)}
      navigate={navigate}
      menuAt={createMenuLoader({ transport, standard, customerType: segment.customerType, origin })}
      screen={screen}
      onReady={ready}
    />,
    {
      onRecoverableError: error => report('HYDRATE001', 'The HTML of the server did not fit', { error }),
      onUncaughtError: (error, { componentStack }) =>
        report('RENDER003', 'A part of the shell failed', { error, component: componentOf(componentStack) }),
    },
  );

  followWays(navigate, element => engines.wake(element) !== null);
  if ((history.state as { card?: unknown } | null)?.card)
    void import('#app/navigation/return-card.ts').then(({ returnAfterLoad }) => returnAfterLoad());
  addEventListener('atv-address', () => {
    shown = here();
  });
  markFavorites(stores.favorites);
  addEventListener('popstate', () => {
    // A step to an anchor of this page is the browser's own.
    if (!navigator && here() === shown) return;
    stores.panels.close();
    navigation().then(
      ({ follow }) => follow(),
      () => location.reload(),
    );
  });
  hearTabs({ stores, tabs, addresses, current: () => current, resetCache: wire.reset, leave });
  addEventListener('atv-chunk-stays', event => {
    event.preventDefault();
    stores.notices.show('CHUNK_LOST', { mode: 'error' });
  });
  seen(page, true);
  await stores.cart.load().then(cartSettled, cartSettled);
}
