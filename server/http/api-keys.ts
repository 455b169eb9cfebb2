/** Access to /graphql: our own pages without a key, other clients with one of the configured keys. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Without configured keys every client is admitted. */
export function createKeyCheck(
  keys: readonly string[],
  ownOrigins: ReadonlySet<string>,
): (headers: IncomingHttpHeaders) => boolean {
  const known = keys.map(digest);
  return headers => {
    if (known.length === 0) return true;
    const given = headers['x-apikey'];
    if (typeof given === 'string') {
      const wanted = digest(given);
      return known.some(key => timingSafeEqual(key, wanted));
    }
    const { origin } = headers;
    return headers['sec-fetch-site'] === 'same-origin' || (origin !== undefined && ownOrigins.has(origin));
  };
}
