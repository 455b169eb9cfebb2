/** The shop as the server composes it, inside the measuring process, with or without page cache. Remembers the request of each page to render it again. */
import { createContentForms, createStorefront } from '#entry/entry-server.tsx';
import { loadConfig } from '#server/config/load-config.ts';
import { clientAssets, readBuiltClient } from '#server/files/client-assets.ts';
import { assetsRoute } from '#server/files/static-files.ts';
import { createLogger } from '#server/http/create-logger.ts';
import { startShop } from '#server/start/start-shop.ts';
import { executionCount, forgetAll } from './measured-caches.mjs';

export { renderLastRoot } from './cached-root.mjs';
export { renderPlainCards } from './plain-cards.mjs';
export { executionCount, forgetAll };

/**
 * Resolves to `{ origin, renderAgain(path), forgetsAll(on), stop }` when the shop is ready.
 * `renderAgain` renders a page that was requested before, without socket and page cache; while `forgetsAll` is on, every
 * requested page is rendered with empty caches.
 */
export async function openShop({ root, client, environment, cachesPages }) {
  const config = loadConfig(environment, root);
  const logger = createLogger({ level: config.logLevel, readable: false });
  const requests = new Map();
  let storefront;
  let isForgetful = false;
  const load = async () => ({
    createContentForms,
    createStorefront(options) {
      storefront = createStorefront(options);
      const render = request => {
        requests.set(request.path, request);
        if (isForgetful) forgetAll();
        return storefront.render(request);
      };
      return { ...storefront, render };
    },
  });
  const frontend = {
    assets: clientAssets(readBuiltClient(client)),
    routes: [assetsRoute([client])],
    cachesPages,
    load,
  };
  const shop = await startShop({ config, logger, root, frontend });
  await shop.ready;
  return {
    origin: shop.origin,
    stop: shop.stop,
    forgetsAll: on => (isForgetful = on),
    renderAgain: path => storefront.render({ ...requests.get(path), now: new Date() }),
  };
}
