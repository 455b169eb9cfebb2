/** A whole shop in this process, on a database that is there. */
import { loadConfig } from '#server/config/load-config.ts';
import { type Shop, startShop } from '#server/start/start-shop.ts';
import { memoryLogger } from '#server/testing/http-world.ts';

/** Resolves when the shop is ready; the caller stops it. @param env settings beside the database's address */
export async function shopOnDatabase(url: string, env: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const shop = await startShop({
    config: loadConfig({ DATABASE_URL: url, PORT: '0', ...env }, process.cwd()),
    logger: memoryLogger().logger,
    root: process.cwd(),
    frontend: {
      assets: { boot: '/boot.js', canvas: '/canvas.js', styles: () => [], preloads: [], modules: () => [] },
      routes: [],
      cachesPages: true,
      load: () => import('#entry/entry-server.tsx'),
    },
  });
  await shop.ready;
  return shop;
}
