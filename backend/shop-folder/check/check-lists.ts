/** What `catalogue/lists.csv` and the columns of Google's taxonomy say against other files. */
import type { Finding } from '#engine/definition/finding.ts';
import { isAlias } from '../check-values.ts';
import { type FolderTable, fieldOf, type TableRow, tableFinding, textsOf } from '../folder-tables.ts';
import { aliasesIn } from '../rows/list-rows.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { checkTableTexts } from './check-tables.ts';

const reporter =
  (found: Finding[], { file }: FolderTable, row: TableRow) =>
  (column: string, code: string, message: string, fix: string) =>
    void found.push(tableFinding(file, row.line, column, { code, message, fix }));

export function checkLists(folder: ShopFolder, found: Finding[]): void {
  const { lists, shop, categories, brands } = folder;
  if (!lists) return;
  checkTableTexts(folder, lists, found);
  const aliases = (table: FolderTable | null) =>
    table && new Set(table.rows.map(row => fieldOf(row, 'alias')));
  const named = { categories: aliases(categories), brands: aliases(brands) };
  const first = shop?.data.languages[0];
  for (const row of lists.rows) {
    const report = reporter(found, lists, row);
    const alias = fieldOf(row, 'alias');
    if (alias !== '' && !isAlias(alias))
      report(
        'alias',
        'SHOP008',
        `"${alias}" is not an address`,
        'write lower-case letters, digits and hyphens',
      );
    if (first !== undefined && textsOf(row, 'name')[first] === undefined)
      report(`name_${first}`, 'SHOP005', `no name_${first}`, 'every list has a name in the first language');
    for (const column of ['categories', 'brands'] as const)
      for (const name of aliasesIn(row, column))
        if (named[column]?.has(name) === false)
          report(
            column,
            'SHOP021',
            `No row "${name}" in ${column}.csv`,
            `write the alias of a row of ${column}.csv`,
          );
  }
}

const isNumber = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

export function checkTaxonomy({ categories }: ShopFolder, found: Finding[]): void {
  for (const row of categories?.rows ?? []) {
    if (!categories) return;
    const report = reporter(found, categories, row);
    const [id, parent, path] = ['google_number', 'google_parent', 'google_path'].map(name =>
      fieldOf(row, name),
    );
    if (!id && !parent && !path) continue;
    for (const [column, text] of [
      ['google_number', id],
      ['google_parent', parent],
    ] as const)
      if (text && !isNumber(text))
        report(
          column,
          'SHOP006',
          `not a number of a category: "${text}"`,
          "see Google's product taxonomy with numbers",
        );
    if (!id) report('google_number', 'SHOP005', 'no google_number', "write the number of Google's category");
    if (!path)
      report(
        'google_path',
        'SHOP005',
        'no google_path',
        'write it as Vehicles & Parts > Vehicle Parts & Accessories',
      );
  }
}
