/** Runs the shop from its sources with a minimal storefront, for tests of the server, the API and the database. */

import { createLogger } from '#server/http/create-logger.ts';
import { configOrExit } from '#server/start/config-or-exit.ts';
import type { Frontend } from '#server/start/frontend.ts';
import { run } from '#server/start/run.ts';
import { startShop } from '#server/start/start-shop.ts';
import { plainFrontend } from './plain-frontend.ts';

const config = configOrExit(process.env, process.cwd());
const logger = createLogger({ level: config.logLevel, readable: false });

const interval = process.env['TEST_PUBLICATIONS_INTERVAL_MS'];
const publicationsIntervalMs = interval ? Number(interval) : undefined;

/** An empty database is filled from a folder, whose areas are read with the forms of their widgets. */
const plain = plainFrontend();
const frontend: Frontend = {
  ...plain,
  async load() {
    const [entry, { createContentForms }] = await Promise.all([
      plain.load(),
      import('#ssr/content-forms.ts'),
    ]);
    return { ...entry, createContentForms };
  },
};

await run(
  logger,
  () => startShop({ config, logger, root: process.cwd(), frontend, publicationsIntervalMs }),
  config,
);
