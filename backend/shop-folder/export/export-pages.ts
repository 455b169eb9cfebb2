/** `content/*.json` from the database: pages of text; what else content has is named. */
import { slug } from '#backend/import/slug.ts';
import { frontContainers } from '../page-rows.ts';
import { comparable } from '../sync-rows.ts';
import { byText, type ExportContext, textsIn } from './export-context.ts';

/** A file in `content/`, by its name. */
export type ExportedPages = ReadonlyMap<string, object>;

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const first = (value: unknown): Readonly<Record<string, unknown>> | null =>
  Array.isArray(value) && value.length === 1 ? record(value[0]) : null;

/** The text of a page that is one widget of rich text, by language; null for another page. */
function bodyOf(containers: unknown): Record<string, unknown> | null {
  const widget = first(first(containers)?.['widgets']);
  if (widget?.['name'] !== 'Rich text') return null;
  return Object.fromEntries(
    Object.entries(record(widget['configuration'])).map(([code, own]) => [code, record(own)['text']]),
  );
}

export async function exportPages(context: ExportContext): Promise<ExportedPages> {
  const { db, languages, left } = context;
  const rows = await db.selectFrom('content_collection').selectAll().execute();
  const aliases = await db
    .selectFrom('content_alias')
    .innerJoin('language', 'language.language_id', 'content_alias.language_id')
    .select(['collection_id', 'code', 'alias'])
    .orderBy('alias')
    .execute();
  const pages = new Map<string, object>();
  for (const row of rows.toSorted((a, b) => byText(a.name, b.name) || a.collection_id - b.collection_id)) {
    if (row.family !== null) {
      // The front page that the shop has of its own comes from shop.json.
      const own = comparable(frontContainers(context.shop, row.collection_id));
      if (comparable(row.containers) !== own)
        left.add('areas of pages', `${row.family} ${row.area_name ?? row.name}`);
      continue;
    }
    const own = aliases.filter(one => one.collection_id === row.collection_id);
    const alias = textsIn(languages, Object.fromEntries(own.map(one => [one.code, one.alias])));
    const meta = record(row.meta);
    const description = textsIn(
      languages,
      Object.fromEntries(Object.entries(meta).map(([code, value]) => [code, record(value)['description']])),
    );
    const title = textsIn(languages, row.title);
    const body = textsIn(languages, bodyOf(row.containers));
    const isPlain = !row.draft && row.active_from === null && row.active_to === null;
    if (
      !isPlain ||
      !alias ||
      !title ||
      !description ||
      !body ||
      slug(row.name) !== row.name ||
      pages.has(row.name)
    ) {
      left.add('pages that are more than a text', row.name);
      continue;
    }
    if (!row.tags.includes('menu')) left.add('pages outside of the menu of information', row.name);
    pages.set(row.name, { alias, title, description, body });
  }
  return pages;
}

/** Menus that the file of categories does not make, and what staff have published in Studio. */
export async function nameContent({ db, left }: ExportContext): Promise<void> {
  const menus = await db.selectFrom('menu').select('menu_id').orderBy('menu_id').execute();
  for (const { menu_id } of menus)
    if (!['main-desktop', 'main-mobile'].includes(menu_id)) left.add('menus', menu_id);
}
