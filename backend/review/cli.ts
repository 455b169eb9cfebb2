/** `npm run reviews -- list | approve ID | reject ID [--database-url URL]`: decides which reviews are shown. */

import { withCommandDatabase } from '#backend/database/command-database.ts';
import { readCommandLine } from '#backend/kernel/command-line.ts';
import { moderate } from './moderation.ts';
import { findPending } from './review.repository.ts';

const MAX_SHOWN = 100;
const verdicts = new Map([
  ['approve', 'approved' as const],
  ['reject', 'rejected' as const],
]);

const usage = 'npm run reviews -- list | approve ID | reject ID [--database-url URL]';

const { values, positionals } = readCommandLine(
  {
    allowPositionals: true,
    options: { 'database-url': { type: 'string' } },
  },
  usage,
);
const [command = 'list', id] = positionals;
const verdict = verdicts.get(command);
if (command !== 'list' && !(verdict && /^[1-9]\d{0,8}$/.test(id ?? ''))) {
  console.error(usage);
  process.exit(1);
}

/** Removes control characters from shoppers' texts, so that a terminal does not interpret them. */
const shown = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ');
await withCommandDatabase(values['database-url'], async db => {
  if (verdict) {
    const done = await moderate(db, Number(id), verdict, new Date());
    console.log(done ? `Review ${id} is ${verdict}.` : `Review ${id} is not there or was ${verdict} before.`);
    if (!done) process.exitCode = 1;
  } else {
    const pending = await findPending(db, MAX_SHOWN);
    for (const {
      id: reviewId,
      articleNumber,
      rating,
      author,
      comment,
      createdAt,
      vehicle,
      pictures,
    } of pending)
      console.log(
        `${reviewId}\t${createdAt.toISOString().slice(0, 10)}\t${articleNumber}\t${rating ?? '-'}/5\t${shown(author)}${vehicle ? ` (${shown(vehicle)})` : ''}: ${shown(comment)}${pictures.length > 0 ? `\t${pictures.length} pictures, which Studio shows` : ''}`,
      );
    if (pending.length === 0) console.log('No review waits.');
  }
});
