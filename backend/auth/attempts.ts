/** Rate limits of login and registration. Attempts are counted before any lookup and released on success, so only failures add up. */
import type { Kysely } from 'kysely';
import { consume, consumeAll, type Limit, releaseAttempt } from '#backend/database/limiter.ts';
import type { Schema } from '#backend/database/schema.ts';
import { networkOf } from '#kernel/address/network-of.ts';

/** A result, and whether the attempt succeeded and does not count. */
type Isolated<Result> = { result: Result; succeeded: boolean };

/** Per account and network, so that guesses from elsewhere do not lock out the owner. */
const perAccount: Limit = { name: 'login-account', max: 10, windowSeconds: 300 };
/** Per network over all accounts. */
const perNetwork: Limit = { name: 'login-network', max: 100, windowSeconds: 300 };
/** Mails to an address that others try to register. */
const letters: Limit = { name: 'register-letter', max: 2, windowSeconds: 3600 };
const accountsMade: Limit = { name: 'register', max: 200, windowSeconds: 3600 };

export type Attempts = ReturnType<typeof createAttempts>;

export function createAttempts(db: Kysely<Schema>) {
  /** Consumes one attempt of each counter; returns the seconds to wait when one is exhausted, else null. */
  async function take(counters: readonly (readonly [Limit, string])[], now: Date): Promise<number | null> {
    for (const [at, [limit, subject]] of counters.entries()) {
      const turn = await consume(db, limit, subject, now);
      if (turn.allowed) continue;
      // A rejection consumes none of the other counters.
      for (const [other, of] of counters.slice(0, at)) await releaseAttempt(db, other, of);
      return turn.retryAfterSeconds;
    }
    return null;
  }

  return {
    /** Runs `work` if this account and network have an attempt left; otherwise returns the seconds to wait. */
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
      if (succeeded) for (const [limit, subject] of counters) await releaseAttempt(db, limit, subject);
      return result;
    },

    /** Seconds to wait before this network may create another account; null when it may now. */
    newAccount: (ip: string | null, now: Date): Promise<number | null> =>
      take([[accountsMade, networkOf(ip)]], now),

    /**
     * Whether another mail about a registration may be sent to this address. In the transaction that has made the account:
     * of several requests at once, another one could have used what is left before it.
     */
    mayWriteTo: async (on: Kysely<Schema>, email: string, now: Date): Promise<boolean> =>
      (await consumeAll(on, [{ limit: letters, subject: email }], now)).allowed,
  };
}
