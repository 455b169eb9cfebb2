/** The rows of applications that a shop's folder asks for. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { planApplication } from '#backend/import/application-plan.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { noSuchProduct, tableFinding } from '../folder-tables.ts';
import type { KnownProducts } from '../known-products.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { type Change, othersUnless, type Row, syncRows } from '../sync-rows.ts';

type Db = Kysely<Schema>;

/** Make and model in any case. */
export const machineKey = (manufacturer: string, model: string, year: number): string =>
  `${manufacturer} ${model} ${year}`.toLowerCase();

/** An application that left the file is removed: nothing refers to it. */
export async function syncApplications(
  db: Db,
  { applications, keepsOthers }: ShopFolder,
  { known, isPlan, unresolved }: { known: KnownProducts; isPlan: boolean; unresolved: Finding[] },
): Promise<Change[]> {
  if (!applications) return [];
  const vehicles = await db
    .selectFrom('vehicle')
    .select(['manufacturer', 'model', 'year', 'parameter_value_id'])
    .execute();
  const values = new Map(
    vehicles.map(row => [machineKey(row.manufacturer, row.model, row.year), row.parameter_value_id]),
  );
  const names = new Map(
    vehicles.map(row => [row.parameter_value_id, `${row.manufacturer} ${row.model} ${row.year}`]),
  );
  const rows: Row[] = [];
  const places = new Map<string, number>();
  for (const { line, fields } of applications.rows) {
    const { articleNumber, manufacturer, model, years, ...said } = planApplication(line, fields).plan;
    const product_id = known.productOf(articleNumber);
    if (product_id === null) {
      unresolved.push(noSuchProduct(applications.file, line, 'article_number', articleNumber));
      continue;
    }
    for (const year of years) {
      const value = values.get(machineKey(manufacturer, model, year));
      if (value === undefined) {
        unresolved.push(noSuchVehicle(applications.file, line, `${manufacturer} ${model} ${year}`));
        continue;
      }
      const position = said.position ?? '';
      const group = `${product_id} ${value} ${position}`;
      const place = (places.get(group) ?? 0) + 1;
      places.set(group, place);
      const { quantity, qualifier, note } = said;
      rows.push({ product_id, parameter_value_id: value, position, place, quantity, qualifier, note });
    }
  }
  const changes = await syncRows(db, {
    table: 'application',
    keys: ['product_id', 'parameter_value_id', 'position', 'place'],
    rows,
    others: othersUnless(keepsOthers, 'delete'),
    nameOf: row =>
      [
        known.articleNumberOf(Number(row.product_id)),
        names.get(Number(row.parameter_value_id)) ?? row.parameter_value_id,
        row.position,
      ].join(' '),
    isPlan,
  });
  if (changes.length > 0 && !isPlan) await listAppliedVehicles(db);
  return changes;
}

const listAppliedVehicles = (db: Db) =>
  sql`select list_applied_vehicles(array(
    select product_id from application union select product_id from product_parameter where by_application))`.execute(
    db,
  );

const noSuchVehicle = (file: string, line: number, name: string): Finding =>
  tableFinding(file, line, 'model', {
    ...{ code: 'SHOP021', message: `The shop has no vehicle "${name}"` },
    fix: 'add it to vehicles.csv, or take the row out',
  });
