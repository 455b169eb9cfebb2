/** Rejects requests that another site or the shop itself caused: the shop's origin is the same site, but it runs scripts of others (R-STUDIO-35). */
import type { IncomingHttpHeaders } from 'node:http';
import { requireJsonType } from '#server/http/read-json.ts';
import type { ApiRoute } from './api-route.ts';
import { ProblemError } from './problem.ts';

/**
 * A write must come from a page of Studio and say so; a read may also be an address that was typed.
 * @throws ProblemError 403 ORIGIN, 415 for a write that is not of the declared type.
 */
export function requireOwnOrigin(
  { headers }: { headers: IncomingHttpHeaders },
  { method, body = 'json' }: Pick<ApiRoute, 'method' | 'body'>,
  studioOrigins: ReadonlySet<string>,
): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const isRead = method === 'GET';
  const isForeign = origin !== undefined && !studioOrigins.has(origin);
  const isOwn =
    site === undefined
      ? isRead || origin !== undefined
      : site === 'same-origin' || (isRead && site === 'none');
  if (isForeign || !isOwn) throw new ProblemError(403, 'ORIGIN', 'Only Studio itself may do this.');
  if (!isRead && method !== 'DELETE' && body === 'json') requireJsonType({ headers });
}
