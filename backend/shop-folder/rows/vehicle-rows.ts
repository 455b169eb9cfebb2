/** The rows of vehicles that a shop's folder asks for: in the selector, and as values that products name. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { yearsOf } from '#backend/import/model-years.ts';
import {
  universalVehicle,
  vehicleGroupId,
  vehicleGroupName,
  vehicleParameterId,
  vehicleParameterName,
  vehicleSlug,
} from '#backend/import/vehicle-value.ts';
import { languages } from '#kernel/languages.gen.ts';
import { fieldOf, type TableRow } from '../folder-tables.ts';
import { numbering } from '../numbering.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { type Change, othersUnless, type Row, syncRows } from '../sync-rows.ts';
import { techColumns } from '../vehicle-years.ts';

type Db = Kysely<Schema>;

interface NamedVehicle {
  manufacturer: string;
  year: number;
  model: string;
  slug: string;
  techData: Readonly<Record<string, string>>;
}

/** One for each model year of a row. */
export function vehiclesOf(row: TableRow): NamedVehicle[] {
  const [manufacturer, model] = [fieldOf(row, 'manufacturer'), fieldOf(row, 'model')];
  const techData = Object.fromEntries(
    [...techColumns].flatMap(([column, field]) => {
      const text = fieldOf(row, column);
      return text === '' ? [] : [[field, text]];
    }),
  );
  return (yearsOf(fieldOf(row, 'years')) ?? []).map(year => ({
    ...{ manufacturer, year, model, techData },
    slug: vehicleSlug(manufacturer, year, model),
  }));
}

const keyOf = ({ manufacturer, year, model }: Row): string =>
  `${String(manufacturer)} ${String(model)} ${String(year)}`;

/** A vehicle that left the file leaves the selector; its value stays, since products name it. */
export async function syncVehicles(db: Db, { vehicles, keepsOthers }: ShopFolder): Promise<Change[]> {
  if (!vehicles) return [];
  const list = vehicles.rows.flatMap(row => vehiclesOf(row));
  const parameter = await syncVehicleParameter(db);
  const valueOf = numbering(
    (
      await db
        .selectFrom('parameter_value')
        .select(['parameter_value_id as id', 'slug as name', 'parameter_id'])
        .execute()
    ).map(({ id, name, parameter_id }) => ({ id, name: parameter_id === vehicleParameterId ? name : null })),
  );
  const values = await syncRows(db, {
    table: 'parameter_value',
    keys: ['parameter_value_id'],
    rows: [universalVehicle, ...list.map(one => ({ slug: one.slug, label: labelOf(one) }))].map(
      ({ slug, label }) => ({
        ...{ parameter_value_id: valueOf(slug), parameter_id: vehicleParameterId, slug, label },
        sort_order: valueOf(slug),
      }),
    ),
    nameOf: ({ slug }) => String(slug),
  });
  const stored = await db.selectFrom('vehicle').selectAll().execute();
  const numberOf = numbering(stored.map(row => ({ id: row.vehicle_id, name: keyOf({ ...row }) })));
  const made = await syncRows(db, {
    table: 'vehicle',
    keys: ['manufacturer', 'year', 'model'],
    rows: list.map(({ slug, techData, ...named }) => ({
      ...{ vehicle_id: numberOf(keyOf(named)), ...named },
      ...{ parameter_value_id: valueOf(slug), tech_data: techData },
    })),
    others: othersUnless(keepsOthers, 'delete'),
    nameOf: keyOf,
  });
  // A new vehicle is one change, though it is two rows.
  return [...parameter, ...values.filter(({ kind }) => kind !== 'created'), ...made];
}

const labelOf = (vehicle: NamedVehicle): Row =>
  Object.fromEntries(languages.map(({ code }) => [code, keyOf({ ...vehicle })]));

/** @throws Error when the database has another parameter of this name or number, which no import of the shop makes */
async function syncVehicleParameter(db: Db): Promise<Change[]> {
  const other = await db
    .selectFrom('parameter')
    .select(['parameter_id', 'identifier'])
    .where(eb => eb.or([eb('parameter_id', '=', vehicleParameterId), eb('identifier', '=', 'vehicle')]))
    .where(eb => eb.or([eb('parameter_id', '<>', vehicleParameterId), eb('identifier', '<>', 'vehicle')]))
    .executeTakeFirst();
  if (other !== undefined)
    throw new Error(
      `The parameter of vehicles is vehicle with number ${vehicleParameterId}; the database has ${other.identifier} with number ${other.parameter_id}`,
    );
  const group = await syncRows(db, {
    table: 'parameter_group',
    keys: ['parameter_group_id'],
    rows: [{ parameter_group_id: vehicleGroupId }],
    whenNew: { name: vehicleGroupName, sort_order: vehicleGroupId },
    nameOf: () => 'of vehicles',
  });
  const parameter = await syncRows(db, {
    table: 'parameter',
    keys: ['parameter_id'],
    rows: [
      {
        ...{ parameter_id: vehicleParameterId, parameter_group_id: vehicleGroupId, identifier: 'vehicle' },
        ...{ type: 'multi', show: false, show_filter: false },
      },
    ],
    whenNew: { name: vehicleParameterName, sort_order: vehicleParameterId },
    nameOf: () => 'vehicle',
  });
  return [...group, ...parameter];
}
