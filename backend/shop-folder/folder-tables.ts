/** Reads the tables of a shop's folder: what people keep in spreadsheets. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { applicationColumns } from '#backend/import/application-plan.ts';
import { type Fields, UnreadableFile } from '#backend/import/file-row.ts';
import { readRows } from '#backend/import/read-rows.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { nearestWord } from '#page-lint/suggest.ts';
import { techColumns } from './vehicle-years.ts';

export interface TableRow {
  line: number;
  fields: Fields;
}

export interface FolderTable {
  file: string;
  rows: readonly TableRow[];
}

interface TableShape {
  /** Where the file is not `catalogue/<kind>.csv`. */
  file?: string;
  /** A column that the table has in any case. */
  key: string;
  /** Whether its value names one row. */
  isName: boolean;
  required: readonly string[];
  /** Other columns; `*` stands for a language. */
  optional: readonly string[];
}

const shapes = {
  categories: {
    ...{ key: 'alias', isName: true },
    required: ['alias'],
    optional: [
      ...['parent', 'hidden', 'name_*', 'alias_*', 'description_*'],
      ...['more_*', 'meta_title_*', 'meta_description_*', 'picture', 'background'],
      ...['google_number', 'google_parent', 'google_path'],
    ],
  },
  brands: {
    ...{ key: 'alias', isName: true },
    required: ['alias', 'name', 'manufacturer_name', 'manufacturer_address', 'manufacturer_contact'],
    optional: ['description_*', 'more_*', 'logo', 'picture'],
  },
  parameters: {
    ...{ key: 'identifier', isName: true },
    required: ['identifier'],
    optional: ['group_*', 'name_*', 'description_*', 'filter', 'fit', 'together'],
  },
  values: {
    ...{ key: 'value', isName: false },
    required: ['parameter', 'value'],
    optional: ['name_*'],
  },
  vehicles: {
    ...{ key: 'manufacturer', isName: false },
    required: ['manufacturer', 'model', 'years'],
    optional: [...techColumns.keys()],
  },
  applications: { key: 'article_number', isName: false, ...applicationColumns },
  assemblies: {
    ...{ key: 'alias', isName: true },
    required: ['alias', 'drawing', 'width', 'height'],
    optional: ['name_*', 'group_*'],
  },
  assemblyVehicles: {
    ...{ file: 'catalogue/assembly-vehicles.csv', key: 'assembly', isName: false },
    required: ['assembly', 'manufacturer', 'model', 'years'],
    optional: [],
  },
  assemblyPositions: {
    ...{ file: 'catalogue/assembly-positions.csv', key: 'assembly', isName: false },
    required: ['assembly', 'position', 'article_number'],
    optional: ['x', 'y', 'quantity', 'qualifier_*', 'note_*'],
  },
  sizes: {
    ...{ key: 'article_number', isName: true },
    required: ['article_number', 'product', 'name'],
    optional: [
      ...['gtin', 'weight_grams', 'stock', 'stock_oversellable', 'stock_static', 'incoming_on'],
      ...['shelf', 'external_id'],
    ],
  },
  variants: {
    ...{ key: 'article_number', isName: true },
    required: ['article_number', 'group', 'dimension'],
    optional: ['main', 'value_*', 'hex', 'second_dimension', 'second_value_*'],
  },
  relations: {
    ...{ key: 'from', isName: false },
    required: ['from', 'to', 'kind'],
    optional: ['sort'],
  },
  recommendations: {
    ...{ key: 'kind', isName: false },
    required: ['kind'],
    optional: ['from', 'to', 'agree', 'most', 'pieces'],
  },
  priceLists: {
    ...{ file: 'catalogue/price-lists.csv', key: 'list', isName: false },
    required: ['list', 'article_number'],
    optional: ['price_*'],
  },
  priceListCustomers: {
    ...{ file: 'catalogue/price-list-customers.csv', key: 'list', isName: false },
    required: ['list', 'customer'],
    optional: [],
  },
  lists: {
    ...{ key: 'alias', isName: true },
    required: ['alias'],
    optional: ['name_*', 'description_*', 'categories', 'brands'],
  },
  redirects: { file: 'redirects.csv', key: 'from', isName: true, required: ['from', 'to'], optional: [] },
  postalAreas: {
    ...{ file: 'directory/postal-areas.csv', key: 'zip', isName: false },
    required: ['country', 'zip'],
    optional: ['name_*'],
  },
  organizations: {
    ...{ file: 'directory/organizations.csv', key: 'number', isName: false },
    required: ['country', 'number', 'name'],
    optional: ['address', 'zip', 'city'],
  },
  synonyms: { key: 'words', isName: false, required: ['language', 'words'], optional: [] },
} as const satisfies Record<string, TableShape>;

