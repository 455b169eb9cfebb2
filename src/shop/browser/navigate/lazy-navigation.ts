/** Client-side navigation; its code is fetched when the first link is pressed. */
import type { IntlShape } from 'react-intl';
import { logPage } from '#analytics/events/log-page.ts';
import { productOn } from '#analytics/events/product-on.ts';
import type { Report } from '#engine/definition/report.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import type { RoutePaths } from '#engine/route/route-paths.ts';
import { fetchAllTexts } from '#i18n/all-texts.tsx';
import type { EventLog } from '#stores/common/event-log.ts';
import { withViewed } from '#stores/lists/latest-viewed.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { followAddress } from '#ui/panel/server-panel.ts';
import type { PageStateOfServer } from '../ports/page-state.ts';
import { currentAddress, type Screen } from '../ports/screen.ts';
import type { ShopConnection } from '../ports/shop-connection.ts';
import type { ClientEngines } from './client-engine.ts';
import type { PageNavigation } from './navigation.ts';

/** Logs every shown page and remembers the product it shows. */
const createPageViewLogger =
  ({ log, latestViewed }: Pick<ShopperStores, 'log' | 'latestViewed'>) =>
  (page: ResolvedPage, isSSR: boolean): void => {
    logPage(log, page, isSSR);
    const product = productOn(page);
    if (product) latestViewed.change(withViewed(product.productId), !isSSR);
  };

/** After a client-side navigation: sets the title, moves the focus and announces the page once. */
function announcePage(title: string): void {
  document.title = title;
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target) {
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
  announce(title);
}

/** After another view of the same page: keeps the focus and announces the result. */
function announceView(title: string): void {
  document.title = title;
  announce(document.querySelector<HTMLElement>('[data-announce]')?.dataset['announce'] ?? title);
}

/** Appends a non-breaking space to repeated text, because screen readers ignore an unchanged live region. */
function announce(text: string): void {
  const region = document.getElementById('page-announcer');
  if (region) region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

export interface LazyNavigationParts {
  state: PageStateOfServer;
  connection: ShopConnection;
  stores: ShopperStores;
  screen: Screen;
  routes: RoutePaths;
  log: EventLog;
  report: Report;
  /** Loads another document. */
  leave(href: string): void;
  engines(): ClientEngines;
  /** Called when all messages are loaded. */
  onTexts(intl: IntlShape): void;
}

export interface LazyNavigation {
  /** Loads the code of navigation. */
  load(): Promise<PageNavigation>;
  /** @param by the link or form that was used. */
  navigate(href: string, by?: Element | null): void;
  /** Called for a page that may be requested: fetches its data, and its code once navigation is loaded. */
  prefetch(href: string): void;
  /** Called for a page that is about to be requested: loads navigation and the page. */
  prepare(href: string): void;
  /** Runs the action of the address: `?action=login`, `?action=cart#id`. */
  act(): void;
  /** Called when the server-rendered page is shown. */
  start(): void;
}

type Action = typeof import('./follow-action.ts');

function followAddressed(...asked: Parameters<Action['followAction']>): void {
  void import('./follow-action.ts').then(
    ({ followAction }) => followAction(...asked),
    // The address keeps the action: loading the page again repeats it.
    () => undefined,
  );
}

function fetchAhead(navigation: Promise<PageNavigation>, href: string): void {
  void navigation.then(
    ({ prefetch }) => prefetch(href),
    () => undefined,
  );
}

/** @param load loads navigation, unless the step needs none: then it returns null */
function onHistory(load: () => Promise<PageNavigation> | null): void {
  addEventListener('popstate', () => {
    // A router created now starts with the page of the current address.
    load()?.catch(() => location.reload());
  });
}

export function createLazyNavigation(parts: LazyNavigationParts): LazyNavigation {
  const { state, connection, stores, screen, routes, leave } = parts;
  const { segment, origin, config } = screen.page.context;
  const { addresses } = connection;
  const logPageView = createPageViewLogger(stores);
  let loading: Promise<PageNavigation> | undefined;

  function act(): void {
    if (new URLSearchParams(location.search).has('action'))
      followAddressed(stores, addresses.path(segment, routes.pathOf('checkout', segment.locale)), leave);
  }

  function arrive(next: ResolvedPage, stays: boolean): void {
    const isNew = next.context.path !== screen.page.context.path;
    screen.page = next;
    screen.address = currentAddress();
    followAddress();
    (stays ? announceView : announcePage)(next.head.title);
    // Another view of the same list is not a new page.
    if (isNew) logPageView(next, false);
    act();
  }

  async function start(): Promise<PageNavigation> {
    const [{ startNavigation }, intl] = await Promise.all([
      import('./navigation.ts'),
      fetchAllTexts(segment.locale),
    ]);
    parts.onTexts(intl);
    const { transport, wire, loading: pending } = connection;
    return startNavigation({
      shop: {
        ...{ segment, origin, config, intl, routes, addresses, report: parts.report },
        channelId: state.channelId,
        features: state.features,
        hasManagedPages: state.managed !== undefined,
      },
      data: { transport, fetchPage: wire.fetchPage, loading: pending },
      shown: {
        screen,
        leave,
        async commit(page, stays, languages) {
          await screen.show(page, intl, languages);
          arrive(page, stays);
        },
      },
      engines: parts.engines(),
      stores,
    });
  }

  const load = () => (loading ??= start());
  const prepare = (href: string) => fetchAhead(load(), href);
  return {
    load,
    act,
    navigate(href, by) {
      stores.panels.close();
      parts.engines().release();
      load().then(
        ({ go }) => go(href, by),
        () => leave(href),
      );
    },
    prepare(href) {
      // The next page waits for widgets that are not hydrated (page-transition.ts): they come while it is fetched.
      parts.engines().release();
      prepare(href);
    },
    prefetch(href) {
      if (loading) prepare(href);
      else connection.wire.prefetchPage(href.split('#', 1)[0] ?? '');
    },
    start() {
      logPageView(screen.page, true);
      onHistory(() => {
        // The browser itself handles navigation to an anchor of this page.
        if (!loading && currentAddress() === screen.address) return null;
        stores.panels.close();
        return load();
      });
    },
  };
}
