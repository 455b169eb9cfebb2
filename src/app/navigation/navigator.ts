/** Later navigations: match, resolve and load in the browser, then one commit; what cannot be done here becomes a full page load. */
import type { PageDocument } from '#engine/page-document.ts';
import type { PageServices } from '#engine/page-services.ts';
import { resolvePage } from '#engine/resolve-page.ts';
import type { ResolvedPage } from '#engine/resolved-page.ts';
import type { RouteEntry, RouteTable } from '#engine/route-table.ts';
import { decodePath, encodePath } from '#kernel/address-path.ts';
import type { PublicConfig } from '#kernel/public-config.ts';
import type { Segment } from '#kernel/segment.ts';
import { keepPlaceFor } from './place-across-documents.ts';
import type { BrowserHistory } from './browser-history.ts';
import { keepPlace, staysOnPage } from './keep-place.ts';
import { createPreparedPages } from './prepared-pages.ts';

export interface NavigatorParts {
  history: BrowserHistory;
  routes: RouteTable;
  services: PageServices;
  segment: Segment;
  origin: string;
  config: PublicConfig;
  document(pageId: string): Promise<PageDocument | undefined>;
  /** Begins to fetch what the page needs beside its document: the data of this address, the code of its widgets. */
  fetchAhead(pageId: string, href: string): void;
  /** The layout now on the screen: another one is another document. */
  layout(): string;
  /** The address now on the screen: path with query. */
  shown(): string;
  /** As far as the browser may know. */
  isSignedIn(): boolean;
  /** Puts the page on the screen; resolves when it is there. `stays`: another view of the page that is shown. */
  commit(page: ResolvedPage, stays: boolean): Promise<void>;
  /** Starts every waiting widget first: React would hold the navigation otherwise. */
  release(): void;
  /** The address of a view of the page that this visitor would rather have; null: none. */
  preferred(page: ResolvedPage): string | null;
  /** Whether a view that nobody asked for has something to show. */
  isWorth(page: ResolvedPage): boolean;
  leave(href: string): void;
  pending(isPending: boolean): void;
}

export interface Navigator {
  /** Fetches a page that is about to be wanted. */
  prepare(href: string): void;
  /** @param by the link or form that leads there. */
  go(href: string, by?: Element | null): Promise<void>;
  /**
   * Shows another view of the page on the screen in its place: no entry of the history, nothing scrolls, the focus stays.
   * @param isWished false: only where there is something to show.
   */
  swap(href: string, isWished: boolean): Promise<void>;
  /** Back and forward. */
  follow(): Promise<void>;
}

