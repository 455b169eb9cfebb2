/** `npm run staff -- token …`: creates tokens with which staff act as a customer or see drafts; works while the shop runs. */
import { withCommandDatabase } from '#backend/database/command-database.ts';
import { createAuth } from './create-auth.ts';
import { makeStaffToken, readStaffArgs, staffUsage } from './staff-args.ts';

const { env, argv } = process;
const request = readStaffArgs(argv.slice(2));
if (!request) {
  console.error(staffUsage);
  process.exit(2);
}

const origin = (env['PUBLIC_ORIGIN'] || `http://localhost:${env['PORT'] || '3000'}`).replace(/\/+$/, '');
const text = await withCommandDatabase(undefined, async db => {
  const auth = await createAuth(db, () => new Date(), { secret: env['AUTH_SECRET'] || undefined });
  return makeStaffToken(auth.staff, request, origin);
});
if (text === null) {
  console.error('No customer has this mail address.');
  process.exitCode = 1;
} else console.log(text);
