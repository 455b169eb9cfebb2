/** The rows of categories, brands and parameters that a shop's folder asks for. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { cleanHtml } from '#backend/import/clean-html.ts';
import { slug, slugOrDigest } from '#backend/import/slug.ts';
import { vehicleParameterId } from '#backend/import/vehicle-value.ts';
import { noRules } from './check/check-vehicles.ts';
import { type FolderTable, fieldOf, hasTexts, isYes, type TableRow, textsOf } from './folder-tables.ts';
import { numbering } from './numbering.ts';
import { hasColumn, syncPictures } from './picture-rows.ts';
import { languageTag } from './rows/market-rows.ts';
import { remainingRows, syncMenus } from './rows/menu-rows.ts';
import type { ShopFolder } from './shop-folder.ts';
import { type Change, othersUnless, type Row, syncRows } from './sync-rows.ts';

type Db = Kysely<Schema>;

/** From the file, or from the database where the folder leaves the shop itself alone. */
async function languagesOf(db: Db, { shop }: ShopFolder): Promise<readonly string[]> {
  if (shop) return shop.data.languages;
  const rows = await db.selectFrom('language').select('code').orderBy('sort_order').execute();
  return rows.map(({ code }) => code);
}

/** A category that left the file is hidden: addresses, orders and products refer to it. */
export async function syncCategories(db: Db, folder: ShopFolder): Promise<Change[]> {
  const table = folder.categories;
  if (!table) return [];
  const { rows } = table;
  const codes = await languagesOf(db, folder);
  const [first = ''] = codes;
  const stored = await db
    .selectFrom('category')
    .leftJoin('category_text', join =>
      join
        .onRef('category_text.category_id', '=', 'category.category_id')
        .on('language_id', '=', languageTag(first)),
    )
    .select(['category.category_id as id', 'alias as name'])
    .execute();
  const numberOf = numbering(stored);
  const aliases = new Map(stored.map(({ id, name }) => [id, name]));
  for (const row of rows) aliases.set(numberOf(fieldOf(row, 'alias')), fieldOf(row, 'alias'));
  const idOf = (alias: string): number => (alias === '' ? 0 : numberOf(alias));
  const nameOf = ({ category_id }: Row): string => aliases.get(Number(category_id)) ?? String(category_id);
  const changes = await syncRows(db, {
    table: 'category',
    keys: ['category_id'],
    rows: rows.map((row, index) => ({
      category_id: idOf(fieldOf(row, 'alias')),
      parent_category_id: idOf(fieldOf(row, 'parent')),
      sort_order: index + 1,
      hidden: isYes(fieldOf(row, 'hidden')),
      ...picturesOf(table, row, categoryPictures),
    })),
    whenNew: withoutPictures(table, categoryPictures),
    others: othersUnless(folder.keepsOthers, { hide: { hidden: true } }),
    nameOf,
  });
  const kept = folder.keepsOthers === true ? await remainingRows(db, rows, aliases) : [];
  const further = furtherTexts.filter(([, name]) => hasTexts(table, name));
  const left = furtherTexts.filter(([, name]) => !hasTexts(table, name));
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
            language_id: languageTag(code),
            alias,
            name,
            description: cleanHtml(descriptions[code] ?? null),
            ...Object.fromEntries(further.map(([column, name]) => [column, furtherText(row, name, code)])),
          },
        ];
      });
    }),
    whenNew: Object.fromEntries(left.map(([column]) => [column, null])),
    nameOf: row => `${nameOf(row)} ${String(row.language_id)}`,
  });
  const menus = await syncMenus(db, [...rows, ...kept], { codes, idOf, own: folder.ownMenus });
  return [...(await syncPictures(db, folder, 'categories')), ...changes, ...texts, ...menus];
}

/** Columns of pictures in the database, with their names in the table. */
const categoryPictures = { primary_image: 'picture', background_image: 'background' };
const brandPictures = { logo: 'logo', primary_image: 'picture' };

/** What a row says of its pictures; nothing of a column that the table leaves to the database. */
const picturesOf = (table: FolderTable, row: TableRow, columns: Readonly<Record<string, string>>): Row =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, name]) => hasColumn(table, name))
      .map(([column, name]) => [column, fieldOf(row, name).normalize('NFC') || null]),
  );

const withoutPictures = (table: FolderTable, columns: Readonly<Record<string, string>>): Row =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, name]) => !hasColumn(table, name))
      .map(([column]) => [column, null]),
  );

