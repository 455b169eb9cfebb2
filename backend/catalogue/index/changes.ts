/** Changes since a mark. They are tracked by transaction, since one that began early may commit after many later ones. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import { withTimeline } from '#backend/database/timeline.ts';

export interface CatalogueChangeRow {
  version: number;
  kind: string;
  product_id: number | null;
}

/** A change that is not bound to a product: names, trees, everything. */
export const isGeneral = ({ kind, product_id }: CatalogueChangeRow): boolean =>
  kind !== 'content' && product_id === null;

/** Kinds that leave texts, places and properties of a product as they were. */
const partial = new Set(['price', 'stock', 'content', 'sales', 'co-purchases']);

/** A change of the product as a whole, as are kinds of other versions of the shop. */
export const isOfProduct = ({ kind }: Pick<CatalogueChangeRow, 'kind'>): boolean => !partial.has(kind);

const everything = (version: number): CatalogueChangeRow => ({ version, kind: 'all', product_id: null });

/** How far an index has read. */
export interface Mark {
  /** Of the log of the server that was read; empty where it is not known. */
  timeline: string;
  version: number;
  /** Which transactions were visible, as PostgreSQL writes a snapshot: `xmin:xmax:` and those that were open in between. */
  snapshot: string;
}

/** Taken before rows are read, so that changes made during the reading are read again. */
export async function markNow(db: Db): Promise<Mark> {
  const { rows } = await withTimeline(db, timelineNow =>
    sql<{ timeline: string; version: number; snapshot: string }>`
      select ${timelineNow} as timeline, coalesce((select max(version) from catalogue_change), 0)::float8 as version,
        pg_current_snapshot()::text as snapshot`.execute(db),
  );
  const { timeline = '', version = 0, snapshot = '1:1:' } = rows[0] ?? {};
  return { timeline, version, snapshot };
}

interface Facts {
  timeline: string;
  snapshot: string;
  /** Transactions that the mark has seen are not given yet, or the newest change lies before it. */
  is_behind: boolean;
  /** The oldest change that is kept; null without any. */
  first: number | null;
  changes: CatalogueChangeRow[];
}

/**
 * Changes that were announced after a mark, and the new mark: those of transactions that the mark has not seen, each once, in
 * whatever order they commit and however long another one stays open. A server that took over from another, as a promoted
 * standby or a restored backup, may never have had the last transactions of that one and gives their ids again: then anything
 * may have changed, and the answer is one general change.
 */
export async function changesSince(
  db: Db,
  mark: Mark,
): Promise<{ changes: CatalogueChangeRow[]; mark: Mark }> {
  const { rows } = await withTimeline(db, timelineNow =>
    sql<Facts>`
      with seen as (select ${mark.snapshot}::text::pg_snapshot as snapshot)
      select ${timelineNow} as timeline, pg_current_snapshot()::text as snapshot,
        (select min(version) from catalogue_change)::float8 as first,
        pg_snapshot_xmin(pg_current_snapshot()) < pg_snapshot_xmin(seen.snapshot)
          or pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(seen.snapshot)
          or (select max(version) from catalogue_change) < ${mark.version} as is_behind,
        coalesce((select json_agg(json_build_object('version', version, 'kind', kind, 'product_id', product_id)
            order by version)
          from catalogue_change where tx >= pg_snapshot_xmax(seen.snapshot)
            or tx = any (array(select pg_snapshot_xip(seen.snapshot)))), '[]') as changes
      from seen`.execute(db),
  );
  const [facts] = rows;
  if (!facts) return { changes: [], mark };
  const { timeline } = facts;
  const isOther = timeline !== '' && mark.timeline !== '' && timeline !== mark.timeline;
  if (isOther || facts.is_behind) {
    const now = await markNow(db);
    return { changes: [everything(now.version)], mark: now };
  }
  const changes = [...facts.changes];
  const version = Math.max(mark.version, ...changes.map(change => change.version));
  // Old changes are trimmed: after a long pause some may be missing, so everything is read again.
  if ((facts.first ?? 0) > mark.version + 1) changes.push(everything(version));
  return { changes, mark: { timeline: timeline || mark.timeline, version, snapshot: facts.snapshot } };
}
