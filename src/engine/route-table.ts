/**
 * The server's route matcher. It compiles the path patterns once, which is many times as fast as React Router's
 * `matchRoutes`; a property test holds the two equal.
 */
import { byLocale } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { createRoutePaths, type RouteEntry, type RoutePaths } from './route-paths.ts';
import { optionalVariants, pathParameters, routeScore } from './path-pattern.ts';

export type { RouteEntry } from './route-paths.ts';

export interface RouteMatch {
  route: RouteEntry;
  /** A parameter that the address leaves out is empty. */
  params: Record<string, string>;
  /** Found by a further address. */
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
 * @param variant the path, without its optional end where the address leaves that out.
 * @param moved whether the path is a further address.
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
      // A further address may be the page's own address in this language.
      const further = (entry.also ?? []).filter(path => path !== own);
      return [
        compile(entry, own, own, false),
        ...further.flatMap(path =>
          optionalVariants(path).map(variant => compile(entry, path, variant, true)),
        ),
      ];
    })
    .toSorted((a, b) => b.score - a.score);

/** Whether the address names everything that the path needs: `/c` has the form of `/c/*` but is no category. */
export const isComplete = ({ params }: Pick<RouteMatch, 'params'>): boolean =>
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
