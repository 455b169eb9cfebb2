/** The products of a shop's folder against its other files, by the importer's own reading. */
import { join } from 'node:path';
import type { Finding } from '#engine/definition/finding.ts';
import { readLocalFile } from '#backend/import/local-image.ts';
import { readRows, UnreadableFile } from '#backend/import/read-rows.ts';
import { planRow, type RowPlan } from '#backend/import/row-plan.ts';
import { slugOrDigest } from '#backend/import/slug.ts';
import { tableFinding, textsOf } from './folder-tables.ts';
import type { ShopFolder } from './shop-folder.ts';

/** Where the pictures of a shop's folder lie. */
export const picturesOf = ({ path }: Pick<ShopFolder, 'path'>): string => join(path, 'pictures');

export async function checkProducts(folder: ShopFolder): Promise<Finding[]> {
  const file = folder.products ?? '';
  const found: Finding[] = [];
  const report = (line: number, column: string, code: string, message: string, fix: string) =>
    void found.push(tableFinding(file, line, column, { code, message, fix }));
  const lines = new Map<string, number>();
  try {
    for await (const row of readRows(join(folder.path, file))) {
      if ('problem' in row) {
        report(row.problem.line, row.problem.column, 'SHOP002', row.problem.reason, row.problem.fix);
        continue;
      }
      const { plan, problems } = planRow(row.line, row.fields);
      for (const { column, reason, fix } of problems) report(row.line, column, 'SHOP030', reason, fix);
      const before = lines.get(plan.articleNumber);
      if (before !== undefined)
        report(
          row.line,
          'article_number',
          'SHOP009',
          `${plan.articleNumber} stands in line ${before} already`,
          'keep one row per product',
        );
      lines.set(plan.articleNumber, row.line);
      checkRow(folder, plan, (...problem) => report(row.line, ...problem));
      for (const name of plan.images ?? []) {
        const data = await readLocalFile(picturesOf(folder), name);
        if (typeof data === 'string')
          report(row.line, 'images', 'SHOP031', `${name} ${data}`, 'put it into pictures/, or take it out');
      }
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    report(1, '', 'SHOP001', error.message, 'see docs/import.md');
  }
  return found;
}

type ReportRow = (column: string, code: string, message: string, fix: string) => void;

function checkRow({ categories, brands, markets, parameters }: ShopFolder, plan: RowPlan, report: ReportRow) {
  if (categories && plan.category) {
    const isAlias = categories.rows.some(({ fields }) => fields.get('alias') === plan.category);
    const names = plan.category.split('>').map(part => part.trim().toLowerCase());
    const known = new Set(
      categories.rows.flatMap(row => Object.values(textsOf(row, 'name')).map(name => name.toLowerCase())),
    );
    if (!isAlias && !names.every(name => known.has(name)))
      report(
        'category',
        'SHOP021',
        `No category "${plan.category}"`,
        'write the alias of a row of categories.csv',
      );
  }
  if (brands && plan.brand && plan.manufacturer === null) {
    const { brand } = plan;
    const isKnown = brands.rows.some(
      ({ fields }) =>
        fields.get('alias') === slugOrDigest(brand) ||
        fields.get('name')?.toLowerCase() === brand.toLowerCase(),
    );
    if (!isKnown) report('brand', 'SHOP021', `No brand "${brand}"`, 'add it to brands.csv');
  }
  for (const market of plan.prices.keys())
    if (markets && !markets.data.markets.some(({ id }) => id === market))
      report(`price_${market}`, 'SHOP021', `No market "${market}"`, 'take the column out, or add the market');
  for (const identifier of plan.parameters.keys())
    if (parameters && !parameters.rows.some(({ fields }) => fields.get('identifier') === identifier))
      report(`p:${identifier}`, 'SHOP021', `No parameter "${identifier}"`, 'add it to parameters.csv');
}
