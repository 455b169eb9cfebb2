/** What the tables of a shop's folder say against its languages and each other. */
import type { Finding } from '#engine/definition/finding.ts';
import { isAlias } from '../check-values.ts';
import { type FolderTable, fieldOf, type TableRow, tableFinding, textsOf } from '../folder-tables.ts';
import type { ShopFolder } from '../shop-folder.ts';

/** The texts of a table: only languages of the shop, and a name in the first of them. */
export function checkTableTexts({ shop }: ShopFolder, { file, rows }: FolderTable, found: Finding[]): void {
  const wanted = shop?.data.languages;
  if (!wanted) return;
  for (const column of rows[0]?.fields.keys() ?? []) {
    const code = /_([a-z]{2})$/.exec(column)?.[1];
    if (code !== undefined && !wanted.includes(code))
      found.push(
        tableFinding(file, 1, column, {
          code: 'SHOP022',
          message: `The shop has no language "${code}"`,
          fix: 'Take the column out, or add the language to shop.json',
        }),
      );
  }
}

/** Values of known parameters, each once, named in the first language and as addresses write them. */
export function checkParameterValues(folder: ShopFolder, found: Finding[]): void {
  const { values, parameters, shop } = folder;
  if (!values) return;
  checkTableTexts(folder, values, found);
  const known = parameters && new Set(parameters.rows.map(row => fieldOf(row, 'identifier')));
  const lines = new Map<string, number>();
  for (const row of values.rows) {
    const report = (column: string, code: string, message: string, fix: string) =>
      found.push(tableFinding(values.file, row.line, column, { code, message, fix }));
    const [parameter, value] = [fieldOf(row, 'parameter'), fieldOf(row, 'value')];
    if (known && !known.has(parameter))
      report(
        'parameter',
        'SHOP021',
        `No parameter "${parameter}"`,
        'Write the identifier of a row of parameters.csv',
      );
    if (!isAlias(value))
      report(
        'value',
        'SHOP008',
        `"${value}" is not part of an address`,
        'Write lower-case letters, digits and hyphens',
      );
    const before = lines.get(`${parameter} ${value}`);
    if (before !== undefined)
      report('value', 'SHOP009', `"${value}" stands in line ${before} already`, 'Keep one row of it');
    lines.set(`${parameter} ${value}`, row.line);
    const first = shop?.data.languages[0];
    if (first !== undefined && textsOf(row, 'name')[first] === undefined)
      report(`name_${first}`, 'SHOP005', `no name_${first}`, 'Every value has a name in the first language');
  }
}

export function checkCategories(folder: ShopFolder, found: Finding[]): void {
  const { categories, shop } = folder;
  if (!categories || !shop) return;
  checkTableTexts(folder, categories, found);
  const { file, rows } = categories;
  const byAlias = new Map(rows.map(row => [row.fields.get('alias') ?? '', row]));
  const [first] = shop.data.languages;
  for (const row of rows) {
    const report = (column: string, code: string, message: string, fix: string) =>
      found.push(tableFinding(file, row.line, column, { code, message, fix }));
    if (textsOf(row, 'name')[first] === undefined)
      report(
        `name_${first}`,
        'SHOP005',
        `no name_${first}`,
        'Every category has a name in the first language',
      );
    const alias = row.fields.get('alias') ?? '';
    if (!isAlias(alias))
      report(
        'alias',
        'SHOP008',
        `"${alias}" is not an address`,
        'Write lower-case letters, digits and hyphens',
      );
    const parent = row.fields.get('parent') ?? '';
    if (parent !== '' && !byAlias.has(parent))
      report('parent', 'SHOP021', `No category "${parent}"`, 'Write the alias of a row of this file');
    else if (isOwnAncestor(row, byAlias))
      report('parent', 'SHOP029', `"${alias}" is below itself`, 'Give it another parent');
  }
}

function isOwnAncestor(row: TableRow, byAlias: ReadonlyMap<string, TableRow>): boolean {
  const seen = new Set<TableRow>();
  for (let at: TableRow | undefined = row; at; at = byAlias.get(at.fields.get('parent') ?? '')) {
    if (seen.has(at)) return at === row;
    seen.add(at);
  }
  return false;
}
