/** Route matching and link making over the table generated from the page files. */
import { byLocale } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';

export interface RouteEntry {
  name: string;
  pageId: string;
  /** Path per locale, without locale or market prefix. */
  paths: Record<LocaleCode, string>;
  access: 'public' | 'customer' | 'anonymous' | 'preview';
  /** Rendered per request: the page shows what belongs to one shopper. */
  personal?: boolean;
  /** The route exists only while this feature is on. */
  feature?: string;
  /** A step between two such pages leaves the reader where they are. */
  scroll?: 'keep';
  /** Further addresses in any language; each leads on to the path. */
  also?: readonly string[];
}

export interface RouteMatch {
  route: RouteEntry;
  /** An optional parameter that the address leaves out is empty. */
  params: Record<string, string>;
  /** Found by a further address. */
  moved?: true;
}

interface Compiled {
  entry: RouteEntry;
  moved: boolean;
  pattern: RegExp;
  names: string[];
  /** Literal segments win over parameters, parameters over rest parameters. */
  rank: number;
}

export interface RouteTable {
  match(locale: LocaleCode, path: string): RouteMatch | null;
  /**
   * Path without prefix. A page whose file is broken leaves the front page in its place, so that every other page
   * still renders; lint has found the dead link before. Throws when a parameter is missing.
   */
  pathOf(name: string, locale: LocaleCode, params?: Readonly<Record<string, string>>): string;
  entries: readonly RouteEntry[];
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function compile(entry: RouteEntry, path: string, moved = false): Compiled {
  const names: string[] = [];
  let rank = 0;
  const source = path
    .split('/')
    .filter(Boolean)
    .map(part => {
      if (!part.startsWith(':')) {
        rank += 100;
        return `/${escape(part)}`;
      }
      const rest = part.endsWith('+');
      names.push(part.replace(/[:+?]/g, ''));
      rank += rest ? 1 : 10;
      if (part.endsWith('?')) return '(?:/([^/]+))?';
      return rest ? '/([^]+)' : '/([^/]+)';
    })
    .join('');
  return { entry, moved, pattern: new RegExp(`^${source || '/'}$`), names, rank };
}

export function createRouteTable(entries: readonly RouteEntry[]): RouteTable {
  const compiled = byLocale(locale =>
    entries
      .filter(entry => entry.paths[locale] !== '')
      .flatMap(entry => [
        compile(entry, entry.paths[locale]),
        ...(entry.also ?? []).map(path => compile(entry, path, true)),
      ])
      .toSorted((a, b) => b.rank - a.rank),
  );
  const byName = new Map(entries.map(entry => [entry.name, entry]));

  return {
    entries,
    match(locale, path) {
      const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
      for (const { entry, moved, pattern, names } of compiled[locale]) {
        const found = pattern.exec(clean);
        if (found)
          return {
            route: entry,
            params: Object.fromEntries(names.map((name, i) => [name, found[i + 1] ?? ''])),
            ...(moved ? { moved } : {}),
          };
      }
      return null;
    },
    pathOf(name, locale, params = {}) {
      const entry = byName.get(name);
      if (!entry) return '/';
      return entry.paths[locale].replace(/:(\w+)(\+?)/g, (_, key: string, rest: string) => {
        // No empty segments: `/` and `/evil` would make the address of another site (R-ROUTE-6).
        const value =
          (Object.hasOwn(params, key) ? params[key] : undefined)?.split('/').filter(Boolean) ?? [];
        if (value.length === 0) throw new Error(`Route "${name}" needs the parameter "${key}"`);
        return rest ? value.map(encodeURIComponent).join('/') : encodeURIComponent(value.join('/'));
      });
    },
  };
}
