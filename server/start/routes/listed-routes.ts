/** Routes that take an address away from pages. */
import { isOfServer } from '#kernel/address/server-addresses.ts';
import type { Handler, Route } from '#server/http/route.ts';

/**
 * The linter and Studio refuse pages at addresses of the server: each has to be in their list.
 * @throws Error for a route that is not
 */
export function listedRoutes(routes: readonly Route[], pages: Handler): readonly Route[] {
  const missing = routes.find(({ url, method, handler, otherMethods }) => {
    const answersGet = method.includes('GET') ? handler : otherMethods;
    return answersGet !== pages && !isOfServer(url);
  });
  if (missing) throw new Error(`"${missing.url}" is missing in kernel/address/server-addresses.ts`);
  return routes;
}
