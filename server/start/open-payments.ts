/** The payment provider that the configuration asks for: a real one, the demo shop's own test provider, or none. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import {
  createDatabase,
  createDatabaseStore,
  createHttpProvider,
  paymentSecret,
  type PaymentsSetup,
  type Sandbox,
  type Schema,
  startSandbox,
} from '#backend/index.ts';
import type { Config } from '../config/config.ts';
import { databaseAccess } from './database-access.ts';
import { isDemo } from './is-demo.ts';
import type { Disposables } from './disposables.ts';

export interface OpenPaymentsOptions {
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

function setupOf(url: string, secret: string, webhookOrigin: string, origin: string): PaymentsSetup {
  return {
    provider: createHttpProvider({ name: providerName, url, secret }),
    addresses: {
      returnUrl: reference => `${origin}/payments/return/${reference}`,
      webhookUrl: () => `${webhookOrigin}/payments/${providerName}/webhook`,
    },
  };
}

async function startBeside(
  options: OpenPaymentsOptions,
  db: Kysely<Schema>,
  secret: string,
): Promise<Sandbox> {
  const { config, root } = options;
  const { host, paymentSandboxOrigin: publicUrl } = config;
  const wanted = config.paymentSandboxPort ?? (config.port === 0 ? 0 : config.port + 1);
  const font = await readFile(join(root, 'public', 'fonts', 'figtree.woff2'));
  const sandbox = { store: createDatabaseStore(db), secret, publicUrl, font };
  try {
    return await startSandbox(sandbox, wanted, host);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    // A configured port must not be replaced silently.
    if (!isTaken || config.paymentSandboxPort !== undefined) throw error;
    return startSandbox(sandbox, 0, host);
  }
}

export async function openPayments(options: OpenPaymentsOptions): Promise<PaymentsSetup | null> {
  const { config, databaseUrl, origin, port, logger, disposables } = options;
  const database = createDatabase({
    url: databaseUrl,
    ...databaseAccess(config),
    logger,
    poolSize: 3,
    applicationName: 'atv-huset payments',
  });
  await disposables.add('payment database', () => database.close());
  const secret = config.paymentSecret ?? (await paymentSecret(database.db));
  if (config.paymentProviderUrl)
    return setupOf(config.paymentProviderUrl.replace(/\/$/, ''), secret, origin, origin);
  if (!(config.paymentSandbox ?? (await isDemo(database.db)))) return null;
  const sandbox = await startBeside(options, database.db, secret);
  await disposables.add('payment sandbox', () => sandbox.close());
  logger.info({ url: config.paymentSandboxOrigin ?? sandbox.url }, 'payments are tests: no money moves');
  // The sandbox runs on the same machine and is reached directly, not by its public address.
  const local = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host;
  return setupOf(sandbox.url, secret, `http://${local}:${port}`, origin);
}
