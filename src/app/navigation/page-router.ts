/**
 * The data router of React Router over the page files, without its provider: islands render in roots that exist before
 * it. It owns history, abort and scroll positions; what cannot be shown in this document becomes another one.
 */
import {
  type createBrowserRouter,
  createPath,
  type LoaderFunctionArgs,
  redirect,
  replace,
} from 'react-router-dom';
import { type ArrivalParts, createArrival, pathOf, type Step } from './arrival.ts';
import { staysOnPage } from './restore-position.ts';
import { createLoadedAhead } from './prefetched-pages.ts';
import { createPageLoader, type LoadedPage, type PageLoaderParts } from './page-loader.ts';
import { createPageRoutes, type PageRoutesParts } from './page-routes.ts';
import { keepPlaceFor } from './position-across-documents.ts';
import type { FoundRoute } from './route-objects.ts';

type Router = ReturnType<typeof createBrowserRouter>;

export interface PageRouterParts extends PageLoaderParts, ArrivalParts, Pick<PageRoutesParts, 'entries'> {
  createRouter: typeof createBrowserRouter;
  /** Whether the address bar still has the address of the page on the screen. */
  isCurrent(): boolean;
  /** As far as the browser may know. */
  isSignedIn(): boolean;
  /** Remembers by which card of a list the page is left. */
  leftBy(by: Element | null): void;
  leave(href: string): void;
}

export interface PageRouter {
  router: Router;
  /** Fetches data and code of a page that is about to be requested. */
  prefetch(href: string): void;
  /** @param by the link or form that leads there. */
  go(href: string, by?: Element | null): void;
  /**
   * Shows another view of the page on the screen in its place: no entry of the history, nothing scrolls, the focus stays.
   * @param isWanted false: only where there is something to show.
   */
  swap(href: string, isWanted: boolean): Promise<void>;
}

export function createPageRouter(parts: PageRouterParts): PageRouter {
  const { services, segment } = parts;
  const routes = createPageRoutes({ ...parts, addresses: services.addresses, load: loadRoute });
  const pages = createPageLoader(parts, () => routes);
  const ahead = createLoadedAhead<LoadedPage | null>();
  const router = parts.createRouter(routes.objects, {
    ...(parts.isCurrent()
      ? { hydrationData: { loaderData: { [routes.idOf(pathOf(parts.shown()) ?? '')]: parts.page() } } }
      : {}),
  });
  const arrival = createArrival(parts, () => router.state, leave);

  async function loadRoute(found: FoundRoute | null, { request }: LoaderFunctionArgs): Promise<unknown> {
    const { pathname, search } = new URL(request.url);
    const href = pathname + search;
    // Absence and errors have pages of their own, with their status: the server shows them.
    const load = found ? (ahead.take(href) ?? pages.load(href)) : null;
    const loaded = await load?.catch(() => null);
    request.signal.throwIfAborted();
    if (loaded?.href === href) return loaded.page;
    const { historyAction, location } = router.state.navigation;
    // Back, forward and the first load are at the address already.
    const isThere = historyAction === undefined || historyAction === 'POP';
    if (loaded?.page) ahead.keep(loaded.href, () => Promise.resolve(loaded));
    if (loaded) return isThere ? replace(loaded.href) : redirect(loaded.href);
    leave(isThere || !location ? href : createPath(location));
    // The document ends here; another navigation aborts what is left of this one.
    return new Promise(() => undefined);
  }

  /** Account pages share one scroll position. */
  const keepsPlace = (from: string, to: string) =>
    [from, to].every(href => routes.find(href)?.route.scroll === 'keep');

  /** A page for customers leads a visitor who is not signed in to the front page, as on the server, which decides. */
  function guarded(href: string): string {
    if (parts.isSignedIn() || routes.url(href).searchParams.has('loginToken')) return href;
    return routes.find(href)?.route.access === 'customer'
      ? services.addresses.path(segment, services.routes.pathOf('index', segment.locale))
      : href;
  }

  function leave(href: string): void {
    if (keepsPlace(parts.shown(), href)) keepPlaceFor(href);
    parts.pending(false);
    parts.leave(href);
  }

  function move(href: string, next: Step, options: { replace: boolean; preventScrollReset: boolean }): void {
    arrival.expect(next);
    const { pathname, search, hash } = routes.url(href);
    void router.navigate({ pathname, search, hash }, options);
  }

  router.subscribe(state => {
    if (state.initialized && state.navigation.state === 'idle') void arrival.show(state);
    else parts.pending(true);
  });
  if (!router.state.initialized) parts.pending(true);

  return {
    router,
    prefetch(href) {
      const address = href.split('#', 1)[0] ?? '';
      if (pages.isShownHere(address)) ahead.keep(address, () => pages.load(address));
    },
    go(requested, by = null) {
      const href = guarded(requested);
      parts.leftBy(by);
      if (!pages.isShownHere(href)) return leave(href);
      const stays = staysOnPage(by);
      move(
        href,
        { by, stays },
        {
          replace: href === parts.shown(),
          preventScrollReset: stays || keepsPlace(parts.shown(), href),
        },
      );
    },
    async swap(href, isWanted) {
      const shown = parts.shown();
      const page = await pages.resolve(href).catch(() => null);
      // The visitor may be on another page by now.
      if (!page || parts.shown() !== shown || !(isWanted || parts.isWorth(page))) return;
      ahead.keep(href, () => Promise.resolve({ page, href }));
      move(href, { by: null, stays: true }, { replace: true, preventScrollReset: true });
    },
  };
}