/** Columns that a table may leave to the database, with their names in it. */
const furtherTexts = [
  ['secondary_description', 'more'],
  ['meta_title', 'meta_title'],
  ['meta_description', 'meta_description'],
] as const;

const furtherText = (row: TableRow, name: string, code: string): string | null => {
  const text = textsOf(row, name)[code] ?? null;
  return name === 'more' ? cleanHtml(text) : text;
};

/** A brand that left the file stays: its products name it. */
export async function syncBrands(db: Db, folder: ShopFolder): Promise<Change[]> {
  const table = folder.brands;
  if (!table) return [];
  const { rows } = table;
  const hasMore = hasTexts(table, 'more');
  const codes = await languagesOf(db, folder);
  const numberOf = numbering(
    await db.selectFrom('brand').select(['brand_id as id', 'alias as name']).execute(),
  );
  const idOf = (row: TableRow): number => numberOf(fieldOf(row, 'alias'));
  return [
    ...(await syncPictures(db, folder, 'brands')),
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
        ...picturesOf(table, row, brandPictures),
      })),
      whenNew: withoutPictures(table, brandPictures),
      nameOf: ({ alias }) => String(alias),
    })),
    ...(await syncRows(db, {
      table: 'brand_text',
      keys: ['brand_id', 'language_id'],
      rows: rows.flatMap(row => {
        const texts = textsOf(row, 'description');
        return codes.map(code => ({
          ...{ brand_id: idOf(row), language_id: languageTag(code) },
          description: cleanHtml(texts[code] ?? null),
          ...(hasMore && { secondary_description: furtherText(row, 'more', code) }),
        }));
      }),
      whenNew: hasMore ? {} : { secondary_description: null },
      nameOf: row => `${String(row.brand_id)} ${String(row.language_id)}`,
    })),
  ];
}

/** Rules of measures: nothing leaves those that are usual for the identifier (R-VEHICLE-14, R-VEHICLE-16). */
function rulesOf(row: TableRow, column: 'fit' | 'together'): string | null {
  const text = fieldOf(row, column);
  return text === noRules ? '' : text || null;
}

/** A parameter that left the file stays: products have values of it. */
export async function syncParameters(db: Db, folder: ShopFolder): Promise<Change[]> {
  const table = folder.parameters;
  if (!table) return [];
  const { rows } = table;
  const [first = ''] = await languagesOf(db, folder);
  const hasDescriptions = hasTexts(table, 'description');
  const storedGroups = await db
    .selectFrom('parameter_group')
    .select(['parameter_group_id as id', 'name'])
    .execute();
  const groupOf = numbering(storedGroups.map(({ id, name }) => ({ id, name: name[first] ?? null })));
  const numberOf = numbering(
    await db.selectFrom('parameter').select(['parameter_id as id', 'identifier as name']).execute(),
    vehicleParameterId,
  );
  const groups = new Map<number, Row>();
  for (const row of rows) {
    const name = textsOf(row, 'group');
    const parameter_group_id = groupOf(name[first] ?? '');
    if (!groups.has(parameter_group_id)) groups.set(parameter_group_id, { parameter_group_id, name });
  }
  return [
    ...(await syncRows(db, {
      table: 'parameter_group',
      keys: ['parameter_group_id'],
      rows: [...groups.values()].map((row, index) => ({ ...row, sort_order: index + 1 })),
      nameOf: row => String(row.parameter_group_id),
    })),
    ...(await syncRows(db, {
      table: 'parameter',
      keys: ['parameter_id'],
      rows: rows.map((row, index) => ({
        parameter_id: numberOf(fieldOf(row, 'identifier')),
        parameter_group_id: groupOf(textsOf(row, 'group')[first] ?? ''),
        identifier: fieldOf(row, 'identifier'),
        name: textsOf(row, 'name'),
        sort_order: index + 1,
        show_filter: isYes(fieldOf(row, 'filter')),
        ...(hasColumn(table, 'fit') && { fit: rulesOf(row, 'fit') }),
        ...(hasColumn(table, 'together') && { together: rulesOf(row, 'together') }),
        ...(hasDescriptions && { description: textsOf(row, 'description') }),
      })),
      whenNew: { type: 'single', show: true },
      nameOf: ({ identifier }) => String(identifier),
    })),
  ];
}
