/** Later navigations: match, resolve and load in the browser, then one commit; what cannot be done here becomes a full page load. */
import type { PageDocument } from '#engine/page-document.ts';
import type { PageServices } from '#engine/page-services.ts';
import { resolvePage } from '#engine/resolve-page.ts';
import type { ResolvedPage } from '#engine/resolved-page.ts';
import type { RouteTable } from '#engine/route-table.ts';
import { localeOfPath, withoutLocale } from '#i18n/locales.ts';
import type { Segment } from '#kernel/segment.ts';
import type { BrowserHistory } from './browser-history.ts';

export interface NavigatorParts {
  history: BrowserHistory;
  routes: RouteTable;
  services: PageServices;
  segment: Segment;
  origin: string;
  document(pageId: string): Promise<PageDocument | undefined>;
  /** The layout now on the screen: another one is another document. */
  layout(): string;
  /** Puts the page on the screen; resolves when it is there. */
  commit(page: ResolvedPage): Promise<void>;
  /** Starts every waiting widget first: React would hold the navigation otherwise (toolchain 5). */
  release(): void;
  leave(href: string): void;
  pending(isPending: boolean): void;
}

export interface Navigator {
  go(href: string): Promise<void>;
  /** Back and forward. */
  follow(): Promise<void>;
}

export function createNavigator(parts: NavigatorParts): Navigator {
  const { history, routes, services, segment, origin } = parts;
  let latest = 0;

  /** Null: this address needs a document of its own. */
  async function load(href: string): Promise<ResolvedPage | null> {
    const url = new URL(href, origin);
    const path = decodeURI(url.pathname);
    if (localeOfPath(path) !== segment.locale) return null;
    const found = routes.match(segment.locale, withoutLocale(path));
    if (!found || found.route.personal) return null;
    const document = await parts.document(found.route.pageId);
    if (!document || document.layout !== parts.layout()) return null;
    return resolvePage(
      document,
      {
        segment,
        path: withoutLocale(path),
        query: Object.fromEntries(url.searchParams),
        route: { name: found.route.name, params: found.params },
        origin,
        now: new Date(),
      },
      services,
    );
  }

  async function show(href: string, arrive: (page: ResolvedPage) => void): Promise<void> {
    latest += 1;
    const mine = latest;
    parts.pending(true);
    try {
      const page = await load(href);
      if (mine !== latest) return;
      if (!page) return parts.leave(href);
      parts.release();
      arrive(page);
      await parts.commit(page);
    } catch {
      // Absence and accidents have pages of their own, with their status: the server shows them.
      if (mine === latest) parts.leave(href);
    } finally {
      if (mine === latest) parts.pending(false);
    }
  }

  return {
    async go(href) {
      history.rememberScroll();
      await show(href, page => {
        history.push(href);
        if (page.canonicalPath && page.canonicalPath !== decodeURI(location.pathname))
          history.replace(encodeURI(page.canonicalPath) + location.search);
      });
      const { hash } = new URL(href, origin);
      const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
      if (anchor) anchor.scrollIntoView();
      else scrollTo(0, 0);
    },
    async follow() {
      await show(history.current(), () => undefined);
      scrollTo(0, history.scrollOf());
    },
  };
}
