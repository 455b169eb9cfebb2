/** Which instance tells the cache in front of the shop of changes: one at a time, by a lease in the database. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';

/** Seconds: so long after its last word a holder counts as dead. */
const LEASE_SECONDS = 4;

export interface PurgeReport {
  /** Of this process alone. */
  holder: string;
  /** Name of the build, whose pages differ from those of others. */
  build: string;
  /** Of the last catalogue change that this instance has followed. */
  version: number;
  /** Whether every change that this instance has heard of is purged. */
  isDone: boolean;
  /** Up to which reset everything has been purged. */
  resetsDone: number;
}

export interface PurgeLease {
  isHolder: boolean;
  /** Seconds since everything was purged that had changed before. */
  lagSeconds: number;
  /**
   * What is known of the time before, where this call has taken the lease: nothing, that the holder before gave it back with
   * everything purged, or that it died. Null where nothing was taken.
   */
  taken: 'first' | 'released' | 'died' | null;
  /** Whether pages at the edge were stored by another build. */
  isOtherBuild: boolean;
  /** Whether changes may have been made while no one followed them. */
  isOtherVersion: boolean;
  /**
   * Number of the last reset that is still to be done, or 0: everything is purged once an instance of another build has ended,
   * or one that had something left to purge.
   */
  resets: number;
}

export interface EdgePurges {
  /** Takes or extends the lease, and reports up to where changes are purged. */
  report(own: PurgeReport): Promise<PurgeLease>;
  /** Gives the lease back; the instances that go on purge everything if they are of another build. */
  release(own: PurgeReport): Promise<void>;
}

interface Row {
  holder: string | null;
  is_valid: boolean;
  lag: number;
  is_other_build: boolean;
  is_other_version: boolean;
  resets: number;
}

const FIRST: PurgeLease = {
  ...{ isHolder: true, lagSeconds: 0, taken: 'first', resets: 0 },
  isOtherBuild: true,
  isOtherVersion: true,
};
/** Another instance was faster. */
const SECOND: PurgeLease = { ...FIRST, isHolder: false, taken: null };

export function createEdgePurges(db: Kysely<Schema>): EdgePurges {
  const until = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

  async function begin({ holder, version, build }: PurgeReport): Promise<boolean> {
    const { rows } = await sql`
      insert into edge_purge (holder, lease_until, purged_at, version, build)
      values (${holder}, ${until}, now(), ${version}, ${build})
      on conflict do nothing returning holder`.execute(db);
    return rows.length > 0;
  }

  /** @param before the holder that was read; another instance may have been faster since */
  async function hold(own: PurgeReport, before: string | null): Promise<boolean> {
    const { holder, version, build, isDone, resetsDone } = own;
    const isOwn = before === holder;
    const { rows } = await sql`
      update edge_purge set holder = ${holder}, lease_until = ${until},
        purged_at = case when ${isOwn && isDone} then now() else purged_at end,
        version = case when ${isOwn && isDone} then ${version} else version end,
        build = case when ${isOwn && isDone} then ${build} else build end,
        resets_done = case when ${isOwn && isDone} then greatest(resets_done, ${resetsDone}) else resets_done end
      where holder is not distinct from ${before} and (${isOwn} or holder is null or lease_until <= now())
      returning holder`.execute(db);
    return rows.length > 0;
  }

  return {
    async report(own) {
      const { rows } = await sql<Row>`
        select holder, lease_until > now() as is_valid, extract(epoch from now() - purged_at)::float8 as lag,
          build <> ${own.build} as is_other_build, version <> ${own.version} as is_other_version,
          case when resets > resets_done then resets else 0 end::float8 as resets
        from edge_purge`.execute(db);
      const [row] = rows;
      if (!row) return (await begin(own)) ? FIRST : SECOND;
      const { holder: before, lag, resets } = row;
      const isOwn = before === own.holder;
      const isHolder = (isOwn || before === null || !row.is_valid) && (await hold(own, before));
      const isTaken = isHolder && !isOwn;
      return {
        isHolder,
        lagSeconds: isOwn && own.isDone ? 0 : lag,
        taken: isTaken ? (before === null ? 'released' : 'died') : null,
        isOtherBuild: row.is_other_build,
        isOtherVersion: row.is_other_version,
        resets,
      };
    },
    async release({ holder, build, version, isDone }) {
      await sql`
        update edge_purge set
          holder = case when holder is not distinct from ${holder} then null else holder end,
          purged_at = case when holder is not distinct from ${holder} and ${isDone} then now() else purged_at end,
          version = case when holder is not distinct from ${holder} and ${isDone} then ${version} else version end,
          resets = resets + (build <> ${build} or (holder is not distinct from ${holder} and not ${isDone}))::int`.execute(
        db,
      );
    },
  };
}
