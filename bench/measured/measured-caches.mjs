/** Replaces the server's `create-caches` in the measured build: makes the same and remembers it. */
import { createCaches as create } from '#server/cache/create-caches.ts';

let caches;

let executions = 0;

export function createCaches(cachesOptions) {
  const { commerce } = cachesOptions;
  const execute = request => {
    executions += 1;
    return commerce.execute(request);
  };
  caches = create({ ...cachesOptions, commerce: { ...commerce, execute } });
  return caches;
}

/** How often the backend was asked so far. */
export const executionCount = () => executions;

/** Every query result, menu and page is computed again when it is needed next. */
export const forgetAll = () => caches.invalidateAll();
