/** `npm run staff -- …`: accounts of Studio, and tokens with which staff act as a customer; works while the shop runs. */
import { createAuth } from '#backend/auth/create-auth.ts';
import { makeStaffToken } from '#backend/auth/staff-args.ts';
import { withCommandDatabase } from '#backend/database/command-database.ts';
import { endForHelp } from '#backend/kernel/command-line.ts';
import { createManageStaff } from './manage-staff.ts';
import { readStaffCommand, runStaffCommand, staffUsage, studioOriginOf } from './staff-command.ts';

const { env, argv } = process;
endForHelp(argv.slice(2), staffUsage);
const command = readStaffCommand(argv.slice(2));
if (!command) {
  console.error(staffUsage);
  process.exit(2);
}

const now = () => new Date();
const shopOrigin = (env['PUBLIC_ORIGIN'] || `http://localhost:${env['PORT'] || '3000'}`).replace(/\/+$/, '');
const { text, isDone } = await withCommandDatabase(undefined, async db => {
  if (command.kind !== 'token')
    return runStaffCommand(createManageStaff({ db, studioOrigin: studioOriginOf(env), now }), command);
  const auth = await createAuth(db, now, { secret: env['AUTH_SECRET'] || undefined });
  const made = await makeStaffToken(auth.staff, command, shopOrigin);
  return { text: made ?? 'No customer has this mail address.', isDone: made !== null };
});
if (isDone) console.log(text);
else {
  console.error(text);
  process.exitCode = 1;
}
