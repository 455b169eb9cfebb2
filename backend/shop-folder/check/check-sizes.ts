/** What `catalogue/sizes.csv` says: articles with numbers of their own, of products without a stock of their own. */

import { isScientific } from '#backend/import/field-readers.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { fieldOf, tableFinding } from '../folder-tables.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { sizeOf } from '../size-rows.ts';

/** What the file of products says; null where it is not read. */
export interface Sold {
  numbers: ReadonlySet<string>;
  /** Lines of products that state a stock or a GTIN. */
  stocked: ReadonlyMap<string, number>;
}

export function checkSizes({ sizes }: ShopFolder, sold: Sold | null, found: Finding[]): void {
  if (!sizes) return;
  const names = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const row of sizes.rows)
    counts.set(fieldOf(row, 'product'), (counts.get(fieldOf(row, 'product')) ?? 0) + 1);
  for (const row of sizes.rows) {
    const report = (column: string, code: string, message: string, fix: string) =>
      void found.push(tableFinding(sizes.file, row.line, column, { code, message, fix }));
    const [number, product, name] = ['article_number', 'product', 'name'].map(column => fieldOf(row, column));
    if (number === undefined || product === undefined || name === undefined) continue;
    for (const { column, reason, fix } of sizeOf(row).problems) report(column, 'SHOP030', reason, fix);
    if (isScientific(number))
      report(
        'article_number',
        'SHOP030',
        `shortened by a spreadsheet: "${number}"`,
        'format the column as text',
      );
    // The only size of a product may have its number: the row gives it a name.
    if (sold?.numbers.has(number) && (number !== product || counts.get(product) !== 1))
      report('article_number', 'SHOP009', `${number} is a product`, 'give the size a number of its own');
    if (sold && product !== '' && !sold.numbers.has(product))
      report('product', 'SHOP021', `No product "${product}"`, 'write the article number of a product');
    const line = sold?.stocked.get(product);
    if (line !== undefined)
      report(
        'product',
        'SHOP029',
        `${product} has a stock or GTIN of its own in line ${line} of the products`,
        'leave both empty there: sizes have their own',
      );
    const place = `${product}\u0000${name.toLowerCase()}`;
    const before = names.get(place);
    if (before !== undefined && name !== '')
      report('name', 'SHOP009', `${product} has "${name}" in line ${before} already`, 'keep one of the two');
    names.set(place, row.line);
  }
}
