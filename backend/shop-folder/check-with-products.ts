/** What files of a shop's folder say about its products. */
import type { Finding } from '#engine/definition/finding.ts';
import { checkAssemblies } from './assemblies/check-assemblies.ts';
import { checkApplications } from './check/check-applications.ts';
import { checkPackages } from './check/check-packages.ts';
import { checkPromotions } from './check/check-promotions.ts';
import { checkSizes, type Sold } from './check/check-sizes.ts';
import { checkVariants } from './check/check-variants.ts';
import { checkDemo } from './demo/check-demo.ts';
import { fieldOf, tableFinding } from './folder-tables.ts';
import { checkPriceLists } from './price-lists/check-price-lists.ts';
import { kindOf, relationKinds, sortPlace } from './rows/relation-rows.ts';
import type { ShopFolder } from './shop-folder.ts';

/** @param sold what the file of products says; null where it is not read */
export async function checkWithProducts(
  folder: ShopFolder,
  sold: Sold | null,
  found: Finding[],
): Promise<void> {
  checkSizes(folder, sold, found);
  checkVariants(folder, sold?.numbers ?? null, found);
  const packages = await checkPackages(folder, sold?.numbers ?? null, found);
  const all = sold && new Set([...sold.numbers, ...packages]);
  checkRelations(folder, all, found);
  checkApplications(folder, all, found);
  await checkAssemblies(folder, all, found);
  checkPromotions(folder, all, found);
  checkPriceLists(folder, all, found);
  await checkDemo(folder, all, found);
}

function checkRelations({ relations }: ShopFolder, sold: ReadonlySet<string> | null, found: Finding[]): void {
  if (!relations) return;
  const lines = new Map<string, number>();
  for (const row of relations.rows) {
    const report = (column: string, code: string, message: string, fix: string) =>
      void found.push(tableFinding(relations.file, row.line, column, { code, message, fix }));
    const [from, to, kind] = [fieldOf(row, 'from'), fieldOf(row, 'to'), kindOf(row)];
    for (const [column, number] of [
      ['from', from],
      ['to', to],
    ] as const)
      if (sold && number !== '' && !sold.has(number))
        report(column, 'SHOP021', `No product "${number}"`, 'write the article number of a product');
    if (from !== '' && from === to)
      report('to', 'SHOP029', `${from} is related to itself`, 'write another product');
    if (kind !== '' && !relationKinds.includes(kind))
      report(
        'kind',
        'SHOP004',
        `No kind "${kind}"`,
        kind === 'fitting'
          ? 'write what fitting takes into fitting_parts of the product'
          : `one of ${relationKinds.join(', ')}`,
      );
    const sort = fieldOf(row, 'sort');
    if (sort !== '' && sortPlace(sort) === null)
      report('sort', 'SHOP006', `not a whole number: "${sort}"`, 'write 1, 2 and so on, or leave it empty');
    const name = [from, to, kind].join('\u0000');
    const before = lines.get(name);
    if (before !== undefined)
      report('to', 'SHOP009', `the same relation stands in line ${before} already`, 'keep one of the two');
    lines.set(name, row.line);
  }
}
