/** The payment provider that the configuration asks for: a real one, the demo shop's own test provider, or none. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { openPayments as openProvider } from '#backend/index.ts';
import type { Config } from '../../config/config.ts';
import type { Disposables } from '../disposables.ts';
import { databaseAccess } from './database-access.ts';

export interface ShopPaymentsOptions {
  config: Config;
  /** The folder of the shop. */
  root: string;
  databaseUrl: string;
  /** Where shoppers reach the shop. */
  origin: string;
  /** The port that the shop has taken. */
  port: number;
  logger: Logger;
  disposables: Disposables;
}

/** Part of the webhook's address. */
export const providerName = 'provider';

export async function openShopPayments(
  options: ShopPaymentsOptions,
): Promise<Awaited<ReturnType<typeof openProvider>>['setup']> {
  const { config, root, databaseUrl, origin, port, logger, disposables } = options;
  const { host, paymentSandboxPort, paymentSandboxOrigin } = config;
  // The sandbox runs on the same machine and is reached directly, not by its public address.
  const local = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const opened = await openProvider({
    databaseUrl,
    ...databaseAccess(config),
    logger,
    name: providerName,
    origin,
    secret: config.paymentSecret,
    providerUrl: config.paymentProviderUrl,
    sandbox: {
      isWanted: config.paymentSandbox ?? 'demo',
      host,
      port: paymentSandboxPort ?? (config.port === 0 ? 0 : config.port + 1),
      isPortFixed: paymentSandboxPort !== undefined,
      publicUrl: paymentSandboxOrigin,
      font: () => readFile(join(root, 'public', 'fonts', 'figtree.woff2')),
      shopUrl: `http://${local}:${port}`,
    },
  });
  await disposables.add('payments', opened.close);
  if (opened.sandboxUrl) logger.info({ url: opened.sandboxUrl }, 'payments are tests: no money moves');
  return opened.setup;
}
