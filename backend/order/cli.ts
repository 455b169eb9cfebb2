/** `npm run orders -- ship|cancel|capture|refund NUMBER …`: what the shop's people do with an order; the shop may be running. */
import { withCommandDatabase } from '#backend/database/command-database.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { createPromotions } from '#backend/promotion/create-promotions.ts';
import { createHandling } from './handling.service.ts';
import { createOrderLifecycle } from './order-lifecycle.ts';
import { ordersUsage, readOrdersWords } from './order-args.ts';

const wish = readOrdersWords(process.argv.slice(2));
if (!wish) {
  console.error(ordersUsage);
  process.exit(2);
}

try {
  const lifecycle = createOrderLifecycle(createPromotions());
  await withCommandDatabase(wish.databaseUrl, db =>
    wish.run(createHandling({ db, lifecycle, payments: null }), new Date()),
  );
  console.log('Done.');
} catch (error) {
  if (!(error instanceof RequestError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
