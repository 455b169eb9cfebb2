/** Opens the payment provider of a shop: a real one, the test provider of the demo, or none. */
import { createDatabase, type Database, type DatabaseAccess } from './database/connect.ts';
import type { DatabaseLogger } from './database/logger.ts';
import { shareConnections } from './database/share-connections.ts';
import { isDemo } from './is-demo.ts';
import type { PaymentsSetup } from './order/create-ordering.ts';
import { createHttpProvider } from './payment/http-provider.ts';
import { paymentSecret } from './payment/payment-secret.ts';
import { type Sandbox, startSandbox } from './payment/sandbox/sandbox-server.ts';
import { createDatabaseStore } from './payment/sandbox/sandbox-store.ts';

export interface SandboxSettings {
  /** Whether payments are tests; `demo`: where the products are those of the demo. */
  isWanted: boolean | 'demo';
  host: string;
  port: number;
  /** Whether it must be this port; any other is taken when it is in use. */
  isPortFixed: boolean;
  /** Where shoppers reach it; absent: at its own address. */
  publicUrl?: string | undefined;
  /** Of its pages. */
  font(): Promise<Buffer>;
  /** Where it reaches the shop, on the same machine. */
  shopUrl: string;
}

export interface OpenPaymentsOptions extends DatabaseAccess {
  databaseUrl: string;
  logger: DatabaseLogger;
  /** Part of the webhook's address. */
  name: string;
  /** Where shoppers reach the shop. */
  origin: string;
  /** Shared with the provider; absent: made and stored by the first instance. */
  secret?: string | undefined;
  /** Of a real provider, which makes the sandbox needless. */
  providerUrl?: string | undefined;
  sandbox: SandboxSettings;
}

export interface OpenPayments {
  /** Null without a provider. */
  setup: PaymentsSetup | null;
  /** Of the test provider; null without one. */
  sandboxUrl: string | null;
  close(): Promise<void>;
}

/** @throws when the fixed port of the sandbox is taken. */
export async function openPayments(options: OpenPaymentsOptions): Promise<OpenPayments> {
  const {
    databaseUrl: url,
    pooling,
    changeSignal,
    connections,
    logger,
    origin,
    providerUrl,
    sandbox,
  } = options;
  const database = createDatabase({
    ...{ url, pooling, changeSignal, logger },
    poolSize: shareConnections(connections).payments,
    applicationName: 'atv-huset payments',
  });
  try {
    const secret = options.secret ?? (await paymentSecret(database.db));
    if (providerUrl) {
      const setup = setupOf(options, { url: providerUrl.replace(/\/$/, ''), secret, webhookOrigin: origin });
      return { setup, sandboxUrl: null, close: database.close };
    }
    const isWanted = sandbox.isWanted === 'demo' ? await isDemo(database.db) : sandbox.isWanted;
    if (!isWanted) return { setup: null, sandboxUrl: null, close: database.close };
    const server = await startBeside(sandbox, database, secret);
    return {
      setup: setupOf(options, { url: server.url, secret, webhookOrigin: sandbox.shopUrl }),
      sandboxUrl: sandbox.publicUrl ?? server.url,
      async close() {
        await server.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function setupOf(
  { name, origin }: OpenPaymentsOptions,
  { url, secret, webhookOrigin }: { url: string; secret: string; webhookOrigin: string },
): PaymentsSetup {
  return {
    provider: createHttpProvider({ name, url, secret }),
    addresses: {
      returnUrl: reference => `${origin}/payments/return/${reference}`,
      webhookUrl: () => `${webhookOrigin}/payments/${name}/webhook`,
    },
  };
}

async function startBeside(
  { host, port, isPortFixed, publicUrl, font }: SandboxSettings,
  { db }: Database,
  secret: string,
): Promise<Sandbox> {
  const parts = { store: createDatabaseStore(db), secret, publicUrl, font: await font() };
  try {
    return await startSandbox(parts, port, host);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    // A configured port must not be replaced silently.
    if (!isTaken || isPortFixed) throw error;
    return startSandbox(parts, 0, host);
  }
}
