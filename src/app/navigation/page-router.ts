/**
 * The data router of React Router over the page files, without its provider: islands render in roots that exist before
 * it. It owns history, abort and scroll positions; what cannot be shown in this document becomes another one.
 */
import type { ResolvedPage } from '#engine/resolved-page.ts';
import {
  type createBrowserRouter,
  createPath,
  type LoaderFunctionArgs,
  redirect,
  replace,
  type RouterState,
} from 'react-router-dom';
import { keepPlace, staysOnPage } from './keep-place.ts';
import { createLoadedAhead } from './loaded-ahead.ts';
import { createPageLoader, type LoadedPage, type PageLoaderParts } from './page-loader.ts';
import { createPageRoutes, type PageRoutesParts } from './page-routes.ts';
import { keepPlaceFor } from './place-across-documents.ts';
import type { FoundRoute } from './route-objects.ts';

type Router = ReturnType<typeof createBrowserRouter>;

export interface PageRouterParts extends PageLoaderParts, Pick<PageRoutesParts, 'entries'> {
  createRouter: typeof createBrowserRouter;
  /** The page on the screen, and its address: path with query. */
  page(): ResolvedPage;
  shown(): string;
  /** Whether the address bar still has the address of the page on the screen. */
  isCurrent(): boolean;
  /** As far as the browser may know. */
  isSignedIn(): boolean;
  /** Remembers by which card of a list the page is left, and finds it again after back or forward. */
  leftBy(by: Element | null): void;
  returnToCard(): boolean;
  /** Puts the page on the screen; resolves when it is there. `stays`: another view of the page that is shown. */
  commit(page: ResolvedPage, stays: boolean): Promise<void>;
  /** Hydrates every pending widget first: React would hold the navigation otherwise. */
  release(): void;
  leave(href: string): void;
  pending(isPending: boolean): void;
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

interface Step {
  by: Element | null;
  /** Another view of the page on the screen. */
  stays: boolean;
}

const pathOf = (href: string) => href.split('?', 1)[0];

function anchorOf(hash: string): Element | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
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
  let step: Step = { by: null, stays: false };
  let onScreen = parts.page();

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
    step = next;
    const { pathname, search, hash } = routes.url(href);
    void router.navigate({ pathname, search, hash }, options);
  }

  /** Another page has been loaded, or another place of the one on the screen is the current one. */
  async function arrive(state: RouterState): Promise<void> {
    const page = state.loaderData[state.matches.at(-1)?.route.id ?? ''] as ResolvedPage | undefined;
    const isPop = state.historyAction === 'POP';
    if (!page || state.errors) return leave(createPath({ ...state.location, hash: '' }));
    const anchor = () => anchorOf(state.location.hash);
    if (page === onScreen) {
      parts.pending(false);
      if (!isPop) anchor()?.scrollIntoView();
      return;
    }
    onScreen = page;
    const { by, stays } = isPop
      ? { by: null, stays: state.location.pathname === pathOf(parts.shown()) }
      : step;
    parts.release();
    const restore = by ? keepPlace(by) : () => undefined;
    await parts.commit(page, stays);
    // Another navigation has begun meanwhile.
    if (router.state !== state) return;
    parts.pending(false);
    if (isPop) {
      if (!parts.returnToCard()) scrollTo(0, Number(state.restoreScrollPosition) || 0);
    } else if (stays) restore();
    else if (anchor()) anchor()?.scrollIntoView();
    else if (!state.preventScrollReset) scrollTo(0, 0);
  }

  router.subscribe(state => {
    if (state.initialized && state.navigation.state === 'idle') void arrive(state);
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
