/** `catalogue/categories.csv`, `brands.csv`, `parameters.csv` and `values.csv` from the database. */
import type { Selectable } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { cleanHtml } from '#backend/import/clean-html.ts';
import { vehicleParameterId } from '#backend/import/vehicle-value.ts';
import { noRules } from '../check/check-vehicles.ts';
import { type Pictured, pictured } from '../picture-rows.ts';
import { type CsvRow, columnNames, columnsOf, csvText } from './csv-text.ts';
import { byText, type ExportContext, textsIn } from './export-context.ts';
import { show } from './export-pictures.ts';
import { taxonomyColumns } from './export-taxonomy.ts';

/** `alias` of each category in the first language, by its number. */
export async function categoryAliases({ db, languages }: ExportContext): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('category_text')
    .innerJoin('language', 'language.language_id', 'category_text.language_id')
    .select(['category_id', 'alias'])
    .where('code', '=', languages[0])
    .execute();
  return new Map(rows.map(row => [row.category_id, row.alias]));
}

type CategoryText = Selectable<Schema['category_text']> & { code: string };

/** What a text by language says in one of its columns. */
const columnIn = <Row extends { code: string }>(
  rows: readonly Row[],
  read: (row: Row) => string | null,
): Record<string, unknown> => Object.fromEntries(rows.map(row => [row.code, read(row)]));

/** Depth first, each level in its order: the order of the file is the order of the shop. */
export async function exportCategories(context: ExportContext): Promise<string | null> {
  const { db, languages, left } = context;
  const aliases = await categoryAliases(context);
  const rows = await db.selectFrom('category').selectAll().execute();
  const texts: CategoryText[] = await db
    .selectFrom('category_text')
    .innerJoin('language', 'language.language_id', 'category_text.language_id')
    .selectAll('category_text')
    .select('code')
    .execute();
  const below = (parent: number): typeof rows =>
    rows
      .filter(row => row.parent_category_id === parent)
      .toSorted(
        (a, b) =>
          a.sort_order - b.sort_order ||
          byText(aliases.get(a.category_id) ?? '', aliases.get(b.category_id) ?? ''),
      );
  const shown = await shownBy(context, 'categories');
  const taxonomy = await taxonomyColumns(context);
  const lines: CsvRow[] = [];
  const add = (parent: number): void => {
    for (const row of below(parent)) {
      const alias = aliases.get(row.category_id);
      if (alias === undefined) {
        left.add('categories without a name in the first language', String(row.category_id));
        continue;
      }
      const own = texts.filter(text => text.category_id === row.category_id);
      lines.push({
        ...{ alias, parent: aliases.get(parent) ?? '', hidden: row.hidden ? 'yes' : '' },
        ...categoryColumns(own, languages),
        picture: shown(row.primary_image),
        background: shown(row.background_image),
        ...taxonomy(row.category_id),
      });
      add(row.category_id);
    }
  };
  add(0);
  return csvText(
    ['alias', 'parent'],
    [
      'hidden',
      ...columnNames(languages, 'name', 'alias', 'description', 'more', 'meta_title', 'meta_description'),
      ...pictured.categories.columns,
      ...['google_number', 'google_parent', 'google_path'],
    ],
    lines,
  );
}

/** The name of a picture, which is exported then; empty without one, or when the database does not have it. */
async function shownBy(context: ExportContext, kind: Pictured): Promise<(name: string | null) => string> {
  const { types } = pictured[kind];
  const rows = await context.db
    .selectFrom('image_original')
    .select(['type', 'file_name'])
    .where('type', 'in', types)
    .execute();
  return name => {
    if (name === null) return '';
    const own = rows.filter(row => row.file_name === name);
    if (own.length === 0) context.left.add('pictures that the database does not have', name);
    for (const { type } of own) show(context, type, name);
    return own.length === 0 ? '' : name;
  };
}

function categoryColumns(own: readonly CategoryText[], languages: readonly string[]): CsvRow {
  const column = (name: string, read: (row: CategoryText) => string | null, codes = languages): CsvRow =>
    columnsOf(name, textsIn(codes, columnIn(own, read)));
  return {
    ...column('name', row => row.name),
    // The first language has its address in the column alias.
    ...column('alias', row => row.alias, languages.slice(1)),
    ...column('description', row => cleanHtml(row.description)),
    ...column('more', row => cleanHtml(row.secondary_description)),
    ...column('meta_title', row => row.meta_title),
    ...column('meta_description', row => row.meta_description),
  };
}

