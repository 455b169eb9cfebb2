/** The production process: reads the configuration first, so that its errors show before any heavy import. */
import { join } from 'node:path';
import { ConfigError } from './config/config-error.ts';
import { loadConfig } from './config/load-config.ts';

async function main(): Promise<void> {
  // This file becomes dist/server/main.js.
  const build = join(import.meta.dirname, '..');
  const root = join(build, '..');
  let config;
  try {
    config = loadConfig(process.env, root);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
  const [{ createLogger }, { run }, { startShop }, { builtFrontend }] = await Promise.all([
    import('./http/create-logger.ts'),
    import('./start/run.ts'),
    import('./start/start-shop.ts'),
    import('./start/frontend.ts'),
  ]);
  const { logLevel: level, buildId } = config;
  const logger = createLogger({ level, buildId, readable: process.stdout.isTTY });
  await run(logger, () => startShop({ config, logger, root, frontend: builtFrontend(build) }), config);
}

await main();
