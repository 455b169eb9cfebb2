/** The pages' paths: what the route table says of each, and how an address is made from it. */
import type { LocaleCode } from '#kernel/segment.ts';

export interface RouteEntry {
  name: string;
  pageId: string;
  /** A path pattern of React Router per locale, without locale or market prefix; empty where the page does not exist. */
  paths: Record<LocaleCode, string>;
  /** The name of the parameter that `*` at the end of the paths stands for. */
  splat?: string;
  access: 'public' | 'customer' | 'anonymous' | 'preview';
  /** Rendered per request: the page shows what belongs to one shopper. */
  personal?: boolean;
  /** The route exists only while this feature is on. */
  feature?: string;
  /** A step between two such pages keeps the scroll position. */
  scroll?: 'keep';
  /** Further addresses in any language; each redirects to the path. */
  also?: readonly string[];
}

export interface RoutePaths {
  /**
   * Path without prefix. A page whose file is broken leaves the front page in its place, so that every other page
   * still renders; lint has found the dead link before. Throws when a parameter is missing.
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
        // No empty segments: `/` and `/evil` would make the address of another site.
        const value =
          (Object.hasOwn(params, key) ? params[key] : undefined)?.split('/').filter(Boolean) ?? [];
        if (value.length === 0) throw new Error(`Route "${name}" needs the parameter "${key}"`);
        return named ? encodeURIComponent(value.join('/')) : value.map(encodeURIComponent).join('/');
      });
    },
  };
}
