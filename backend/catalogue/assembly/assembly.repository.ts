/** Reads drawings and the parts at their positions. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import type { Localized } from '#backend/database/tables/columns.ts';

export interface AssemblyRecord {
  alias: string;
  name: Localized;
  group: Localized;
  drawing: string;
  width: number;
  height: number;
  /** The vehicles as values of a parameter. */
  vehicleIds: readonly number[];
}

export interface PositionRecord {
  position: string;
  x: number;
  y: number;
  productId: number;
  quantity: number | null;
  qualifier: Localized;
  note: Localized;
}

const columns = sql`alias, name, group_name as "group", drawing, width, height,
  array(select v.parameter_value_id from assembly_vehicle v where v.assembly = alias order by 1) as "vehicleIds"`;

/** @param vehicle value of the vehicle's parameter; null: of all */
export async function listAssemblies(
  db: Db,
  { vehicle, skip, take }: { vehicle: number | null; skip: number; take: number },
): Promise<{ count: number; assemblies: readonly AssemblyRecord[] }> {
  const of: RawBuilder<boolean> =
    vehicle === null
      ? sql`true`
      : sql`alias in (select assembly from assembly_vehicle where parameter_value_id = ${vehicle})`;
  const { rows } = await sql<{ count: number; assemblies: AssemblyRecord[] }>`
    select (select count(*)::int from assembly where ${of}) as count,
      coalesce((select json_agg(r) from (
        select ${columns} from assembly where ${of} order by sort_order, alias offset ${skip} limit ${take}) r), '[]') as assemblies`.execute(
    db,
  );
  return rows[0] ?? { count: 0, assemblies: [] };
}

export async function findAssembly(db: Db, alias: string): Promise<AssemblyRecord | null> {
  const { rows } = await sql<AssemblyRecord>`select ${columns} from assembly where alias = ${alias}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** In no order but that of alternatives at one position. */
export async function loadPositions(db: Db, alias: string): Promise<readonly PositionRecord[]> {
  const { rows } = await sql<PositionRecord>`
    select position, x, y, product_id as "productId", quantity, qualifier, note
    from assembly_position where assembly = ${alias} order by place`.execute(db);
  return rows;
}
