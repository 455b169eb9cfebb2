/** Starts the application on the server's HTML: loads state, messages and stores, then hydrates once. Each step is a task of its own. */
import './shop.css';
import { followCardActions } from '#app/cards/card-actions.ts';
import { restorePosition } from '#app/navigation/position-across-documents.ts';
import { requireTrustedTypes } from '#client/boot/trusted-types.ts';
import { adoptAnswers } from '#client/hydrate/adopt-answers.ts';
import { adoptPanels } from '#client/hydrate/adopt-panels.ts';
import { createAppEngines } from '#client/hydrate/app-engines.ts';
import { createReport } from '#client/hydrate/create-report.ts';
import { hydrateApp } from '#client/hydrate/hydrate-app.tsx';
import { watchFailures } from '#client/hydrate/watch-failures.ts';
import { restoreStores, whenReady } from '#client/hydrate/when-ready.ts';
import { followLinks } from '#client/navigate/follow-links.ts';
import { createLazyNavigation } from '#client/navigate/lazy-navigation.ts';
import { createLeave } from '#client/navigate/leave-document.ts';
import { returnAfterLoad } from '#client/navigate/return-after-load.ts';
import { createClientStores } from '#client/ports/client-stores.ts';
import { createMenuLoader } from '#client/ports/menu-loader.ts';
import { nextTask } from '#client/ports/next-task.ts';
import { parseState } from '#client/ports/page-state.ts';
import { createScreen } from '#client/ports/screen.ts';
import { connectShop } from '#client/ports/shop-connection.ts';
import { createTabChannel } from '#client/ports/tab-channel.ts';
import { subscribeToTabs } from '#client/tabs/subscribe-to-tabs.ts';
import { createRoutePaths } from '#engine/route/route-paths.ts';
import { successorOf } from '#engine/view/control-successors.ts';
import { fromPageState } from '#engine/view/serialise-page.ts';
import { loadIntl, nameShop } from '#i18n/load-messages.ts';
import { routes as routeEntries } from '#registry/routes.gen.ts';
import { createEventRecord } from '#stores/common/event-log.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { whenTakenOver } from '#ui/panel/server-panel.ts';

/** @param onReady called once when the page reacts to clicks; receives the function that hydrates a pending widget, and the one that finds what stands in an element's place. */
export async function startApp(
  onReady: (
    hydrate: (element: Element) => Promise<void> | null,
    successorOf: (element: Element) => Element,
  ) => void,
): Promise<void> {
  requireTrustedTypes();
  // The evaluation of the modules ends here.
  await nextTask();
  const { state } = parseState();
  const page = fromPageState(state.page);
  const { segment, config, origin } = page.context;
  nameShop(config.shop);
  let intl = await loadIntl(segment.locale, page.personal ? 'all' : 'first');
  const record = createEventRecord();
  const { log } = record;
  const screen = createScreen(page);
  const tabs = createTabChannel();
  await nextTask();
  const connection = await connectShop(state, segment, log);
  const { addresses, direct, standard, wire } = connection;
  const stores = await createClientStores({ connection, context: page.context, screen, tabs, log });
  await nextTask();
  const report = createReport(log, watchFailures(segment.locale, mayReport(stores, config)));
  const leave = createLeave(stores.cart);
  const routes = createRoutePaths([...routeEntries, ...(state.managed?.routes ?? [])]);
  let settleCart: () => void = () => undefined;
  const cartKnown = new Promise<void>(resolve => {
    settleCart = resolve;
  });
  const navigation = createLazyNavigation({
    ...{ state, connection, stores, screen, routes, log, report, leave },
    engines: () => engines,
    onTexts: all => {
      intl = all;
    },
  });
  const engines = createAppEngines({
    ...{ stores, report, navigation, features: state.features, cartKnown },
    texts: () => intl,
  });
  restorePosition();
  followLinks(navigation.navigate, element => engines.hydrateNow(element) !== null);
  returnAfterLoad();
  await nextTask();
  const root = document.getElementById('root') as HTMLElement;
  await new Promise<void>(resolve =>
    hydrateApp(root, report, {
      ...{ first: page, frame: state.frame, languages: state.languages, engines, intl, stores, addresses },
      pathTo: (name, params) => addresses.path(segment, routes.pathOf(name, segment.locale, params)),
      hasPage: name => routes.entries.some(entry => entry.name === name),
      navigate: navigation.navigate,
      menuAt: createMenuLoader({ transport: direct, standard, customerType: segment.customerType, origin }),
      screen,
      vehicle: state.vehicle,
      onReady: resolve,
    }),
  );
  // Until here no store may change: the HTML of the server contains nothing personal.
  await nextTask();
  restoreStores(stores, addresses, config, state.vehicle);
  const compareHref = addresses.path(segment, routes.pathOf('compare', segment.locale));
  const announceAdded = adoptAnswers(stores, tabs, compareHref);
  await nextTask();
  followCardActions(stores, compareHref);
  subscribeToTabs({ stores, tabs, addresses, current: () => screen.page, resetCache: wire.reset, leave });
  addEventListener('atv-chunk-stays', event => {
    event.preventDefault();
    stores.notices.show('CHUNK_LOST', { mode: 'error' });
  });
  navigation.start();
  await nextTask();
  whenReady({
    ...{ stores, screen, navigation, record, config, addresses, root },
    hydrateNow: engines.hydrateNow,
    texts: () => intl,
  });
  // Presses that were recorded are replayed now: everything that handles them listens.
  onReady(element => whenTakenOver(element) ?? engines.hydrateNow(element), successorOf);
  adoptPanels(stores);
  await stores.cart.load().then(settleCart, settleCart);
  announceAdded();
}

/** Errors are reported without consent only if the shop's configuration allows it. */
const mayReport =
  ({ consent }: ShopperStores, { measuring }: { measuring?: { errorsNeedConsent?: boolean } }) =>
  () =>
    !measuring?.errorsNeedConsent || consent.has('statistics');
