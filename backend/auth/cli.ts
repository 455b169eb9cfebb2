/** `npm run staff -- token …`: makes the tokens by which staff act as a customer or see drafts; the shop may be running. */
import { createDatabase } from '#backend/database/connect.ts';
import { startEmbeddedPostgres } from '#backend/database/embedded-postgres.ts';
import { silentLogger } from '#backend/database/logger.ts';
import { migrate } from '#backend/database/migrate.ts';
import { createAuth } from './create-auth.ts';
import { makeStaffToken, readStaffWords, staffUsage } from './staff-command.ts';

const { env, argv } = process;
const wish = readStaffWords(argv.slice(2));
if (!wish) {
  console.error(staffUsage);
  process.exit(2);
}

const address = env['DATABASE_URL'] || undefined;
const embedded =
  address === undefined
    ? await startEmbeddedPostgres({ dataDir: env['DATA_DIR'] || 'data', logger: silentLogger })
    : null;
const url = address ?? embedded?.url ?? '';
const { db, close } = createDatabase({ url, logger: silentLogger, poolSize: 2 });
try {
  await migrate({ url, logger: silentLogger });
  const auth = await createAuth(db, () => new Date(), { secret: env['AUTH_SECRET'] || undefined });
  const origin = (env['PUBLIC_ORIGIN'] || `http://localhost:${env['PORT'] || '3000'}`).replace(/\/+$/, '');
  const text = await makeStaffToken(auth.staff, wish, origin);
  if (text === null) {
    console.error('No customer has this mail address.');
    process.exitCode = 1;
  } else console.log(text);
} finally {
  await close();
  await embedded?.stop();
}
