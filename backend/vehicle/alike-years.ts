/** Model years that the catalogue does not tell apart: who does not know the year can choose all of them at once (R-VEHICLE-25). */
import { sql } from 'kysely';
import type { NamedMachine } from '#backend/catalogue/vehicle/machine-names.ts';
import type { Db } from '#backend/database/schema.ts';

/** For each year what it takes: its technical data, the parts that name it, how they are used, and its drawings. */
async function takenBy(db: Db, { manufacturer, model }: NamedMachine): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ year: number; taken: string }>`
    select year, md5(concat_ws('|', tech_data::text,
      (select string_agg(p.product_id::text, ',' order by p.product_id)
        from product_parameter p where p.parameter_value_id = v.parameter_value_id),
      (select string_agg(concat_ws(' ', a.product_id, a.position, a.quantity, a.qualifier, a.note), ','
          order by a.product_id, a.position, a.place)
        from application a where a.parameter_value_id = v.parameter_value_id),
      (select string_agg(d.assembly, ',' order by d.assembly)
        from assembly_vehicle d where d.parameter_value_id = v.parameter_value_id))) as taken
    from vehicle v where manufacturer = ${manufacturer} and model = ${model}`.execute(db);
  return new Map(rows.map(row => [row.year, row.taken]));
}

/** Neighbouring years of the machine that take the same, in its order; years that no other is like are left out. */
export async function alikeYears(db: Db, machine: NamedMachine): Promise<number[][]> {
  if (machine.years.length < 2) return [];
  const taken = await takenBy(db, machine);
  const runs: number[][] = [];
  let before: string | undefined;
  for (const year of machine.years) {
    const own = taken.get(year);
    if (own !== undefined && own === before) runs.at(-1)?.push(year);
    else runs.push([year]);
    before = own;
  }
  return runs.filter(run => run.length > 1);
}
