/** The rows of areas, pages and menus that a shop's folder has as documents. */
import { type Kysely, sql } from 'kysely';
import { idOf } from '#backend/content/documents/node-ids.ts';
import type { Schema } from '#backend/database/schema.ts';
import { numbering } from '../numbering.ts';
import { languageTag } from '../rows/market-rows.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { type Change, type Row, syncRows } from '../sync-rows.ts';

type Db = Kysely<Schema>;

/** Numbers of collections by their ids as documents, whatever letters their names have; new ones follow the highest. */
export async function collectionNumbers(db: Db): Promise<(id: string) => number> {
  const stored = await db.selectFrom('content_collection').select(['collection_id as id', 'name']).execute();
  const numberOf = numbering(stored.map(({ id, name }) => ({ id, name: idOf(name) })));
  return id => numberOf(idOf(id));
}

interface Addressed {
  id: number;
  name: string;
  /** By language. */
  aliases: Readonly<Record<string, string>>;
}

/** The addresses of these pages and no others; those of further pages stay. */
export function syncAliases(db: Db, pages: readonly Addressed[]): Promise<Change[]> {
  const names = new Map(pages.map(({ id, name }) => [id, name]));
  return syncRows(db, {
    table: 'content_alias',
    keys: ['language_id', 'alias'],
    others: 'delete',
    owns: ({ collection_id }) => names.has(Number(collection_id)),
    rows: pages.flatMap(({ id, aliases }) =>
      Object.entries(aliases).map(([code, alias]) => ({
        ...{ collection_id: id, language_id: languageTag(code) },
        alias,
      })),
    ),
    nameOf: ({ collection_id }) => names.get(Number(collection_id)) ?? '',
  });
}

/** As the database writes moments in JSON, which depends on the zone of the connection; in their order. */
async function storedMoments(db: Db, moments: readonly (Date | null)[]): Promise<unknown[]> {
  const { rows } = await sql<{ value: unknown }>`
    select to_jsonb(at) as value from unnest(${moments.map(at => at?.toISOString() ?? null)}::timestamptz[])
    with ordinality as given (at, place) order by place`.execute(db);
  return rows.map(({ value }) => value ?? null);
}

/** What left the folder stays, and what staff published in Studio stays above it. */
export async function syncContents(db: Db, { contents }: ShopFolder): Promise<Change[]> {
  if (contents.length === 0) return [];
  const numberOf = await collectionNumbers(db);
  const moments = await storedMoments(
    db,
    contents.flatMap(({ row }) => [row.activeFrom, row.activeTo]),
  );
  const rows: Row[] = [];
  const pages: Addressed[] = [];
  for (const [index, { row, document }] of contents.entries()) {
    const { name, family, areaName, title, tags, meta, filters, containers, draft, aliases } = row;
    const id = numberOf(document.id);
    if (Object.keys(aliases).length > 0) pages.push({ id, name, aliases });
    rows.push({
      ...{
        collection_id: id,
        name,
        family,
        area_name: areaName,
        title,
        tags,
        meta,
        filters,
        containers,
        draft,
      },
      active_from: moments[2 * index],
      active_to: moments[2 * index + 1],
    });
  }
  const changes = await syncRows(db, {
    table: 'content_collection',
    keys: ['collection_id'],
    rows,
    nameOf: ({ name }) => String(name),
  });
  return [...changes, ...(await syncAliases(db, pages))];
}

/** Menus that have a file; main menus without one are made from the categories. */
export async function syncOwnMenus(db: Db, { menus }: ShopFolder): Promise<Change[]> {
  return syncRows(db, {
    table: 'menu',
    keys: ['menu_id'],
    rows: menus.map(({ row: { id, name, title, locations, items } }) => ({
      ...{ menu_id: id, name, title, locations, items },
    })),
    nameOf: ({ menu_id }) => String(menu_id),
  });
}
