/** Changes since a mark. They are tracked by transaction, since one that began early may commit after many later ones. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';

export interface Change {
  version: number;
  kind: string;
  product_id: number | null;
}

/** A change that is not bound to a product: names, trees, everything. */
export const isGeneral = ({ kind, product_id }: Change): boolean => kind !== 'content' && product_id === null;

/** How far an index has read. */
export interface Mark {
  version: number;
  /** The oldest transaction that was still open: its changes and those of later transactions are read again. */
  since: string;
  /** Versions from such transactions that were already processed. */
  seen: ReadonlySet<number>;
}

interface Row extends Change {
  is_open: boolean;
  since: string;
  first: number;
}

/** Taken before rows are read, so that changes made during the reading are read again. */
export async function markNow(db: Db): Promise<Mark> {
  const { rows } = await sql<{ version: number; since: string; seen: number[] }>`
    select coalesce((select max(version) from catalogue_change), 0)::float8 as version,
      pg_snapshot_xmin(pg_current_snapshot())::text as since,
      coalesce((select array_agg(version::float8) from catalogue_change
        where tx >= pg_snapshot_xmin(pg_current_snapshot())), '{}') as seen`.execute(db);
  const { version = 0, since = '0', seen = [] } = rows[0] ?? {};
  return { version, since, seen: new Set(seen) };
}

/** Changes that were announced after a mark, and the new mark. */
export async function changesSince(db: Db, mark: Mark): Promise<{ changes: Change[]; mark: Mark }> {
  const { rows } = await sql<Row>`
    select version::float8 as version, kind, product_id, tx >= pg_snapshot_xmin(pg_current_snapshot()) as is_open,
      pg_snapshot_xmin(pg_current_snapshot())::text as since,
      (select min(version) from catalogue_change)::float8 as first
    from catalogue_change where tx >= ${mark.since}::text::xid8 order by catalogue_change.version`.execute(
    db,
  );
  const fresh = rows.filter(({ version }) => !mark.seen.has(version));
  const [row] = rows;
  if (!row) return { changes: [], mark };
  const changes: Change[] = fresh.map(({ version, kind, product_id }) => ({ version, kind, product_id }));
  const version = Math.max(mark.version, ...changes.map(change => change.version));
  // Old changes are trimmed: after a long pause some may be missing, so everything is read again.
  if (row.first > mark.version + 1) changes.push({ version, kind: 'all', product_id: null });
  const seen = new Set(rows.filter(({ is_open }) => is_open).map(each => each.version));
  return { changes, mark: { version, since: row.since, seen } };
}
