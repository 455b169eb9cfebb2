/** Route objects of React Router for the pages. */

import type { LoaderFunctionArgs, Params, RouteObject } from 'react-router-dom';
import { pathParameters } from '#engine/route/path-pattern.ts';
import type { RouteEntry } from '#engine/route/route-paths.ts';
import type { LocaleCode } from '#kernel/segment.ts';

/** A route and its parameters from the address; a missing parameter is empty. */
export interface FoundRoute {
  route: RouteEntry;
  params: Record<string, string>;
  /** Matched by an alternative address, which the server redirects. */
  moved?: true;
}

/** The `handle` of a route object: its entry and the path that matched. */
interface RouteHandle {
  entry: RouteEntry;
  path: string;
  moved: boolean;
}

/** The entry of a React Router match, with the parameter names of the page file. */
export function routeOf({ route, params }: { route: RouteObject; params: Params }): FoundRoute {
  const { entry, path, moved } = route.handle as RouteHandle;
  const written = pathParameters(path);
  const named = pathParameters(path, entry.splat);
  return {
    route: entry,
    params: Object.fromEntries(
      named.map((name, at) => [name, (params[written[at] ?? name] ?? '').replace(/\/+$/, '')]),
    ),
    ...(moved ? { moved: true as const } : {}),
  };
}

/**
 * @param prefix of market and language: `/sv`, or empty.
 * @param load loads the page of a matched route.
 */
export function routeObjects(
  entries: readonly RouteEntry[],
  locale: LocaleCode,
  prefix: string,
  load: (found: FoundRoute, args: LoaderFunctionArgs) => unknown,
): RouteObject[] {
  const objectOf = (entry: RouteEntry, path: string, moved: boolean): RouteObject => {
    const handle: RouteHandle = { entry, path, moved };
    const route: RouteObject = {
      id: `${entry.name} ${path}`,
      path: prefix + path,
      caseSensitive: true,
      handle,
      loader: args => load(routeOf({ route, params: args.params }), args),
    };
    return route;
  };
  return entries
    .filter(entry => entry.paths[locale] !== '')
    .flatMap(entry => [
      objectOf(entry, entry.paths[locale], false),
      // An alternative address may be the page's own address in this language.
      ...(entry.also ?? [])
        .filter(path => path !== entry.paths[locale])
        .map(path => objectOf(entry, path, true)),
    ]);
}
