/** The production process: reads the configuration and runs the shop of the build around it. */
import { join } from 'node:path';
import { createContentForms, createStorefront } from '#entry/entry-server.tsx';
import { createLogger } from './http/create-logger.ts';
import { configOrExit } from './start/config-or-exit.ts';
import { builtFrontend } from './start/frontend.ts';
import { run } from './start/run.ts';
import { startShop } from './start/start-shop.ts';

/** @param build the folder `dist`; its parent has pages/, locales/ and public/. */
export async function main(build: string): Promise<void> {
  const root = join(build, '..');
  const config = configOrExit(process.env, root);
  const { logLevel: level, buildId } = config;
  const logger = createLogger({ level, buildId, readable: process.stdout.isTTY });
  const frontend = builtFrontend(build, { createStorefront, createContentForms });
  await run(logger, () => startShop({ config, logger, root, frontend }), config);
}
