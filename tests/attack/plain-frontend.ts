/** A frontend without a build: pages that say their address. */
import { fakeStorefront } from '#server/testing/fake-storefront.ts';
import type { Frontend } from '#server/start/frontend.ts';

export function plainFrontend(): Frontend {
  const storefront = fakeStorefront();
  return {
    assets: { boot: '/boot.js', styles: () => [], preloads: [], modules: () => [] },
    routes: [],
    cachesPages: true,
    load: () => Promise.resolve({ createStorefront: () => storefront }),
  };
}
