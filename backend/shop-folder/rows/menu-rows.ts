/** The main menus that a shop's folder makes from its categories. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { fieldOf, isYes, type TableRow, textsOf } from '../folder-tables.ts';
import { type Change, comparable, syncRows } from '../sync-rows.ts';

type Db = Kysely<Schema>;

/** Categories that left the file and stay, as rows of it: menus keep them. */
export async function remainingRows(
  db: Db,
  rows: readonly TableRow[],
  aliases: ReadonlyMap<number, string | null>,
): Promise<TableRow[]> {
  const given = new Set(rows.map(row => fieldOf(row, 'alias')));
  const stored = await db
    .selectFrom('category')
    .select(['category_id', 'parent_category_id'])
    .where('hidden', '=', false)
    .orderBy('sort_order')
    .execute();
  const names = await db
    .selectFrom('category_text')
    .innerJoin('language', 'language.language_id', 'category_text.language_id')
    .select(['category_id', 'code', 'category_text.name'])
    .execute();
  return stored.flatMap(({ category_id, parent_category_id }) => {
    const alias = aliases.get(category_id) ?? null;
    if (alias === null || given.has(alias)) return [];
    const own = names.filter(row => row.category_id === category_id);
    const texts = own.map(({ code, name }) => [`name_${code}`, name] as const);
    const parent = aliases.get(parent_category_id) ?? '';
    return [{ line: 0, fields: new Map([['alias', alias], ['parent', parent], ...texts]) }];
  });
}

/** Menus that show the categories. */
export const mainMenus = ['main-desktop', 'main-mobile'];

interface CategoryNames {
  /** Of languages; the first one stands in for the others. */
  codes: readonly string[];
  idOf: (alias: string) => number;
}

/** Three levels of categories, as entries of a menu. */
export function categoryItems(rows: readonly TableRow[], { codes, idOf }: CategoryNames): object[] {
  const [first = ''] = codes;
  const itemsBelow = (parent: string, depth: number): object[] =>
    rows
      .filter(row => fieldOf(row, 'parent') === parent && !isYes(fieldOf(row, 'hidden')))
      .map((row, index) => {
        const alias = fieldOf(row, 'alias');
        const names = textsOf(row, 'name');
        return {
          id: `category-${idOf(alias)}`,
          type: 'category',
          value: String(idOf(alias)),
          label: Object.fromEntries(codes.map(code => [code, names[code] ?? names[first]])),
          targetBlank: false,
          open: false,
          hidden: false,
          order: index + 1,
          children: depth === 0 ? [] : itemsBelow(alias, depth - 1),
        };
      });
  return itemsBelow('', 2);
}

/** Whether a menu is what the categories of the database make it, so that no file has to say it. */
export async function isOfCategories(db: Db, id: string, codes: readonly string[]): Promise<boolean> {
  const [first = ''] = codes;
  const menu = await db.selectFrom('menu').selectAll().where('menu_id', '=', id).executeTakeFirst();
  const texts = await db
    .selectFrom('category_text')
    .innerJoin('language', 'language.language_id', 'category_text.language_id')
    .select(['category_id', 'alias'])
    .where('code', '=', first)
    .execute();
  const aliases = new Map(texts.map(({ category_id, alias }) => [category_id, alias]));
  const ids = new Map(texts.map(({ category_id, alias }) => [alias, category_id]));
  const rows = await remainingRows(db, [], aliases);
  const items = categoryItems(rows, { codes, idOf: alias => ids.get(alias) ?? 0 });
  return menu !== undefined && menu.title === null && comparable(menu.items) === comparable(items);
}

/**
 * The main menus are the categories, until staff publish other menus in Studio.
 * @param names with the menus that the folder has a file of
 */
export async function syncMenus(
  db: Db,
  rows: readonly TableRow[],
  names: CategoryNames & { own: ReadonlySet<string> },
): Promise<Change[]> {
  const items = categoryItems(rows, names);
  return syncRows(db, {
    table: 'menu',
    keys: ['menu_id'],
    rows: mainMenus
      .filter(id => !names.own.has(id))
      .map(id => ({ ...{ menu_id: id, name: id, locations: [id] }, items })),
    whenNew: { title: null },
    nameOf: ({ menu_id }) => String(menu_id),
  });
}