function anchorOf(hash: string): Element | null {
  if (!hash) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

interface View {
  page: ResolvedPage;
  /** Its address: the wanted one, or that of the view that was preferred to it. */
  href: string;
}

const pathOf = (href: string) => href.split('?', 1)[0];

export function createNavigator(parts: NavigatorParts): Navigator {
  const { history, routes, services, segment, origin, config } = parts;
  let latest = 0;

  /** Null in another market or language, and for what is no address: the server decides about those. */
  function bareOf({ pathname }: URL): string | null {
    try {
      return services.addresses.bare(segment, decodePath(pathname));
    } catch {
      return null;
    }
  }

  const isOff = ({ feature }: RouteEntry) => feature !== undefined && !services.features.includes(feature);

  /** Account pages are leafed through as one. */
  const keepsPlace = (from: string, to: string) =>
    [from, to].every(href => {
      const path = bareOf(urlOf(href));
      return path !== null && routes.match(segment.locale, path)?.route.scroll === 'keep';
    });

  /** `//elsewhere` is a path of ours here, as it is in the address bar. */
  const urlOf = (href: string) =>
    new URL(href.startsWith('/') ? new URL(origin).origin + href : href, origin);

  /** Null: this address needs a document of its own. */
  async function load(href: string): Promise<View | null> {
    const page = await resolve(href);
    const better = page && parts.preferred(page);
    if (!better) return page && { page, href };
    const other = await resolve(better);
    return other && parts.isWorth(other) ? { page: other, href: better } : { page, href };
  }

  async function resolve(href: string): Promise<ResolvedPage | null> {
    const url = urlOf(href);
    if (url.origin !== new URL(origin).origin) return null;
    const path = bareOf(url);
    if (path === null) return null;
    const found = routes.match(segment.locale, path);
    // The server leads on from a further address, and from a page that is switched off.
    if (!found || found.moved || found.route.personal || isOff(found.route)) return null;
    parts.fetchAhead(found.route.pageId, url.pathname + url.search);
    const document = await parts.document(found.route.pageId);
    if (!document || document.layout !== parts.layout()) return null;
    return resolvePage(
      document,
      {
        segment,
        path,
        prefix: services.addresses.prefix(segment),
        query: Object.fromEntries(url.searchParams),
        route: { name: found.route.name, params: found.params },
        origin,
        config,
        now: new Date(),
      },
      services,
    );
  }

  const prepared = createPreparedPages(load);

  /** True when the page is on the screen; false when another one is wanted by now, or another document. */
  async function show(
    href: string,
    stays: boolean,
    arrive: (view: View) => void,
    fetch = () => prepared.take(href) ?? load(href),
  ): Promise<boolean> {
    latest += 1;
    const mine = latest;
    parts.pending(true);
    try {
      const view = await fetch();
      if (mine !== latest) return false;
      if (!view) {
        leave(href);
        return false;
      }
      parts.release();
      arrive(view);
      await parts.commit(view.page, stays);
      return mine === latest;
    } catch {
      // Absence and accidents have pages of their own, with their status: the server shows them.
      if (mine === latest) leave(href);
      return false;
    } finally {
      if (mine === latest) parts.pending(false);
    }
  }

  /** A page for customers leads whoever is not signed in to the front page, as on the server, which has the last word (R-ROUTE-12). */
  function guarded(href: string): string {
    const url = urlOf(href);
    const path = url.searchParams.has('loginToken') ? null : bareOf(url);
    const access = path === null ? null : routes.match(segment.locale, path)?.route.access;
    return access === 'customer' && !parts.isSignedIn()
      ? services.addresses.path(segment, routes.pathOf('index', segment.locale))
      : href;
  }

  function leave(href: string): void {
    if (keepsPlace(parts.shown(), href)) keepPlaceFor(href);
    parts.leave(href);
  }

  return {
    prepare: prepared.prepare,
    async go(wanted, by = null) {
      const href = guarded(wanted);
      history.rememberPlace(by);
      const from = parts.shown();
      const stays = staysOnPage(by);
      let restore = () => undefined as void;
      const arrived = await show(href, stays, ({ page, href: reached }) => {
        if (by) restore = keepPlace(by);
        if (reached === history.current()) history.replace(reached);
        else history.push(reached);
        if (page.canonicalPath && page.canonicalPath !== decodePath(location.pathname))
          history.replace(encodePath(page.canonicalPath) + location.search);
      });
      if (!arrived) return;
      if (stays) return restore();
      const anchor = anchorOf(urlOf(href).hash);
      if (anchor) anchor.scrollIntoView();
      else if (!keepsPlace(from, href)) scrollTo(0, 0);
    },
    async swap(href, isWished) {
      const shown = parts.shown();
      const page = await resolve(href).catch(() => null);
      // The visitor may be elsewhere by now.
      if (!page || parts.shown() !== shown || !(isWished || parts.isWorth(page))) return;
      await show(
        href,
        true,
        () => history.replace(href),
        () => Promise.resolve({ page, href }),
      );
    },
    async follow() {
      if (history.current() === parts.shown()) {
        // Another place of the page on the screen, or back to it before the other one came.
        latest += 1;
        parts.pending(false);
        return;
      }
      const stays = pathOf(history.current()) === pathOf(parts.shown());
      const arrived = await show(history.current(), stays, ({ href }) => {
        if (href !== history.current()) history.replace(href);
      });
      if (arrived) history.returnToPlace();
    },
  };
}
