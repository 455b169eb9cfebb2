/** Routes of the pages, and addresses made from them. */
import type { LocaleCode } from '#kernel/segment.ts';

export interface RouteEntry {
  name: string;
  pageId: string;
  /** React Router path patterns by locale, without locale or market prefix; empty where the page does not exist. */
  paths: Record<LocaleCode, string>;
  /** Parameter name of a trailing `*`. */
  splat?: string;
  access: 'public' | 'customer' | 'anonymous' | 'preview';
  /** Rendered per request, because the page shows personal data. */
  personal?: boolean;
  /** The route exists only while this feature is enabled. */
  feature?: string;
  /** A navigation between two such pages keeps the scroll position. */
  scroll?: 'keep';
  /** Additional paths in any language; each redirects to the main path. */
  also?: readonly string[];
}

export interface RoutePaths {
  /**
   * Path without prefix. An unknown name returns the front page, so that a page with a dead link still renders; the
   * linter reports the link.
   * @throws when a parameter is missing
   */
  pathOf(name: string, locale: LocaleCode, params?: Readonly<Record<string, string>>): string;
  entries: readonly RouteEntry[];
}

export function createRoutePaths(entries: readonly RouteEntry[]): RoutePaths {
  const byName = new Map(entries.map(entry => [entry.name, entry]));
  return {
    entries,
    pathOf(name, locale, params = {}) {
      const entry = byName.get(name);
      if (!entry) return '/';
      return entry.paths[locale].replace(/:(\w+)|\*$/g, (part, named?: string) => {
        const key = named ?? entry.splat ?? part;
        // Drops empty segments, because `/` followed by `/evil` would address another host.
        const value =
          (Object.hasOwn(params, key) ? params[key] : undefined)?.split('/').filter(Boolean) ?? [];
        if (value.length === 0) throw new Error(`Route "${name}" needs the parameter "${key}"`);
        return named ? encodeURIComponent(value.join('/')) : value.map(encodeURIComponent).join('/');
      });
    },
  };
}
