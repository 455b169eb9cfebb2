/**
 * React Router's data router over the page files, without its provider, because islands render in roots that exist
 * before it. It handles history, abort and scroll positions; pages that need another document cause a full load.
 */

import {
  type createBrowserRouter,
  createPath,
  type LoaderFunctionArgs,
  redirect,
  replace,
} from 'react-router-dom';
import type { PageServices } from '#engine/load/page-services.ts';
import type { Segment } from '#kernel/segment.ts';
import { createPrefetched } from '#kernel/work/prefetched.ts';
import { createPageLoader, type LoadedPage, type PageLoaderParts } from './page-loader.ts';
import { createPageRoutes, type PageRoutes, type PageRoutesParts } from './page-routes.ts';
import {
  createPageTransition,
  type PageTransitionParts,
  pathOf,
  type TransitionStep,
} from './page-transition.ts';
import { savePositionFor } from './position-across-documents.ts';
import { staysOnPage } from './restore-position.ts';
import type { FoundRoute } from './route-objects.ts';

/** Keeps visitors who are not signed in away from customer pages without asking the server. */
interface VisitorRedirectParts {
  services: PageServices;
  segment: Segment;
  /** As far as the browser can tell. */
  isSignedIn(): boolean;
}

/** A customer page redirects a visitor who is not signed in to the front page, as on the server, which enforces it. */
function createVisitorRedirect(
  { services, segment, isSignedIn }: VisitorRedirectParts,
  routes: Pick<PageRoutes, 'find' | 'url'>,
): (href: string) => string {
  return href => {
    if (isSignedIn() || routes.url(href).searchParams.has('loginToken')) return href;
    return routes.find(href)?.route.access === 'customer'
      ? services.addresses.path(segment, services.routes.pathOf('index', segment.locale))
      : href;
  };
}

type Router = ReturnType<typeof createBrowserRouter>;

export interface PageRouterParts
  extends PageLoaderParts,
    PageTransitionParts,
    VisitorRedirectParts,
    Pick<PageRoutesParts, 'entries'> {
  createRouter: typeof createBrowserRouter;
  /** Whether the address bar still shows the address of the current page. */
  isCurrent(): boolean;
  /** Stores the card through which a list is left. */
  rememberCard(by: Element | null): void;
  loadDocument(href: string): void;
}

export interface PageRouter {
  router: Router;
  /** Fetches data and code of a page that is likely to be requested. */
  prefetch(href: string): void;
  /** @param by the link or form that was used. */
  go(href: string, by?: Element | null): void;
  /**
   * Shows another view of the page on the screen in its place: no entry of the history, nothing scrolls, the focus stays.
   * @param isRequested false: only where there is something to show.
   */
  swap(href: string, isRequested: boolean): Promise<void>;
}

export function createPageRouter(parts: PageRouterParts): PageRouter {
  const routes = createPageRoutes({ ...parts, addresses: parts.services.addresses, load: loadRoute });
  const loader = createPageLoader(parts, () => routes);
  const prefetched = createPrefetched<LoadedPage | null>();
  const router = parts.createRouter(routes.objects, {
    ...(parts.isCurrent()
      ? { hydrationData: { loaderData: { [routes.idOf(pathOf(parts.shown()) ?? '')]: parts.page() } } }
      : {}),
  });
  const redirectVisitor = createVisitorRedirect(parts, routes);
  const transition = createPageTransition(parts, () => router.state, loadDocument);

  async function loadRoute(found: FoundRoute | null, { request }: LoaderFunctionArgs): Promise<unknown> {
    const { pathname, search } = new URL(request.url);
    const href = pathname + search;
    // Errors and pages that are not found have error pages with a status: the server renders them.
    const load = found ? (prefetched.take(href) ?? loader.load(href)) : null;
    const loaded = await load?.catch(() => null);
    request.signal.throwIfAborted();
    if (loaded?.href === href) return loaded.page;
    const { historyAction, location } = router.state.navigation;
    // Back, forward and the first load already are at the address.
    const isAtAddress = historyAction === undefined || historyAction === 'POP';
    if (loaded?.page) prefetched.add(loaded.href, () => Promise.resolve(loaded));
    if (loaded) return isAtAddress ? replace(loaded.href) : redirect(loaded.href);
    loadDocument(isAtAddress || !location ? href : createPath(location));
    // The document is being replaced; another navigation would abort this one.
    return new Promise(() => undefined);
  }

  /** Account pages share one scroll position. */
  const sharesPosition = (from: string, to: string) =>
    [from, to].every(href => routes.find(href)?.route.scroll === 'keep');

  function loadDocument(href: string): void {
    if (sharesPosition(parts.shown(), href)) savePositionFor(href);
    parts.setPending(false);
    parts.loadDocument(href);
  }

  function navigate(
    href: string,
    next: TransitionStep,
    options: { replace: boolean; preventScrollReset: boolean },
  ): void {
    transition.expect(next);
    const { pathname, search, hash } = routes.url(href);
    void router.navigate({ pathname, search, hash }, options);
  }

  router.subscribe(state => {
    if (state.initialized && state.navigation.state === 'idle') void transition.show(state);
    else parts.setPending(true);
  });
  if (!router.state.initialized) parts.setPending(true);

  return {
    router,
    prefetch(href) {
      const address = href.split('#', 1)[0] ?? '';
      if (loader.isShownHere(address)) prefetched.add(address, () => loader.load(address));
    },
    go(requested, by = null) {
      const href = redirectVisitor(requested);
      parts.rememberCard(by);
      if (!loader.isShownHere(href)) return loadDocument(href);
      const stays = staysOnPage(by);
      navigate(
        href,
        { trigger: by, isSamePage: stays },
        {
          replace: href === parts.shown(),
          preventScrollReset: stays || sharesPosition(parts.shown(), href),
        },
      );
    },
    async swap(href, isRequested) {
      const [shown, { location }] = [parts.shown(), router.state];
      const page = await loader.resolve(href).catch(() => null);
      // The visitor may have navigated meanwhile, or be about to: what was pressed decides, and gets its own view.
      // A page that has just arrived is at its address before it is on the screen.
      const hasLeft = parts.shown() !== shown || router.state.location !== location;
      const isOvertaken = hasLeft || router.state.navigation.state !== 'idle';
      if (!page || isOvertaken || !(isRequested || parts.isWorthShowing(page))) return;
      prefetched.add(href, () => Promise.resolve({ page, href }));
      navigate(href, { trigger: null, isSamePage: true }, { replace: true, preventScrollReset: true });
    },
  };
}
