/**
 * Who wrote what of a draft shoppers do not have yet. A person is its author from their first word until a publication with
 * all that they wrote is live, and again when that one is taken back, ends or is cancelled. A revision has the authors of the
 * draft that it was made from, and gives them to the draft which it is restored to. Changes that the server brings into a
 * draft from what is live have no author here.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import type { NamedStaff } from '#studio-api/comments.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { DraftKey } from './draft.repository.ts';
import type { NamedAuthor } from './studio-context.ts';

/** None of these rows of `studio_live`, `l`, has begun, or all of those that have are taken back. */
const wasNeverLive = (rows: RawBuilder<unknown>, at: Date) => sql<boolean>`not exists (
  select from studio_live l left join studio_publication p on p.publication_id = l.publication_id
  where ${rows} and l.live_from <= ${at} and not exists (
    select from studio_publication u
    where u.undoes = p.publication_id and u.cancelled_at is null and u.live_from <= ${at}))`;

/** Of a row: nothing that is live now has what its author wrote. */
const isOpen = (at: Date) => wasNeverLive(sql`l.live_id = a.live_id`, at);

/** A change without an account, as one from the terminal, has no author who could approve it. */
export async function addAuthor(db: Db, key: DraftKey, { id, name }: NamedAuthor): Promise<void> {
  if (id === null) return;
  await db
    .insertInto('studio_draft_author')
    .values({
      document_id: key.id,
      release_id: key.release,
      staff_id: id,
      name: name ?? '',
      live_id: null,
    })
    .onConflict(conflict =>
      conflict
        .columns(['document_id', 'release_id', 'staff_id'])
        .doUpdateSet({ name: name ?? '', live_id: null }),
    )
    .execute();
}

/** A draft that begins with what another one says has its authors. */
export async function copyAuthors(db: Db, from: DraftKey, to: DraftKey): Promise<void> {
  await sql`
    insert into studio_draft_author (document_id, release_id, staff_id, name, live_id)
      select ${to.id}::text, ${to.release}::integer, staff_id, name, live_id from studio_draft_author
      where document_id = ${from.id} and release_id = ${from.release}
      on conflict do nothing`.execute(db);
}

/** What the draft says is in the history, as the revisions with this hash. */
export async function keepAuthors(db: Db, key: DraftKey, hash: string, at: Date): Promise<void> {
  await sql`
    insert into studio_revision_author (document_id, number, staff_id, name)
      select r.document_id, r.number, a.staff_id, a.name
      from studio_revision r join studio_draft_author a on a.document_id = r.document_id
      where r.document_id = ${key.id} and r.hash = ${hash} and a.release_id = ${key.release} and ${isOpen(at)}
      on conflict do nothing`.execute(db);
}

/** A scheduled revision that gets a change of the server has the authors of the one before. */
export async function passAuthors(db: Db, id: DocumentId, from: number, to: number): Promise<void> {
  await sql`
    insert into studio_revision_author (document_id, number, staff_id, name)
      select document_id, ${to}::integer, staff_id, name from studio_revision_author
      where document_id = ${id} and number = ${from}
      on conflict do nothing`.execute(db);
}

/** The draft says what a revision does: who wrote that is an author again, unless it is live or was. */
export async function restoreAuthors(db: Db, key: DraftKey, revision: number, at: Date): Promise<void> {
  const rows = sql`l.document_id = a.document_id and l.revision = a.number`;
  await sql`
    insert into studio_draft_author (document_id, release_id, staff_id, name, live_id)
      select a.document_id, ${key.release}::integer, a.staff_id, a.name,
        (select max(l.live_id) from studio_live l where ${rows})
      from studio_revision_author a
      where a.document_id = ${key.id} and a.number = ${revision} and ${wasNeverLive(rows, at)}
      on conflict (document_id, release_id, staff_id) do update set live_id = excluded.live_id`.execute(db);
}

/**
 * The draft is what is published, all of it.
 * @param live the row of what is published; null for a page file, which no one takes back
 */
export async function settleAuthors(db: Db, key: DraftKey, live: number | null, at: Date): Promise<void> {
  const rows = sql`a.document_id = ${key.id} and a.release_id = ${key.release} and ${isOpen(at)}`;
  await (live === null
    ? sql`delete from studio_draft_author a where ${rows}`
    : sql`update studio_draft_author a set live_id = ${live} where ${rows}`
  ).execute(db);
}

/** Of what differs from what is live, by name. */
export async function authorsOf(
  db: Db,
  release: number,
  documents: readonly DocumentId[],
  at: Date,
): Promise<ReadonlyMap<DocumentId, readonly NamedStaff[]>> {
  const { rows } = await sql<{ document_id: string; staff_id: string; name: string }>`
    select a.document_id, a.staff_id, coalesce(nullif(s.name, ''), nullif(a.name, ''), s.mail, '') as name
    from studio_draft_author a left join staff s on s.staff_id::text = a.staff_id
    where a.release_id = ${release} and a.document_id = any(${[...documents]}) and ${isOpen(at)}
    order by name, a.staff_id`.execute(db);
  return new Map(
    documents.map(id => [
      id,
      rows.filter(row => row.document_id === id).map(row => ({ id: row.staff_id, name: row.name })),
    ]),
  );
}