export type TableKind = keyof typeof shapes;

/** Every table; null for one that the folder does not have. Findings are appended to `found`. */
export async function readTables(
  folder: string,
  found: Finding[],
): Promise<Record<TableKind, FolderTable | null>> {
  const read = {} as Record<TableKind, FolderTable | null>;
  for (const kind of Object.keys(shapes) as TableKind[]) read[kind] = await readTable(folder, kind, found);
  return read;
}

async function readTable(folder: string, kind: TableKind, found: Finding[]): Promise<FolderTable | null> {
  const shape: TableShape = shapes[kind];
  const file = shape.file ?? `catalogue/${kind}.csv`;
  const path = join(folder, file);
  if (!existsSync(path)) return null;
  const rows: TableRow[] = [];
  try {
    for await (const row of readRows(path, shape.key)) {
      if ('problem' in row) {
        const { line, column, reason, fix } = row.problem;
        found.push(tableFinding(file, line, column, { code: 'SHOP002', message: reason, fix }));
      } else rows.push(row);
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { line, message } = error.problem;
    found.push(tableFinding(file, line, '', { code: 'SHOP001', message, fix: 'see docs/own-shop.md' }));
  }
  checkColumns(file, rows[0], shape, found);
  checkKeys(file, rows, shape, found);
  return { file, rows };
}

function checkColumns(file: string, row: TableRow | undefined, shape: TableShape, found: Finding[]): void {
  const known = [...shape.required, ...shape.optional];
  const shaped = known.map(name => new RegExp(`^${name.replace('*', '[a-z]{2}')}$`));
  for (const name of row?.fields.keys() ?? [])
    if (!shaped.some(form => form.test(name)))
      found.push(
        tableFinding(file, 1, name, {
          code: 'SHOP002',
          message: `unknown column "${name}"`,
          fix: nearOr(
            name,
            known.map(one => one.replace('*', 'fi')),
            `known here: ${known.join(', ').replaceAll('*', 'fi')}`,
          ),
        }),
      );
}

function checkKeys(
  file: string,
  rows: readonly TableRow[],
  { key, isName, required }: TableShape,
  found: Finding[],
): void {
  const lines = new Map<string, number>();
  for (const { line, fields } of rows) {
    for (const name of required)
      if ((fields.get(name) ?? '') === '')
        found.push(
          tableFinding(file, line, name, { code: 'SHOP005', message: `no ${name}`, fix: 'fill it in' }),
        );
    if (!isName) continue;
    const value = fields.get(key) ?? '';
    const before = lines.get(value);
    if (before === undefined) lines.set(value, line);
    else if (value !== '')
      found.push(
        tableFinding(file, line, key, {
          code: 'SHOP009',
          message: `"${value}" stands in line ${before} already`,
          fix: 'keep one row of it',
        }),
      );
  }
}

/** The text of a column; empty when the table does not have it. */
export const fieldOf = ({ fields }: TableRow, name: string): string => fields.get(name) ?? '';

/** Words that spreadsheets of the three languages write for true. */
export const isYes = (text: string): boolean => /^(?:yes|true|1|x|kyllä|ja)$/i.test(text);

/** What to write in place of a word that nothing is called: the one that is nearly the same, or what else there is to do. */
export function nearOr(word: string, known: Iterable<string>, otherwise: string): string {
  const near = nearestWord(word, known);
  return near === undefined ? otherwise : `write ${near}, or ${otherwise}`;
}

/** A row names a product that the shop does not have; what it says is left out. */
export const noSuchProduct = (file: string, line: number, column: string, name: string): Finding =>
  tableFinding(file, line, column, {
    ...{ code: 'SHOP021', message: `The shop has no product "${name}"` },
    fix: 'take the row out, or import the product first',
  });

/** A finding in a line of a table; tables have no column positions, so the column is named in the path. */
export const tableFinding = (
  file: string,
  line: number,
  column: string,
  problem: { code: string; message: string; fix: string; severity?: 'warning' },
): Finding => ({
  severity: 'error',
  ...problem,
  ...{ file, line, column: 1, endColumn: 2, path: column === '-' ? '' : column },
});

/** The texts of a row by language code, from the columns `<name>_<code>`; empty fields are left out. */
export const textsOf = ({ fields }: TableRow, name: string): Record<string, string> =>
  Object.fromEntries(
    [...fields].flatMap(([column, text]) =>
      text !== '' && new RegExp(`^${name}_[a-z]{2}$`).test(column) ? [[column.slice(-2), text]] : [],
    ),
  );

/** Whether the table has a column of this name in any language. */
export const hasTexts = ({ rows }: FolderTable, name: string): boolean =>
  [...(rows[0]?.fields.keys() ?? [])].some(column => new RegExp(`^${name}_[a-z]{2}$`).test(column));
