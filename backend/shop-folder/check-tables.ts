/** What the tables of a shop's folder say against its languages and each other. */
import type { Finding } from '#engine/definition/finding.ts';
import { isAlias } from './check-values.ts';
import { type FolderTable, tableFinding, type TableRow, textsOf } from './folder-tables.ts';
import type { ShopFolder } from './shop-folder.ts';

/** The texts of a table: only languages of the shop, and a name in the first of them. */
export function checkTexts({ shop }: ShopFolder, { file, rows }: FolderTable, found: Finding[]): void {
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

export function checkCategories(folder: ShopFolder, found: Finding[]): void {
  const { categories, shop } = folder;
  if (!categories || !shop) return;
  checkTexts(folder, categories, found);
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
