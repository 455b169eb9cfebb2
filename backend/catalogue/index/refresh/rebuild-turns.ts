/** One instance of the shop builds its index anew at a time; the others go on serving theirs until it is their turn. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { ifFree } from '#backend/database/while-locked.ts';

/** Any number, as long as every instance of the shop uses the same one. */
export const REBUILD_LOCK = 4_718_200_031;
/** On average between two questions whether it is the turn of this instance. */
const ASK_MS = 2_000;

export type RebuildInTurn = <Built>(build: () => Promise<Built>) => Promise<Built>;

/** Each waits as long as others build. A turn rejects when the signal is aborted while it waits. */
export const rebuildsInTurn =
  (db: Kysely<Schema>, closing: AbortSignal, askMs = ASK_MS): RebuildInTurn =>
  async build => {
    for (;;) {
      closing.throwIfAborted();
      const turn = await ifFree(db, REBUILD_LOCK, build);
      if (turn) return turn.result;
      await sleep(askMs * (0.5 + Math.random()), undefined, { signal: closing });
    }
  };

export interface RebuildTurns {
  inTurn: RebuildInTurn;
  /** From now on other instances are waited for: until then this one serves no index, and builds at once. */
  begin(): void;
  /** Ends waiting; resolves with what is being built. */
  close(builds: Promise<void>): Promise<void>;
}

export function createRebuildTurns(db: Kysely<Schema>): RebuildTurns {
  const closing = new AbortController();
  const inTurn = rebuildsInTurn(db, closing.signal);
  let isServing = false;
  return {
    inTurn: build => (isServing ? inTurn(build) : build()),
    begin() {
      isServing = true;
    },
    close(builds) {
      closing.abort();
      return builds;
    },
  };
}
