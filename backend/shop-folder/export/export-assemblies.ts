/** `catalogue/assemblies.csv`, `assembly-vehicles.csv` and `assembly-positions.csv` from the database. */
import { sql } from 'kysely';
import { byPosition } from '#kernel/vehicle/assembly-position.ts';
import { columnNames, columnsOf, csvText } from './csv-text.ts';
import { byText, type ExportContext, textsIn } from './export-context.ts';
import { show } from './export-pictures.ts';
import { yearsText } from './export-vehicles.ts';

/** In the order of the shop. */
export async function exportAssemblies(context: ExportContext): Promise<string | null> {
  const { db, languages } = context;
  const rows = await db.selectFrom('assembly').selectAll().orderBy('sort_order').orderBy('alias').execute();
  for (const { drawing } of rows) show(context, 'assembly', drawing);
  return csvText(
    ['alias'],
    [...columnNames(languages, 'name', 'group'), 'drawing', 'width', 'height'],
    rows.map(row => ({
      ...{ alias: row.alias, drawing: row.drawing },
      ...{ width: String(row.width), height: String(row.height) },
      ...columnsOf('name', textsIn(languages, row.name)),
      ...columnsOf('group', textsIn(languages, row.group_name)),
    })),
  );
}

/** One row for the years of a model that a drawing is of. */
export async function exportAssemblyVehicles({ db, left }: ExportContext): Promise<string | null> {
  const { rows } = await sql<{
    assembly: string;
    manufacturer: string | null;
    model: string | null;
    years: number[];
  }>`
    select assembly, manufacturer, model, array_agg(year order by year) as years
    from assembly_vehicle left join vehicle using (parameter_value_id)
    group by assembly, manufacturer, model`.execute(db);
  const lines = rows.flatMap(({ assembly, manufacturer, model, years }) => {
    if (manufacturer !== null && model !== null)
      return [{ assembly, manufacturer, model, years: yearsText(years) }];
    left.add('drawings of vehicles that are not exported', assembly);
    return [];
  });
  return csvText(
    ['assembly', 'manufacturer', 'model', 'years'],
    [],
    lines.toSorted(
      (a, b) =>
        byText(a.assembly, b.assembly) || byText(a.manufacturer, b.manufacturer) || byText(a.model, b.model),
    ),
  );
}

/** @param numbers article numbers by product */
export async function exportAssemblyPositions(
  { db, left, languages }: ExportContext,
  numbers: ReadonlyMap<number, string>,
): Promise<string | null> {
  const stored = await db.selectFrom('assembly_position').selectAll().execute();
  const rows = stored.toSorted(
    (a, b) => byText(a.assembly, b.assembly) || byPosition(a.position, b.position) || a.place - b.place,
  );
  return csvText(
    ['assembly', 'position', 'x', 'y', 'article_number'],
    ['quantity', ...columnNames(languages, 'qualifier', 'note')],
    rows.flatMap(row => {
      const article = numbers.get(row.product_id);
      if (article === undefined) {
        left.add('parts of drawings that are not exported', `${row.assembly} ${row.position}`);
        return [];
      }
      return [
        {
          ...{ assembly: row.assembly, position: row.position, x: String(row.x), y: String(row.y) },
          ...{ article_number: article, quantity: row.quantity === null ? '' : String(row.quantity) },
          ...columnsOf('qualifier', textsIn(languages, row.qualifier)),
          ...columnsOf('note', textsIn(languages, row.note)),
        },
      ];
    }),
  );
}
