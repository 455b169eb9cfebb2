/** How often someone may try: counted before anything is looked at, given back on success, so that only failures add up. */
import type { Kysely } from 'kysely';
import { release, consume, type Limit } from '#backend/database/limiter.ts';
import type { Schema } from '#backend/database/schema.ts';
import { networkOf } from '#backend/kernel/network-of.ts';

/** A result that costs the one who asked no turn. */
type Isolated<Result> = { result: Result; succeeded: boolean };

/** Of one account from one network: anyone who guesses from elsewhere does not lock its owner out. */
const perAccount: Limit = { name: 'login-account', max: 10, windowSeconds: 300 };
/** Of one network over all accounts. */
const perNetwork: Limit = { name: 'login-network', max: 100, windowSeconds: 300 };
/** Letters to someone whose address others try to register. */
const letters: Limit = { name: 'register-letter', max: 2, windowSeconds: 3600 };
const accountsMade: Limit = { name: 'register', max: 200, windowSeconds: 3600 };

export type Attempts = ReturnType<typeof createAttempts>;

export function createAttempts(db: Kysely<Schema>) {
  /** Seconds to wait, or null for a turn in each of the counters. */
  async function take(counters: readonly (readonly [Limit, string])[], now: Date): Promise<number | null> {
    for (const [at, [limit, subject]] of counters.entries()) {
      const turn = await consume(db, limit, subject, now);
      if (turn.allowed) continue;
      // Who is stopped by one counter has used nothing of the others.
      for (const [other, of] of counters.slice(0, at)) await release(db, other, of);
      return turn.retryAfterSeconds;
    }
    return null;
  }

  return {
    /** Runs `work` if there is a turn left for this account from this network; else answers the seconds to wait. */
    async guard<Result>(
      { ip, username }: { ip: string | null; username: string },
      now: Date,
      work: () => Promise<Isolated<Result>>,
    ): Promise<Result | { kind: 'wait'; seconds: number }> {
      const network = networkOf(ip);
      const counters = [
        [perNetwork, network],
        [perAccount, `${network} ${username}`],
      ] as const;
      const seconds = await take(counters, now);
      if (seconds !== null) return { kind: 'wait', seconds };
      const { result, succeeded } = await work();
      if (succeeded) for (const [limit, subject] of counters) await release(db, limit, subject);
      return result;
    },

    /** Seconds to wait before this network may make another account. */
    newAccount: (ip: string | null, now: Date): Promise<number | null> =>
      take([[accountsMade, networkOf(ip)]], now),

    /** Whether this address may be sent a letter about its registration. */
    mayWriteTo: async (email: string, now: Date): Promise<boolean> =>
      (await take([[letters, email]], now)) === null,
  };
}
