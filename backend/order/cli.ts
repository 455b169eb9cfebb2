/** `npm run orders -- ship|cancel|capture|refund NUMBER …`: what the shop's people do with an order; the shop may be running. */
import { createDatabase } from '#backend/database/connect.ts';
import { startEmbeddedPostgres } from '#backend/database/embedded-postgres.ts';
import { silentLogger } from '#backend/database/logger.ts';
import { migrate } from '#backend/database/migrate.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { createPromotions } from '#backend/promotion/create-promotions.ts';
import { createHandling } from './handling.service.ts';
import { createOrderLifecycle } from './order-lifecycle.ts';
import { ordersUsage, readOrdersWords } from './orders-words.ts';

const { env, argv } = process;
const wish = readOrdersWords(argv.slice(2));
if (!wish) {
  console.error(ordersUsage);
  process.exit(2);
}

const address = wish.databaseUrl ?? (env['DATABASE_URL'] || undefined);
const embedded =
  address === undefined
    ? await startEmbeddedPostgres({ dataDir: env['DATA_DIR'] || 'data', logger: silentLogger })
    : null;
const url = address ?? embedded?.url ?? '';
const { db, close } = createDatabase({ url, logger: silentLogger, poolSize: 2 });
try {
  await migrate({ url, logger: silentLogger });
  const lifecycle = createOrderLifecycle(createPromotions());
  await wish.run(createHandling({ db, lifecycle, payments: null }), new Date());
  console.log('Done.');
} catch (error) {
  if (!(error instanceof RequestError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await close();
  await embedded?.stop();
}
