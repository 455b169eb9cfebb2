/** Later navigations: match, resolve and load in the browser, then one commit; what cannot be done here becomes a full page load. */
import type { PageDocument } from '#engine/page-document.ts';
import type { PageServices } from '#engine/page-services.ts';
import { resolvePage } from '#engine/resolve-page.ts';
import type { ResolvedPage } from '#engine/resolved-page.ts';
import type { RouteEntry, RouteTable } from '#engine/route-table.ts';
import { localeOfPath, withoutLocale } from '#i18n/locales.ts';
import type { PublicConfig } from '#kernel/public-config.ts';
import type { Segment } from '#kernel/segment.ts';
import type { BrowserHistory } from './browser-history.ts';

export interface NavigatorParts {
  history: BrowserHistory;
  routes: RouteTable;
  services: PageServices;
  segment: Segment;
  origin: string;
  config: PublicConfig;
  document(pageId: string): Promise<PageDocument | undefined>;
  /** The layout now on the screen: another one is another document. */
  layout(): string;
  /** The address now on the screen: path with query. */
  shown(): string;
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

function anchorOf(hash: string): Element | null {
  if (!hash) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

export function createNavigator(parts: NavigatorParts): Navigator {
  const { history, routes, services, segment, origin, config } = parts;
  let latest = 0;

  const isOff = ({ feature }: RouteEntry) => feature !== undefined && !services.features.includes(feature);

  /** Account pages are leafed through as one (spec 1 §2). */
  const keepsPlace = (from: string, to: string) =>
    [from, to].every(href => {
      const path = withoutLocale(decodeURI(urlOf(href).pathname));
      return routes.match(segment.locale, path)?.route.scroll === 'keep';
    });

  /** `//elsewhere` is a path of ours here, as it is in the address bar (faults 101). */
  const urlOf = (href: string) =>
    new URL(href.startsWith('/') ? new URL(origin).origin + href : href, origin);

  /** Null: this address needs a document of its own. */
  async function load(href: string): Promise<ResolvedPage | null> {
    const url = urlOf(href);
    if (url.origin !== new URL(origin).origin) return null;
    const path = decodeURI(url.pathname);
    if (localeOfPath(path) !== segment.locale) return null;
    const found = routes.match(segment.locale, withoutLocale(path));
    // The server leads on from a further address, and from a page that is switched off.
    if (!found || found.moved || found.route.personal || isOff(found.route)) return null;
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
        config,
        now: new Date(),
      },
      services,
    );
  }

  /** True when the page is on the screen; false when another one is wanted by now, or another document. */
  async function show(href: string, arrive: (page: ResolvedPage) => void): Promise<boolean> {
    latest += 1;
    const mine = latest;
    parts.pending(true);
    try {
      const page = await load(href);
      if (mine !== latest) return false;
      if (!page) {
        parts.leave(href);
        return false;
      }
      parts.release();
      arrive(page);
      await parts.commit(page);
      return mine === latest;
    } catch {
      // Absence and accidents have pages of their own, with their status: the server shows them.
      if (mine === latest) parts.leave(href);
      return false;
    } finally {
      if (mine === latest) parts.pending(false);
    }
  }

  return {
    async go(href) {
      history.rememberScroll();
      const from = parts.shown();
      const arrived = await show(href, page => {
        if (href === history.current()) history.replace(href);
        else history.push(href);
        if (page.canonicalPath && page.canonicalPath !== decodeURI(location.pathname))
          history.replace(encodeURI(page.canonicalPath) + location.search);
      });
      if (!arrived) return;
      const anchor = anchorOf(urlOf(href).hash);
      if (anchor) anchor.scrollIntoView();
      else if (!keepsPlace(from, href)) scrollTo(0, 0);
    },
    async follow() {
      if (history.current() === parts.shown()) {
        // Another place of the page on the screen, or back to it before the other one came.
        latest += 1;
        parts.pending(false);
        return;
      }
      if (await show(history.current(), () => undefined)) scrollTo(0, history.scrollOf());
    },
  };
}
