/** Rejects writes that another site makes in a visitor's name. */
import type { IncomingHttpHeaders } from 'node:http';
import { HttpError } from './http-error.ts';
import type { Route } from './route.ts';

/** True when the request may change something: our own pages, or a client that brings its own credentials and no cookies. */
export function mayWrite(headers: IncomingHttpHeaders, ownOrigins: ReadonlySet<string>): boolean {
  const hasCookies = Boolean(headers.cookie);
  if (!hasCookies && (headers['x-apikey'] || headers.authorization)) return true;
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return true;
  if (site !== undefined) return false;
  // Browsers send Origin with every unsafe request; a client without both headers can abuse only cookies.
  return headers.origin === undefined ? !hasCookies : ownOrigins.has(headers.origin);
}

/** A route's first step: rejects requests that another site caused, before their body is read. */
export const requireOwnSite =
  (
    ownOrigins: ReadonlySet<string>,
    message = 'Another site may not do this.',
  ): NonNullable<Route['onRequest']> =>
  async ({ headers }) => {
    if (!mayWrite(headers, ownOrigins)) throw new HttpError(403, message);
  };

/** The configured origin, and on a shop that is only on this machine the other names of the same port. */
export function ownOrigins(publicOrigin: string): ReadonlySet<string> {
  const { hostname, port } = new URL(publicOrigin);
  const loopback = hostname === 'localhost' || hostname === '127.0.0.1';
  return new Set(
    loopback ? [publicOrigin, `http://localhost:${port}`, `http://127.0.0.1:${port}`] : [publicOrigin],
  );
}
