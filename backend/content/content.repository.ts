/** Menus, collections and the directory of pages as stored, in every language at once. */
import type { Kysely, Selectable } from 'kysely';
import type { Db, Schema } from '#backend/database/schema.ts';
import type { ContentCollectionTable } from '#backend/database/tables/content-tables.ts';
import {
  type CollectionRecord,
  filtersShape,
  type MenuRecord,
  metaShape,
  type PageRecord,
} from './content-record.ts';
import type { ContentReader } from './read-content.ts';

export interface PageDirectory {
  /** By number. */
  pages: ReadonlyMap<number, PageRecord>;
  /** By `languageId:alias`. */
  byAlias: ReadonlyMap<string, PageRecord>;
}

/** What documents are made from. */
export interface StoredContent extends ContentRepository {
  /** Every collection, by id. */
  collections(): Promise<readonly CollectionRecord[]>;
}

export interface ContentRepository {
  menus(): Promise<readonly MenuRecord[]>;
  directory(): Promise<PageDirectory>;
  /** None or one. */
  collection(id: number): Promise<readonly CollectionRecord[]>;
  /** None or one. */
  newestDraft(): Promise<readonly CollectionRecord[]>;
  /** Every collection that an area may show, by id. */
  area(family: string, areaName: string): Promise<readonly CollectionRecord[]>;
}

type CollectionRow = Selectable<ContentCollectionTable>;

const showingOf = ({ draft, active_from: activeFrom, active_to: activeTo }: CollectionRow) => ({
  draft,
  activeFrom,
  activeTo,
});

/** Pixel sizes of the pictures that exist. */
export async function sizesOf(
  db: Kysely<Schema>,
  names: readonly string[],
): Promise<CollectionRecord['pictures']> {
  if (names.length === 0) return new Map<string, { width: number; height: number }>();
  const rows = await db
    .selectFrom('image_original')
    .select(['file_name', 'width', 'height'])
    .where('type', '=', 'pagewidget')
    .where('file_name', 'in', names)
    .execute();
  return new Map(rows.map(({ file_name, width, height }) => [file_name, { width, height }]));
}

/** Published pages and drafts, by id and by their addresses. */
async function readDirectory(db: Db): Promise<PageDirectory> {
  const rows = await db
    .selectFrom('content_alias as a')
    .innerJoin('content_collection as c', 'c.collection_id', 'a.collection_id')
    .select(['a.language_id', 'a.alias', 'c.collection_id', 'c.name', 'c.title', 'c.tags', 'c.meta'])
    .select(['c.draft', 'c.active_from', 'c.active_to'])
    .orderBy('c.collection_id')
    .execute();
  const pages = new Map<number, PageRecord & { aliases: Map<string, string> }>();
  const byAlias = new Map<string, PageRecord>();
  for (const row of rows) {
    const page = pages.get(row.collection_id) ?? {
      id: row.collection_id,
      name: row.name,
      title: row.title,
      tags: row.tags,
      meta: metaShape.parse(row.meta),
      draft: row.draft,
      activeFrom: row.active_from,
      activeTo: row.active_to,
      aliases: new Map<string, string>(),
    };
    pages.set(page.id, page);
    page.aliases.set(row.language_id, row.alias);
    byAlias.set(`${row.language_id}:${row.alias}`, page);
  }
  return { pages, byAlias };
}

export function createContentRepository(db: Db, reader: ContentReader): StoredContent {
  async function toCollections(rows: readonly CollectionRow[]): Promise<CollectionRecord[]> {
    const found = rows.flatMap(row => {
      const place = `collection ${row.collection_id}`;
      // A collection with unreadable filters would be shown on every page.
      const filters = reader.read(place, filtersShape, row.filters);
      if (!filters) return [];
      return [{ row, filters, containers: reader.containers(place, row.containers) }];
    });
    const widgets = found.flatMap(({ containers }) => containers.flatMap(container => container.widgets));
    const pictures = await sizesOf(db, [...new Set(widgets.flatMap(({ images }) => images))]);
    return found.map(({ row, filters, containers }) => ({
      ...showingOf(row),
      id: row.collection_id,
      name: row.name,
      family: row.family,
      areaName: row.area_name,
      title: row.title,
      tags: row.tags,
      meta: metaShape.parse(row.meta),
      filters,
      containers,
      pictures,
    }));
  }

  const collections = () => db.selectFrom('content_collection').selectAll().orderBy('collection_id');

  return {
    async menus() {
      const rows = await db.selectFrom('menu').selectAll().orderBy('menu_id').execute();
      return rows.map(({ menu_id: id, name, title, locations, items }) => ({
        id,
        name,
        title,
        locations,
        items: reader.items(`menu ${id}`, items),
      }));
    },

    directory: () => readDirectory(db),

    collections: async () => toCollections(await collections().execute()),

    collection: async id => toCollections(await collections().where('collection_id', '=', id).execute()),

    newestDraft: async () =>
      toCollections(
        await db
          .selectFrom('content_collection')
          .selectAll()
          .where('draft', '=', true)
          .orderBy('collection_id', 'desc')
          .limit(1)
          .execute(),
      ),

    area: async (family, areaName) =>
      toCollections(
        await collections().where('family', '=', family).where('area_name', '=', areaName).execute(),
      ),
  };
}
