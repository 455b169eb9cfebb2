/** The values of parameters that a shop's folder names in each language. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { vehicleParameterId } from '#backend/import/vehicle-value.ts';
import { languages } from '#kernel/languages.gen.ts';
import { fieldOf, textsOf } from '../folder-tables.ts';
import { numbering } from '../numbering.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { type Change, type Row, syncRows } from '../sync-rows.ts';

/** A value that left the file stays: products have it. Values of parameters that the shop does not have are left out. */
export async function syncValues(db: Kysely<Schema>, { values }: ShopFolder): Promise<Change[]> {
  if (!values) return [];
  const parameters = await db.selectFrom('parameter').select(['parameter_id', 'identifier']).execute();
  const parameterOf = new Map(parameters.map(row => [row.identifier, row.parameter_id]));
  const stored = await db
    .selectFrom('parameter_value')
    .select(['parameter_value_id', 'parameter_id', 'slug', 'label', 'sort_order'])
    .execute();
  const keyOf = (parameter: unknown, slug: unknown): string => `${String(parameter)} ${String(slug)}`;
  const numberOf = numbering(
    stored.map(row => ({ id: row.parameter_value_id, name: keyOf(row.parameter_id, row.slug) })),
  );
  const known = new Map(stored.map(row => [keyOf(row.parameter_id, row.slug), row]));
  const identifiers = new Map(parameters.map(row => [row.parameter_id, row.identifier]));
  const rows = values.rows.flatMap((row, index): (Row & { place: number })[] => {
    const [slug, parameter_id] = [fieldOf(row, 'value'), parameterOf.get(fieldOf(row, 'parameter'))];
    if (parameter_id === undefined || parameter_id === vehicleParameterId) return [];
    const key = keyOf(parameter_id, slug);
    const before = known.get(key);
    const names = textsOf(row, 'name');
    const [first = slug] = Object.values(names);
    const usual = Object.fromEntries(languages.map(({ code }) => [code, first]));
    return [
      {
        ...{ parameter_value_id: numberOf(key), parameter_id, slug, sort_order: before?.sort_order ?? null },
        place: index + 1,
        // Languages that the shop does not have keep their names.
        label: { ...usual, ...before?.label, ...names },
      },
    ];
  });
  return syncRows(db, {
    table: 'parameter_value',
    keys: ['parameter_value_id'],
    rows: inOrder(rows),
    nameOf: row => keyOf(identifiers.get(Number(row.parameter_id)), row.slug),
  });
}

/** Places that the values of a parameter have already in the order of the file stay; otherwise it gives them new ones. */
function inOrder(rows: readonly (Row & { place: number })[]): Row[] {
  const last = new Map<unknown, number>();
  const unordered = new Set<unknown>();
  for (const { parameter_id, sort_order } of rows) {
    const place = typeof sort_order === 'number' ? sort_order : -1;
    if (place <= (last.get(parameter_id) ?? -1)) unordered.add(parameter_id);
    last.set(parameter_id, place);
  }
  return rows.map(({ place, ...row }) =>
    unordered.has(row.parameter_id) ? { ...row, sort_order: place } : row,
  );
}
