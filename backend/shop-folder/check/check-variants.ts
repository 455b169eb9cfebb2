/** What `catalogue/variants.csv` says: groups of products that differ in the same things, each in its own way. */
import type { Finding } from '#engine/definition/finding.ts';
import { languages } from '#kernel/languages.gen.ts';
import { fieldOf, isYes, type TableRow, tableFinding, textsOf } from '../folder-tables.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { checkTableTexts } from './check-tables.ts';

/** @param sold article numbers of the folder's products; null where they are not known here */
export function checkVariants(folder: ShopFolder, sold: ReadonlySet<string> | null, found: Finding[]): void {
  const { variants, shop } = folder;
  if (!variants) return;
  checkTableTexts(folder, variants, found);
  const language = shop?.data.languages[0] ?? languages[0].code;
  const groups = new Map<string, TableRow[]>();
  const report = ({ line }: TableRow, column: string, code: string, message: string, fix: string) =>
    void found.push(tableFinding(variants.file, line, column, { code, message, fix }));
  for (const row of variants.rows) {
    const [number, group] = [fieldOf(row, 'article_number'), fieldOf(row, 'group')];
    if (sold && number !== '' && !sold.has(number))
      report(
        row,
        'article_number',
        'SHOP021',
        `No product "${number}"`,
        'write the article number of a product',
      );
    const hex = fieldOf(row, 'hex');
    if (hex !== '' && !/^#?[\da-f]{6}$/i.test(hex))
      report(row, 'hex', 'SHOP008', `"${hex}" is not a colour`, 'write it as #c81e1e');
    const second = fieldOf(row, 'second_dimension');
    const wanted = second === '' ? ['value'] : ['value', 'second_value'];
    for (const column of wanted)
      if (textsOf(row, column)[language] === undefined)
        report(row, `${column}_${language}`, 'SHOP005', `no ${column}_${language}`, 'fill it in');
    const own = groups.get(group) ?? [];
    const [first] = own;
    const differs = (column: string) => first && fieldOf(first, column) !== fieldOf(row, column);
    if (second !== '' && second === fieldOf(row, 'dimension'))
      report(
        row,
        'second_dimension',
        'SHOP029',
        `${second} stands twice`,
        'write another one, or leave it empty',
      );
    else if (differs('dimension') || differs('second_dimension'))
      report(
        row,
        'dimension',
        'SHOP029',
        `the first product of "${group}" differs in something else`,
        'write the same dimensions for all of a group',
      );
    const values = (one: TableRow): string =>
      wanted.map(column => textsOf(one, column)[language] ?? '').join('\u0000');
    const same = own.find(one => values(one) === values(row));
    if (same)
      report(
        row,
        `value_${language}`,
        'SHOP009',
        `line ${same.line} has the same value`,
        'say how the two differ',
      );
    if (isYes(fieldOf(row, 'main')) && own.some(one => isYes(fieldOf(one, 'main'))))
      report(row, 'main', 'SHOP029', `"${group}" has another main product`, 'keep one of the two');
    groups.set(group, [...own, row]);
  }
  for (const [group, [first, second]] of groups)
    if (first && !second)
      report(first, 'group', 'SHOP007', `"${group}" has one product`, 'add another one, or take the row out');
}
