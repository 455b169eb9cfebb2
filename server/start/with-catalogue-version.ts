/** Names the version of the catalogue in responses, so that a browser asks again after a change. */
import type { Handler } from '#server/http/exchange.ts';

/** @param versionOf of the last change that the caches have followed; null for a hosted platform. */
export function withCatalogueVersion(versionOf: () => number | null, handle: Handler): Handler {
  return exchange => {
    // Before the answer is made: a change in between is named by the next response.
    const version = versionOf();
    if (version !== null) exchange.res.setHeader('x-catalogue-version', String(version));
    return handle(exchange);
  };
}
