/** `npm run orders -- ship|cancel|capture|refund NUMBER …`: order handling by staff; works while the shop runs. */
import { withCommandDatabase } from '#backend/database/command-database.ts';
import { endForHelp } from '#backend/kernel/command-line.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { createPromotions } from '#backend/promotion/create-promotions.ts';
import { createHandling } from './handling.service.ts';
import { ordersUsage, readOrderArgs } from './order-args.ts';
import { createOrderLifecycle } from './order-lifecycle.ts';

endForHelp(process.argv.slice(2), ordersUsage);
const command = readOrderArgs(process.argv.slice(2));
if (!command) {
  console.error(ordersUsage);
  process.exit(2);
}

try {
  const lifecycle = createOrderLifecycle(createPromotions());
  await withCommandDatabase(command.databaseUrl, db =>
    command.run(createHandling({ db, lifecycle, payments: null }), new Date()),
  );
  console.log('Done.');
} catch (error) {
  if (!(error instanceof RequestError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
