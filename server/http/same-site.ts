/** Refuses writes that another site makes in a visitor's name (R-SESSION-11). */
import type { IncomingHttpHeaders } from 'node:http';

/** True when the request may change something: our own pages, or a client that brings its own credentials and no cookies. */
export function mayWrite(headers: IncomingHttpHeaders, ownOrigins: ReadonlySet<string>): boolean {
  const hasCookies = Boolean(headers.cookie);
  if (!hasCookies && (headers['x-apikey'] || headers.authorization)) return true;
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return true;
  if (site !== undefined) return false;
  // Browsers send Origin with every unsafe request; without both headers it is no browser, and only cookies could be abused.
  return headers.origin === undefined ? !hasCookies : ownOrigins.has(headers.origin);
}

/** The configured origin, and on a shop that is only on this machine the other names of the same port. */
export function ownOrigins(publicOrigin: string): ReadonlySet<string> {
  const { hostname, port } = new URL(publicOrigin);
  const loopback = hostname === 'localhost' || hostname === '127.0.0.1';
  return new Set(
    loopback ? [publicOrigin, `http://localhost:${port}`, `http://127.0.0.1:${port}`] : [publicOrigin],
  );
}
