/** The rows of categories, brands, parameters and menus that a shop's folder asks for. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { slug, slugOrDigest } from '#backend/import/slug.ts';
import { type TableRow, textsOf } from './folder-tables.ts';
import { tagOf } from './market-rows.ts';
import type { ShopFolder } from './shop-folder.ts';
import { type Change, type Row, syncRows } from './sync-rows.ts';

type Db = Kysely<Schema>;

/** From the file, or from the database where the folder leaves the shop itself alone. */
async function languagesOf(db: Db, { shop }: ShopFolder): Promise<readonly string[]> {
  if (shop) return shop.data.languages;
  const rows = await db.selectFrom('language').select('code').orderBy('sort_order').execute();
  return rows.map(({ code }) => code);
}

const fieldOf = ({ fields }: TableRow, name: string): string => fields.get(name) ?? '';
/** Words that spreadsheets of the three languages write for true. */
const isYes = (text: string): boolean => /^(?:yes|true|1|x|kyllä|ja)$/i.test(text);
const html = (text: string | undefined): string | null => {
  if (text === undefined) return null;
  return text.startsWith('<') ? text : `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;
};

/** A category that left the file is hidden: addresses, orders and products refer to it. */
export async function syncCategories(db: Db, folder: ShopFolder): Promise<Change[]> {
  const rows = folder.categories?.rows;
  if (!rows) return [];
  const codes = await languagesOf(db, folder);
  const [first = ''] = codes;
  const stored = await db
    .selectFrom('category_text')
    .select(['category_id', 'alias'])
    .where('language_id', '=', tagOf(first))
    .execute();
  const ids = new Map(stored.map(({ alias, category_id }) => [alias, category_id]));
  let last = Math.max(0, ...ids.values());
  for (const row of rows) {
    const alias = fieldOf(row, 'alias');
    if (!ids.has(alias)) ids.set(alias, (last += 1));
  }
  const idOf = (alias: string): number => ids.get(alias) ?? 0;
  const aliases = new Map([...ids].map(([alias, id]) => [id, alias]));
  const nameOf = ({ category_id }: Row): string => aliases.get(Number(category_id)) ?? String(category_id);
  const changes = await syncRows(db, {
    table: 'category',
    keys: ['category_id'],
    rows: rows.map((row, index) => ({
      category_id: idOf(fieldOf(row, 'alias')),
      parent_category_id: idOf(fieldOf(row, 'parent')),
      sort_order: index + 1,
      hidden: isYes(fieldOf(row, 'hidden')),
    })),
    whenNew: { primary_image: null, background_image: null },
    others: { hide: { hidden: true } },
    nameOf,
  });
  const texts = await syncRows(db, {
    table: 'category_text',
    keys: ['category_id', 'language_id'],
    rows: rows.flatMap(row => {
      const names = textsOf(row, 'name');
      const own = textsOf(row, 'alias');
      const descriptions = textsOf(row, 'description');
      return codes.flatMap(code => {
        const name = names[code];
        if (name === undefined) return [];
        const alias = code === first ? fieldOf(row, 'alias') : slug(own[code] ?? '') || slugOrDigest(name);
        return [
          {
            category_id: idOf(fieldOf(row, 'alias')),
            language_id: tagOf(code),
            alias,
            name,
            description: html(descriptions[code]),
          },
        ];
      });
    }),
    whenNew: { secondary_description: null, meta_title: null, meta_description: null },
    nameOf: row => `${nameOf(row)} ${String(row.language_id)}`,
  });
  return [...changes, ...texts, ...(await syncMenus(db, rows, codes, idOf))];
}

/** The main menus are the categories, until staff publish other menus in Studio. */
async function syncMenus(
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

/** A brand that left the file stays: its products name it. */
export async function syncBrands(db: Db, folder: ShopFolder): Promise<Change[]> {
  const rows = folder.brands?.rows;
  if (!rows) return [];
  const codes = await languagesOf(db, folder);
  const stored = await db.selectFrom('brand').select(['brand_id', 'alias']).execute();
  const ids = new Map(stored.map(({ alias, brand_id }) => [alias, brand_id]));
  let last = Math.max(0, ...ids.values());
  for (const row of rows) if (!ids.has(fieldOf(row, 'alias'))) ids.set(fieldOf(row, 'alias'), (last += 1));
  const idOf = (row: TableRow): number => ids.get(fieldOf(row, 'alias')) ?? 0;
  return [
    ...(await syncRows(db, {
      table: 'brand',
      keys: ['brand_id'],
      rows: rows.map(row => ({
        brand_id: idOf(row),
        alias: fieldOf(row, 'alias'),
        name: fieldOf(row, 'name'),
        manufacturer_name: fieldOf(row, 'manufacturer_name'),
        manufacturer_address: fieldOf(row, 'manufacturer_address'),
        manufacturer_contact: fieldOf(row, 'manufacturer_contact'),
      })),
      whenNew: { logo: null, primary_image: null },
      nameOf: ({ alias }) => String(alias),
    })),
    ...(await syncRows(db, {
      table: 'brand_text',
      keys: ['brand_id', 'language_id'],
      rows: rows.flatMap(row => {
        const texts = textsOf(row, 'description');
        return codes.map(code => ({
          ...{ brand_id: idOf(row), language_id: tagOf(code) },
          description: html(texts[code]),
        }));
      }),
      whenNew: { secondary_description: null },
      nameOf: row => `${String(row.brand_id)} ${String(row.language_id)}`,
    })),
  ];
}

/** A parameter that left the file stays: products have values of it. */
export async function syncParameters(db: Db, folder: ShopFolder): Promise<Change[]> {
  const rows = folder.parameters?.rows;
  if (!rows) return [];
  const [first = ''] = await languagesOf(db, folder);
  const storedGroups = await db
    .selectFrom('parameter_group')
    .select(['parameter_group_id as id', 'name'])
    .execute();
  const groups = new Map(storedGroups.map(({ id, name }) => [name[first] ?? '', id]));
  const stored = await db.selectFrom('parameter').select(['parameter_id as id', 'identifier']).execute();
  const ids = new Map(stored.map(({ id, identifier }) => [identifier, id]));
  let lastGroup = Math.max(0, ...groups.values());
  let last = Math.max(0, ...ids.values());
  const groupRows = new Map<number, Row>();
  for (const row of rows) {
    const name = textsOf(row, 'group');
    const key = name[first] ?? '';
    const id = groups.get(key) ?? (lastGroup += 1);
    groups.set(key, id);
    if (!groupRows.has(id)) groupRows.set(id, { parameter_group_id: id, name });
    if (!ids.has(fieldOf(row, 'identifier'))) ids.set(fieldOf(row, 'identifier'), (last += 1));
  }
  return [
    ...(await syncRows(db, {
      table: 'parameter_group',
      keys: ['parameter_group_id'],
      rows: [...groupRows.values()].map((row, index) => ({ ...row, sort_order: index + 1 })),
      nameOf: row => String(row.parameter_group_id),
    })),
    ...(await syncRows(db, {
      table: 'parameter',
      keys: ['parameter_id'],
      rows: rows.map((row, index) => ({
        parameter_id: ids.get(fieldOf(row, 'identifier')),
        parameter_group_id: groups.get(textsOf(row, 'group')[first] ?? ''),
        identifier: fieldOf(row, 'identifier'),
        name: textsOf(row, 'name'),
        sort_order: index + 1,
        show_filter: isYes(fieldOf(row, 'filter')),
      })),
      whenNew: { type: 'single', show: true },
      nameOf: ({ identifier }) => String(identifier),
    })),
  ];
}
