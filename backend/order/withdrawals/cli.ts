/** `npm run withdrawals -- list | done NUMBER [--database-url URL]`: who has withdrawn from which order, oldest first, and what was dealt with. */

import { withCommandDatabase } from '#backend/database/command-database.ts';
import { readCommandLine } from '#backend/kernel/command-line.ts';
import { createWithdrawals } from './withdrawal.service.ts';

const usage = 'npm run withdrawals -- list | done NUMBER [--database-url URL]';

const { values, positionals } = readCommandLine(
  {
    allowPositionals: true,
    options: { 'database-url': { type: 'string' } },
  },
  usage,
);
const [command = 'list', number = ''] = positionals;
if (command !== 'list' && !(command === 'done' && /^[1-9]\d{0,8}$/.test(number))) {
  console.error(usage);
  process.exit(2);
}

/** Removes control characters from customers' texts, so that a terminal does not interpret them. */
const shown = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ');

await withCommandDatabase(values['database-url'], async db => {
  const withdrawals = createWithdrawals(db);
  if (command === 'done') {
    const isDone = await withdrawals.close(Number(number), new Date());
    console.log(
      isDone ? `The withdrawal from ${number} is dealt with.` : `No open withdrawal from ${number}.`,
    );
    if (!isDone) process.exitCode = 1;
    return;
  }
  const { first, all } = await withdrawals.open();
  for (const { orderNumber, receivedAt, name, email, pieces } of first)
    console.log(
      [orderNumber, receivedAt.toISOString(), shown(name), shown(email), pieces.join(', ')].join('\t'),
    );
  if (all === 0) console.log('No withdrawal waits.');
  if (all > first.length) console.log(`These are the oldest ${first.length} of ${all}.`);
});
