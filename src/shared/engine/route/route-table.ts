/**
 * Route matcher of the server. It compiles the path patterns once, which makes it much faster than React Router's
 * `matchRoutes`; a property test compares the results of both.
 */
import { byLocale } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { optionalVariants, pathParameters, routeScore } from './path-pattern.ts';
import { createRoutePaths, type RouteEntry, type RoutePaths } from './route-paths.ts';

export type { RouteEntry } from './route-paths.ts';

export interface RouteMatch {
  route: RouteEntry;
  /** An omitted optional parameter is empty. */
  params: Record<string, string>;
  /** Matched by an additional path. */
  moved?: true;
}

export interface RouteTable extends RoutePaths {
  /** @param path decoded, without locale or market prefix. */
  match(locale: LocaleCode, path: string): RouteMatch | null;
}

interface CompiledRoute {
  entry: RouteEntry;
  moved: boolean;
  pattern: RegExp;
  names: string[];
  score: number;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * @param variant the path, without its optional last segment if that is omitted.
 * @param moved whether the path is an additional path.
 */
function compile(entry: RouteEntry, path: string, variant: string, moved: boolean): CompiledRoute {
  const source = variant
    .split('/')
    .filter(part => part !== '' && part !== '*')
    .map(part => (part.startsWith(':') ? '/([^/]+)' : `/${escape(part)}`))
    .join('');
  const open = source ? `${source}(?:/(.+)|/*)` : '/(.*)';
  return {
    entry,
    moved,
    pattern: new RegExp(variant.endsWith('*') ? `^${open}$` : `^${source || '/'}/*$`),
    names: pathParameters(path, entry.splat),
    score: routeScore(variant),
  };
}

const compileAll = (entries: readonly RouteEntry[], locale: LocaleCode): CompiledRoute[] =>
  entries
    .filter(entry => entry.paths[locale] !== '')
    .flatMap(entry => {
      const own = entry.paths[locale];
      // An additional path may be the page's own path in this language.
      const additional = (entry.also ?? []).filter(path => path !== own);
      return [
        compile(entry, own, own, false),
        ...additional.flatMap(path =>
          optionalVariants(path).map(variant => compile(entry, path, variant, true)),
        ),
      ];
    })
    .toSorted((a, b) => b.score - a.score);

/** Whether the address contains every required parameter: `/c` matches `/c/*` but names no category. */
export const hasAllParams = ({ params }: Pick<RouteMatch, 'params'>): boolean =>
  Object.values(params).every(value => value !== '');

export function createRouteTable(entries: readonly RouteEntry[]): RouteTable {
  const compiled = byLocale(locale => compileAll(entries, locale));
  return {
    ...createRoutePaths(entries),
    match(locale, path) {
      const clean = path.replace(/(.)\/+$/, '$1');
      for (const route of compiled[locale]) {
        const found = route.pattern.exec(clean);
        if (found)
          return {
            route: route.entry,
            params: Object.fromEntries(route.names.map((name, at) => [name, found[at + 1] ?? ''])),
            ...(route.moved ? { moved: true as const } : {}),
          };
      }
      return null;
    },
  };
}
