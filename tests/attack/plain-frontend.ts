/** A frontend that needs no build: its pages contain only their address. */

import type { Frontend } from '#server/start/frontend.ts';
import { fakeStorefront } from '#server/testing/fake-storefront.ts';

export function plainFrontend(): Frontend {
  const storefront = fakeStorefront();
  return {
    assets: { boot: '/boot.js', styles: () => [], preloads: [], modules: () => [] },
    routes: [],
    cachesPages: true,
    load: () => Promise.resolve({ createStorefront: () => storefront }),
  };
}
