/** Names the version of the catalogue in responses, so that a browser requests its query results again after a change. */
import type { Handler } from '#server/http/route.ts';

/** @param versionOf version of the last change that the caches have followed; null for a hosted platform. */
export function withCatalogueVersion(versionOf: () => number | null, handle: Handler): Handler {
  return (request, reply) => {
    // Read before the response is made: a change in between is named by the next response.
    const version = versionOf();
    if (version !== null) reply.header('x-catalogue-version', String(version));
    return handle(request, reply);
  };
}