export async function exportBrands(context: ExportContext): Promise<string | null> {
  const { db, languages } = context;
  const shown = await shownBy(context, 'brands');
  const rows = await db.selectFrom('brand').selectAll().execute();
  const texts = await db
    .selectFrom('brand_text')
    .innerJoin('language', 'language.language_id', 'brand_text.language_id')
    .select(['brand_id', 'code', 'description', 'secondary_description'])
    .execute();
  const lines = rows
    .toSorted((a, b) => byText(a.alias, b.alias))
    .map(row => {
      const own = texts.filter(text => text.brand_id === row.brand_id);
      return {
        ...{ alias: row.alias, name: row.name, manufacturer_name: row.manufacturer_name },
        manufacturer_address: row.manufacturer_address,
        manufacturer_contact: row.manufacturer_contact,
        ...{ logo: shown(row.logo), picture: shown(row.primary_image) },
        ...columnsOf(
          'description',
          textsIn(
            languages,
            columnIn(own, text => cleanHtml(text.description)),
          ),
        ),
        ...columnsOf(
          'more',
          textsIn(
            languages,
            columnIn(own, text => cleanHtml(text.secondary_description)),
          ),
        ),
      };
    });
  return csvText(
    ['alias', 'name', 'manufacturer_name', 'manufacturer_address', 'manufacturer_contact'],
    [...columnNames(languages, 'description', 'more'), ...pictured.brands.columns],
    lines,
  );
}

async function parametersIn({ db }: ExportContext) {
  const rows = await db
    .selectFrom('parameter')
    .innerJoin('parameter_group', 'parameter_group.parameter_group_id', 'parameter.parameter_group_id')
    .select(['parameter_id', 'identifier', 'parameter.name', 'parameter_group.name as group', 'show', 'type'])
    .select(['show_filter', 'parameter.sort_order', 'fit', 'together', 'description'])
    .where('parameter_id', '<>', vehicleParameterId)
    .execute();
  return rows.toSorted((a, b) => a.sort_order - b.sort_order || byText(a.identifier, b.identifier));
}

export async function exportParameters(context: ExportContext): Promise<string | null> {
  const { languages, left } = context;
  const rows = await parametersIn(context);
  return csvText(
    ['identifier'],
    [
      ...columnNames(languages, 'group', 'name'),
      'filter',
      'fit',
      'together',
      ...columnNames(languages, 'description'),
    ],
    rows.map(row => {
      if (!row.show) left.add('parameters that pages do not show', row.identifier);
      if (row.type !== 'single') left.add('parameters of another type', `${row.identifier} ${row.type}`);
      return {
        ...columnsOf('group', textsIn(languages, row.group)),
        ...columnsOf('name', textsIn(languages, row.name)),
        ...{ identifier: row.identifier, filter: row.show_filter ? 'yes' : '' },
        fit: row.fit === '' ? noRules : (row.fit ?? ''),
        together: row.together === '' ? noRules : (row.together ?? ''),
        ...columnsOf('description', textsIn(languages, row.description)),
      };
    }),
  );
}

/** Values of parameters: products name them, and this says what they are in each language. */
export async function exportValues(context: ExportContext): Promise<string | null> {
  const { db, languages } = context;
  const parameters = await parametersIn(context);
  const places = new Map(parameters.map((row, index) => [row.parameter_id, { ...row, index }]));
  const rows = (await db.selectFrom('parameter_value').selectAll().execute()).flatMap(row => {
    const parameter = places.get(row.parameter_id);
    return parameter ? [{ ...row, parameter }] : [];
  });
  return csvText(
    ['parameter', 'value'],
    columnNames(languages, 'name'),
    rows
      .toSorted(
        (a, b) =>
          a.parameter.index - b.parameter.index || a.sort_order - b.sort_order || byText(a.slug, b.slug),
      )
      .map(row => ({
        ...{ parameter: row.parameter.identifier, value: row.slug },
        ...columnsOf('name', textsIn(languages, row.label)),
      })),
  );
}
