/** What `catalogue/vehicles.csv` says: years, names that can be told apart, measures that can be compared. */
import { yearsOf } from '#backend/import/model-years.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { readMeasure } from '#kernel/vehicle/fit-measure.ts';
import { parseRules } from '#kernel/vehicle/fit-rule.ts';
import { parsePairRules } from '#kernel/vehicle/pair-rule.ts';
import { type FolderTable, fieldOf, type TableRow, tableFinding } from '../folder-tables.ts';
import { vehiclesOf } from '../rows/vehicle-rows.ts';
import type { ShopFolder } from '../shop-folder.ts';

/** Columns by which parts of wheels are compared with a vehicle, with an example. */
const measured = [
  { columns: ['front_tire', 'back_tire'], form: 'tyre-rim', example: '25x8-12' },
  { columns: ['front_rim', 'back_rim'], form: 'rim', example: '12x7″' },
  { columns: ['front_bolt_pattern', 'back_bolt_pattern'], form: 'bolts', example: '4/110' },
] as const;

/** In the columns `fit` and `together`: whatever the identifier is, no measure of the parameter decides. */
export const noRules = 'none';

const ruleColumns = [
  { column: 'fit', parse: parseRules, example: 'bolts bolts frontBoltPattern/backBoltPattern' },
  { column: 'together', parse: parsePairRules, example: 'bolts bolts' },
] as const;

function checkRules(table: FolderTable, found: Finding[]): void {
  for (const row of table.rows) {
    for (const { column, parse, example } of ruleColumns) {
      const text = fieldOf(row, column);
      if (text === noRules || parse(text) !== null) continue;
      found.push(
        tableFinding(table.file, row.line, column, {
          code: 'SHOP008',
          message: `no rule of a measure: "${text}"`,
          fix: `write such as ${example}, or none`,
        }),
      );
    }
  }
}

export function checkVehicles({ vehicles, parameters }: ShopFolder, found: Finding[]): void {
  for (const row of parameters?.rows ?? [])
    if (fieldOf(row, 'identifier') === 'vehicle')
      found.push(
        tableFinding(parameters?.file ?? '', row.line, 'identifier', {
          code: 'SHOP009',
          message: 'the parameter of vehicles is made by vehicles.csv',
          fix: 'take the row out',
        }),
      );
  if (parameters) checkRules(parameters, found);
  if (!vehicles) return;
  const { file, rows } = vehicles;
  const lines = new Map<string, number>();
  for (const row of rows) {
    const report = (column: string, code: string, message: string, fix: string) =>
      void found.push(tableFinding(file, row.line, column, { code, message, fix }));
    const years = fieldOf(row, 'years');
    if (yearsOf(years) === null)
      report('years', 'SHOP008', `no model years: "${years}"`, 'write 2019, 2015-2021 or 2015|2018');
    for (const { slug, model, year } of vehiclesOf(row)) {
      const before = lines.get(slug);
      if (slug === '')
        report('model', 'SHOP008', `"${model}" has no letter of an address`, 'use letters a to z or digits');
      else if (before !== undefined)
        report(
          'model',
          'SHOP009',
          `${model} of ${year} stands in line ${before} already`,
          'keep one of the two',
        );
      lines.set(slug, row.line);
    }
    checkMeasures(row, file, found);
  }
}

function checkMeasures(row: TableRow, file: string, found: Finding[]): void {
  for (const { columns, form, example } of measured)
    for (const column of columns) {
      const text = fieldOf(row, column);
      if (text !== '' && readMeasure(form, text) === null)
        found.push(
          tableFinding(file, row.line, column, {
            ...{ code: 'SHOP035', severity: 'warning' },
            message: `"${text}" is shown, but parts are not compared with it`,
            fix: `write it as ${example}`,
          }),
        );
    }
}
