/** Runs the shop from its sources with a minimal storefront, for tests of the server, the API and the database. */
import { createLogger } from '#server/http/create-logger.ts';
import { configOrExit } from '#server/start/config-or-exit.ts';
import { run } from '#server/start/run.ts';
import { startShop } from '#server/start/start-shop.ts';
import { plainFrontend } from './plain-frontend.ts';

const config = configOrExit(process.env, process.cwd());
const logger = createLogger({ level: config.logLevel, readable: false });

const interval = process.env['TEST_PUBLICATIONS_INTERVAL_MS'];
const publicationsIntervalMs = interval ? Number(interval) : undefined;

await run(
  logger,
  () => startShop({ config, logger, root: process.cwd(), frontend: plainFrontend(), publicationsIntervalMs }),
  config,
);
