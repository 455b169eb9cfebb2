/** Replaces the server's `create-caches` in the measured build: makes the same and remembers it. */
import { createCaches as create } from '#server/cache/create-caches.ts';

let caches;

export function createCaches(cachesOptions) {
  caches = create(cachesOptions);
  return caches;
}

/** Every query result, menu and page is computed again when it is needed next. */
export const forgetAll = () => caches.invalidateAll();
