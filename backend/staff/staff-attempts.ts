/** Rate limits of everything that can be called without a session; counted in the database for all instances (R-STUDIO-36). */
import { consume, type Limit, releaseAttempt } from '#backend/database/limiter.ts';
import type { Db } from '#backend/database/schema.ts';
import { networkOf } from '#kernel/address/network-of.ts';
import { StaffError } from './staff-error.ts';

/** Failures alone count: a whole office may share one network. */
const failures: Limit = { name: 'studio-sign-in', max: 20, windowSeconds: 300 };
const begins: Limit = { name: 'studio-begin', max: 120, windowSeconds: 300 };
const mailsPerNetwork: Limit = { name: 'studio-mail-network', max: 30, windowSeconds: 3600 };
/** Per network as well, so that a stranger cannot use up what the owner of the address needs. */
const mailsPerAsker: Limit = { name: 'studio-mail', max: 3, windowSeconds: 3600 };
const mailsPerAddress: Limit = { name: 'studio-mail-address', max: 30, windowSeconds: 3600 };

async function consumeOrThrow(db: Db, limit: Limit, subject: string, now: Date): Promise<void> {
  const turn = await consume(db, limit, subject, now);
  if (!turn.allowed) throw new StaffError('TOO_MANY', 'Too many attempts.', turn.retryAfterSeconds);
}

/** Runs what signs a user in; a success costs nothing. @throws StaffError TOO_MANY */
export async function countFailures<T>(
  db: Db,
  ip: string | null,
  now: Date,
  work: () => Promise<T>,
): Promise<T> {
  const network = networkOf(ip);
  await consumeOrThrow(db, failures, network, now);
  const result = await work();
  await releaseAttempt(db, failures, network);
  return result;
}

/** Every beginning writes a row. @throws StaffError TOO_MANY */
export const countBegin = (db: Db, ip: string | null, now: Date): Promise<void> =>
  consumeOrThrow(db, begins, networkOf(ip), now);

/** Whether a link may be sent to this address. @throws StaffError TOO_MANY for the network, which tells nothing about an account. */
export async function mayMail(db: Db, ip: string | null, mail: string, now: Date): Promise<boolean> {
  const network = networkOf(ip);
  await consumeOrThrow(db, mailsPerNetwork, network, now);
  if (!(await consume(db, mailsPerAsker, `${network} ${mail}`, now)).allowed) return false;
  return (await consume(db, mailsPerAddress, mail, now)).allowed;
}
