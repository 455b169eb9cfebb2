/** What `catalogue/applications.csv` says: parts and machines that there are, and each application once. */
import { applicationName, planApplication } from '#backend/import/application-plan.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { fieldOf, tableFinding } from '../folder-tables.ts';
import { machineKey } from '../rows/application-rows.ts';
import { vehiclesOf } from '../rows/vehicle-rows.ts';
import type { ShopFolder } from '../shop-folder.ts';

/** Found for every table. */
const isCommon = (reason: string): boolean => reason === 'missing' || reason === 'unknown column';

/** @param sold article numbers of products and packages; null where they are not read */
export function checkApplications(
  { applications, vehicles }: ShopFolder,
  sold: ReadonlySet<string> | null,
  found: Finding[],
): void {
  if (!applications) return;
  const machines =
    vehicles &&
    new Set(
      vehicles.rows.flatMap(row =>
        vehiclesOf(row).map(({ manufacturer, model, year }) => machineKey(manufacturer, model, year)),
      ),
    );
  const lines = new Map<string, number>();
  for (const row of applications.rows) {
    const report = (column: string, code: string, message: string, fix: string) =>
      void found.push(tableFinding(applications.file, row.line, column, { code, message, fix }));
    const { plan, problems } = planApplication(row.line, row.fields);
    for (const { column, reason, fix } of problems)
      if (!isCommon(reason)) report(column, 'SHOP008', reason, fix);
    const { articleNumber, manufacturer, model, years } = plan;
    if (sold && articleNumber !== '' && !sold.has(articleNumber))
      report(
        'article_number',
        'SHOP021',
        `No product "${articleNumber}"`,
        'write the article number of a product',
      );
    const missing = machines
      ? years.filter(year => !machines.has(machineKey(manufacturer, model, year)))
      : [];
    if (missing.length > 0)
      report(
        missing.length === years.length ? 'model' : 'years',
        'SHOP021',
        `No vehicle "${manufacturer} ${model}" of ${missing.join(', ')}`,
        'write make, model and years of rows of vehicles.csv',
      );
    const name = applicationName(plan);
    const before = lines.get(name);
    if (before !== undefined && fieldOf(row, 'article_number') !== '')
      report(
        'article_number',
        'SHOP009',
        `the same application stands in line ${before} already`,
        'keep one of the two',
      );
    lines.set(name, row.line);
  }
}
