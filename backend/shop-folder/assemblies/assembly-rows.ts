/** The rows of assemblies that a shop's folder asks for. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { noSuchProduct, tableFinding } from '../folder-tables.ts';
import type { KnownProducts } from '../known-products.ts';
import { syncPictures } from '../picture-rows.ts';
import { machineKey } from '../rows/application-rows.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { type Change, othersUnless, type Row, syncRows } from '../sync-rows.ts';
import { readAssembly, readAssemblyPosition, readAssemblyVehicle } from './read-assemblies.ts';

type Db = Kysely<Schema>;

/** Drawings and the machines that they are of. One that left the file is removed with its positions: nothing refers to it. */
export async function syncAssemblies(db: Db, folder: ShopFolder): Promise<Change[]> {
  const { assemblies, keepsOthers } = folder;
  if (!assemblies) return syncMachines(db, folder);
  const pictures = await syncPictures(db, folder, 'assemblies');
  const changes = await syncRows(db, {
    table: 'assembly',
    keys: ['alias'],
    rows: assemblies.rows.map((row, at) => {
      const { group, ...plan } = readAssembly(row).plan;
      return { ...plan, group_name: group, sort_order: at + 1 };
    }),
    others: othersUnless(keepsOthers, 'delete'),
    nameOf: row => String(row.alias),
  });
  return [...pictures, ...changes, ...(await syncMachines(db, folder))];
}

/** A machine that the shop does not have is left out: `check` names it, and a vehicle that left the selector needs no drawing. */
async function syncMachines(db: Db, { assemblyVehicles, keepsOthers }: ShopFolder): Promise<Change[]> {
  if (!assemblyVehicles) return [];
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
  const known = await aliasesOf(db);
  const rows = assemblyVehicles.rows.flatMap(row => {
    const { assembly, manufacturer, model, years } = readAssemblyVehicle(row).plan;
    return years.flatMap(year => {
      const value = values.get(machineKey(manufacturer, model, year));
      return value === undefined || !known.has(assembly) ? [] : [{ assembly, parameter_value_id: value }];
    });
  });
  return syncRows(db, {
    table: 'assembly_vehicle',
    keys: ['assembly', 'parameter_value_id'],
    rows,
    others: othersUnless(keepsOthers, 'delete'),
    nameOf: row => `${String(row.assembly)} ${names.get(Number(row.parameter_value_id)) ?? ''}`.trim(),
  });
}

const aliasesOf = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set((await db.selectFrom('assembly').select('alias').execute()).map(({ alias }) => alias));

/** Parts at the numbers of drawings; one that left the file is removed. */
export async function syncAssemblyPositions(
  db: Db,
  { assemblyPositions, keepsOthers }: ShopFolder,
  { known, isPlan, unresolved }: { known: KnownProducts; isPlan: boolean; unresolved: Finding[] },
): Promise<Change[]> {
  if (!assemblyPositions) return [];
  const { file } = assemblyPositions;
  const aliases = await aliasesOf(db);
  const places = new Map<string, { x: number; y: number; used: number }>();
  const rows: Row[] = [];
  for (const row of assemblyPositions.rows) {
    const { plan } = readAssemblyPosition(row);
    const { assembly, position, articleNumber, quantity, qualifier, note } = plan;
    if (!aliases.has(assembly)) {
      unresolved.push(noSuchAssembly(file, row.line, assembly));
      continue;
    }
    const key = `${assembly} ${position}`;
    const at = places.get(key) ?? { x: plan.x ?? 0, y: plan.y ?? 0, used: 0 };
    places.set(key, at);
    const product_id = known.productOf(articleNumber);
    if (product_id === null) {
      unresolved.push(noSuchProduct(file, row.line, 'article_number', articleNumber));
      continue;
    }
    at.used += 1;
    const { x, y, used: place } = at;
    rows.push({ assembly, position, place, x, y, product_id, quantity, qualifier, note });
  }
  return syncRows(db, {
    table: 'assembly_position',
    keys: ['assembly', 'position', 'place'],
    rows,
    others: othersUnless(keepsOthers, 'delete'),
    nameOf: row =>
      [row.assembly, row.position, known.articleNumberOf(Number(row.product_id))].map(String).join(' '),
    isPlan,
  });
}

const noSuchAssembly = (file: string, line: number, name: string): Finding =>
  tableFinding(file, line, 'assembly', {
    ...{ code: 'SHOP021', message: `The shop has no assembly "${name}"` },
    fix: 'add it to assemblies.csv, or take the row out',
  });
