/** The published documents that areas, information pages and menus are answered from. */
import { type Kysely, sql } from 'kysely';
import type { LiveContent } from '#backend/content/documents/managed-content.ts';
import type { Schema } from '#backend/database/schema.ts';
import { partsOf } from '#studio-api/document-id.ts';
import { readLive } from './live.repository.ts';
import type { Requires } from './required-versions.ts';

/** @param widgets of the build that areas may contain, by type */
export async function readLiveContent(
  db: Kysely<Schema>,
  at: Date,
  widgets: Readonly<Record<string, { version: number }>>,
): Promise<LiveContent> {
  const ids = await contentIds(db);
  if (ids.length === 0) return { documents: [], nextChange: null };
  const versions: Requires = Object.fromEntries(
    Object.entries(widgets).map(([type, { version }]) => [type, version]),
  );
  const [{ documents }, next] = await Promise.all([
    readLive(
      db,
      at,
      versions,
      ids.map(({ id }) => id),
    ),
    db
      .selectFrom('studio_live')
      .select(({ fn }) => fn.min('live_from').as('at'))
      .where('live_from', '>', at)
      .where(sql<boolean>`document_id ~ '^(content|menu):'`)
      .executeTakeFirst(),
  ]);
  const partsById = new Map(ids.map(parts => [parts.id, parts]));
  return {
    documents: documents.flatMap(({ id, body }) => {
      const parts = partsById.get(id);
      return parts ? [{ kind: parts.kind, key: parts.key, body }] : [];
    }),
    nextChange: next?.at ?? null,
  };
}

async function contentIds(db: Kysely<Schema>) {
  const rows = await db
    .selectFrom('studio_document')
    .select('document_id')
    .where('kind', 'in', ['content', 'menu'])
    .where('is_managed', '=', true)
    .execute();
  return rows.flatMap(({ document_id }) => {
    const parts = partsOf(document_id);
    if (!parts) return [];
    const { id, key, kind } = parts;
    return kind === 'content' || kind === 'menu' ? [{ id, key, kind }] : [];
  });
}
