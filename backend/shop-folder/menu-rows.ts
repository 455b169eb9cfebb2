/** The main menus that a shop's folder makes from its categories. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { fieldOf, isYes, type TableRow, textsOf } from './folder-tables.ts';
import { type Change, syncRows } from './sync-rows.ts';

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

/** The main menus are the categories, until staff publish other menus in Studio. */
export async function syncMenus(
  db: Db,
  rows: readonly TableRow[],
  codes: readonly string[],
  idOf: (alias: string) => number,
): Promise<Change[]> {
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
  return syncRows(db, {
    table: 'menu',
    keys: ['menu_id'],
    rows: ['main-desktop', 'main-mobile'].map(id => ({
      ...{ menu_id: id, name: id, locations: [id] },
      items: itemsBelow('', 2),
    })),
    whenNew: { title: null },
    nameOf: ({ menu_id }) => String(menu_id),
  });
}
