/** A frontend that needs no build: its pages contain only their address. */
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
