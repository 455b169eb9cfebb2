/** The development process: the shop over Vite, made again when code, pages or messages change. */
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { ConfigError } from '#server/config/config-error.ts';
import { loadConfig } from '#server/config/load-config.ts';
import type { ServedPages } from '#server/pages/page-revision.ts';
import { run } from '#server/start/run.ts';
import { type Shop, startShop } from '#server/start/start-shop.ts';
import { createLogger } from '../http/create-logger.ts';
import { storeRevision } from '../pages/page-revision.ts';
import { createPageOverlay } from './page-overlay.ts';
import { viteFrontend } from './vite-frontend.ts';

/** Development: page files without an error become the revision that is served while later ones have errors. */
function keepRevision(root: string, revision: string, { errors }: ServedPages): void {
  if (errors.length === 0) storeRevision(root, revision);
}

export interface DevelopmentOptions {
  root: string;
  vite: ViteDevServer;
  /** The server on which Vite sends changes to browsers. */
  messages: Server;
  /** Folder of the last valid page files, which the shop and the browser get while others have errors. */
  revision: string;
  /** Runs the generators that a changed file feeds; answers whether the page must be loaded again. */
  generate(files: readonly string[]): Promise<boolean>;
}

/** Editors save in several steps; one reload covers them all. */
const SETTLE_MS = 60;

export async function startDevelopment({
  root,
  vite,
  messages,
  revision,
  generate,
}: DevelopmentOptions): Promise<void> {
  let config;
  try {
    config = loadConfig({ NODE_ENV: 'development', ...process.env }, root);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
  const logger = createLogger({ level: config.logLevel, readable: true });
  const overlay = createPageOverlay(vite.ws);
  const frontend = {
    ...viteFrontend(vite),
    revision,
    pagesRead(pages: ServedPages) {
      keepRevision(root, revision, pages);
      overlay.show(pages);
    },
  };
  await run(
    logger,
    async () => {
      const shop = await startShop({ config, logger, root, frontend });
      shop.server.on('upgrade', (req, socket, head) => messages.emit('upgrade', req, socket, head));
      watchSources(shop);
      return { ...shop, stop: () => vite.close().then(() => shop.stop()) };
    },
    config,
  );

  /** Vite read a changed page file before it was checked; it reads it again from the revision that is served. */
  function forgetPages(files: readonly string[]): void {
    for (const file of files.filter(name => name.startsWith('pages/')))
      for (const module of vite.moduleGraph.getModulesByFile(join(root, file)) ?? [])
        vite.moduleGraph.invalidateModule(module);
  }

  function watchSources(shop: Shop): void {
    const changed = new Set<string>();
    let timer: NodeJS.Timeout | undefined;
    // Reloads run one after the other, so that an older state never replaces a newer one.
    let running = Promise.resolve();
    const reload = async (): Promise<void> => {
      const files = [...changed];
      changed.clear();
      try {
        const whole = await generate(files);
        await shop.reload();
        forgetPages(files);
        logger.info({ files: files.slice(0, 5) }, 'reloaded');
        if (whole) vite.ws.send({ type: 'full-reload' });
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        logger.error({ err: error }, 'the change could not be taken; the shop shows what it had');
      }
    };
    vite.watcher.on('all', (_event, path) => {
      const file = path.slice(root.length + 1).replaceAll('\\', '/');
      if (!/^(src|widgets|pages|locales|schemas|backend)\//.test(file) || /\.(test|stories)\./.test(file))
        return;
      if (file.startsWith('backend/') && !file.endsWith('.graphql')) return;
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(reload);
      }, SETTLE_MS);
    });
  }
}
