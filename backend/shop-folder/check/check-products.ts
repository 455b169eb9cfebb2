/** The products of a shop's folder against its other files, by the importer's own reading. */
import { join } from 'node:path';
import { UnreadableFile } from '#backend/import/file-row.ts';
import { findLocalFile } from '#backend/import/local-image.ts';
import { yearsOf } from '#backend/import/model-years.ts';
import { readRows } from '#backend/import/read-rows.ts';
import { planRow, type RowPlan } from '#backend/import/row-plan.ts';
import { slugOrDigest } from '#backend/import/slug.ts';
import { otherCurrency } from '#backend/import/store-new-rows.ts';
import { universalVehicle } from '#backend/import/vehicle-value.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { facetNotation } from '#kernel/facet-notation.ts';
import { type FolderTable, fieldOf, nearOr, tableFinding, textsOf } from '../folder-tables.ts';
import { vehiclesOf } from '../rows/vehicle-rows.ts';
import type { ShopFolder } from '../shop-folder.ts';
import type { Sold } from './check-sizes.ts';

/** Where the pictures of a shop's folder lie. */
export const pictureFolder = ({ path }: Pick<ShopFolder, 'path'>): string => join(path, 'pictures');

/** @returns what other files are checked against; null where rows could not be read, whose products are not known */
export async function checkProducts(folder: ShopFolder, found: Finding[]): Promise<Sold | null> {
  const file = folder.products ?? '';
  const report = reporterOf(file, found);
  let isWhole = true;
  const lines = new Map<string, number>();
  const stocked = new Map<string, number>();
  const names = namesIn(folder);
  try {
    for await (const row of readRows(join(folder.path, file))) {
      if ('problem' in row) {
        report(row.problem.line, row.problem.column, 'SHOP002', row.problem.reason, row.problem.fix);
        isWhole = false;
        continue;
      }
      const { plan, problems } = planRow(row.line, row.fields);
      for (const { column, reason, fix } of problems) {
        report(row.line, column, 'SHOP030', reason, fix);
        if (column === 'article_number') isWhole = false;
      }
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
      if (plan.gtin || Object.values(plan.stock).some(value => value !== null))
        stocked.set(plan.articleNumber, row.line);
      await checkPlan(names, plan, (...problem) => report(row.line, ...problem));
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { line, message } = error.problem;
    report(line, '', 'SHOP001', message, 'see docs/import.md');
    isWhole = false;
  }
  if (!isWhole) return null;
  return { numbers: new Set(lines.keys()), stocked };
}

/** What many rows have in common is said once: a column of no market, and a brand that is still missing. */
function reporterOf(file: string, found: Finding[]) {
  const said = new Map<string, { finding: Finding; message: string; rows: number }>();
  return (line: number, column: string, code: string, message: string, fix: string): void => {
    const isOfColumn = /^(?:unknown column|No (?:market|parameter) )/.test(message);
    const isCommon = isOfColumn || ['brand', 'category', 'vehicles'].includes(column);
    const before = isCommon ? said.get(`${column} ${message}`) : undefined;
    if (before) {
      before.rows += 1;
      if (!isOfColumn) before.finding.message = `${before.message}, in ${before.rows} rows`;
      return;
    }
    const place = isOfColumn && file.endsWith('.csv') ? 1 : line;
    const finding = tableFinding(file, place, column, { code, message, fix });
    if (isCommon) said.set(`${column} ${message}`, { finding, message, rows: 1 });
    found.push(finding);
  };
}

/** A product, or what a package has of one, against the rest of the folder. */
export async function checkPlan(
  names: ReturnType<typeof namesIn>,
  plan: RowPlan,
  report: ReportRow,
): Promise<void> {
  checkRow(names, plan, report);
  for (const name of plan.images ?? []) {
    const problem = await names.problemOfPicture(name);
    if (problem !== null)
      report('images', 'SHOP031', `${name} ${problem}`, 'put it into pictures/, or take it out');
  }
}

export type ReportRow = (column: string, code: string, message: string, fix: string) => void;

/** What the other files of the folder have; undefined where the folder leaves that to the database. */
export const namesIn = ({ path, categories, brands, markets, parameters, vehicles }: ShopFolder) => ({
  problemOfPicture: pictureProblems(pictureFolder({ path })),
  aliases: categories && fieldsOf(categories, 'alias'),
  categoryNames:
    categories &&
    new Set(
      categories.rows.flatMap(row => Object.values(textsOf(row, 'name')).map(name => name.toLowerCase())),
    ),
  brands: brands && new Set([...fieldsOf(brands, 'alias'), ...fieldsOf(brands, 'name')]),
  /** Currencies by market. */
  markets: markets && new Map<string, string>(markets.data.markets.map(({ id, currency }) => [id, currency])),
  parameters: parameters && fieldsOf(parameters, 'identifier'),
  // Rows without years may name any machine.
  vehicles:
    vehicles &&
    vehicles.rows.every(row => yearsOf(fieldOf(row, 'years')) !== null) &&
    new Set([
      universalVehicle.slug,
      ...vehicles.rows.flatMap(row => vehiclesOf(row).map(({ slug }) => slug)),
    ]),
});

/** Hundreds of products share a picture: each file is looked for once. */
function pictureProblems(folder: string): (name: string) => Promise<string | null> {
  const known = new Map<string, Promise<string | null>>();
  return name => {
    const found = known.get(name) ?? findLocalFile(folder, name).then(({ problem }) => problem);
    known.set(name, found);
    return found;
  };
}

const fieldsOf = ({ rows }: FolderTable, name: string): Set<string> =>
  new Set(rows.map(({ fields }) => (fields.get(name) ?? '').toLowerCase()));

function checkRow(names: ReturnType<typeof namesIn>, plan: RowPlan, report: ReportRow): void {
  const { category, brand } = plan;
  if (category && names.aliases && names.categoryNames && !names.aliases.has(category)) {
    const path = category.split('>').map(part => part.trim().toLowerCase());
    if (!path.every(name => names.categoryNames?.has(name)))
      report(
        'category',
        'SHOP021',
        `No category "${category}"`,
        nearOr(category, names.aliases, 'add it to categories.csv'),
      );
  }
  if (brand && names.brands && plan.manufacturer === null)
    if (!names.brands.has(slugOrDigest(brand)) && !names.brands.has(brand.toLowerCase()))
      report('brand', 'SHOP021', `No brand "${brand}"`, nearOr(brand, names.brands, 'add it to brands.csv'));
  for (const [market, { currencies }] of plan.prices) {
    if (!names.markets) break;
    const currency = names.markets.get(market);
    const other = currency === undefined ? null : otherCurrency(currencies, currency);
    if (currency === undefined)
      report(
        `price_${market}`,
        'SHOP021',
        `No market "${market}"`,
        nearOr(market, names.markets.keys(), 'take the column out, or add the market'),
      );
    else if (other) report(`price_${market}`, 'SHOP030', other.reason, other.fix);
  }
  for (const identifier of plan.parameters.keys())
    if (names.parameters && !names.parameters.has(identifier.toLowerCase()))
      report(
        `p:${identifier}`,
        'SHOP021',
        `No parameter "${identifier}"`,
        nearOr(identifier, names.parameters, 'add it to parameters.csv'),
      );
  for (const name of plan.vehicles ?? [])
    if (names.vehicles && !names.vehicles.has(facetNotation(name)))
      report(
        'vehicles',
        'SHOP021',
        `No vehicle "${name}"`,
        nearOr(name, names.vehicles, 'write manufacturer-year-model of a row of vehicles.csv, or universal'),
      );
}
