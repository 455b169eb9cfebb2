/** `catalogue/applications.csv` from the database. */
import { sql } from 'kysely';
import type { Localized } from '#backend/database/tables/columns.ts';
import { applicationColumns } from '#backend/import/application-plan.ts';
import { columnNames, columnsOf, csvText } from './csv-text.ts';
import { byText, type ExportContext, textsIn } from './export-context.ts';
import { yearsText } from './export-vehicles.ts';

interface StoredApplication {
  product_id: number;
  manufacturer: string | null;
  model: string | null;
  years: readonly number[];
  position: string;
  place: number;
  quantity: number | null;
  qualifier: Localized;
  note: Localized;
}

/** One row for the years of a model in which a part is used in the same way. @param numbers article numbers by product */
export async function exportApplications(
  { db, left, languages }: ExportContext,
  numbers: ReadonlyMap<number, string>,
): Promise<string | null> {
  const { rows } = await sql<StoredApplication>`
    select product_id, manufacturer, model, array_agg(year order by year) as years, position, place, quantity, qualifier, note
    from application left join vehicle using (parameter_value_id)
    group by product_id, manufacturer, model, position, place, quantity, qualifier, note`.execute(db);
  const written = rows.flatMap(row => {
    const article = numbers.get(row.product_id);
    const { manufacturer, model, position, place, quantity } = row;
    if (article === undefined || manufacturer === null || model === null) {
      left.add(
        'applications of products or vehicles that are not exported',
        article ?? String(row.product_id),
      );
      return [];
    }
    const cells = {
      ...{ article_number: article, manufacturer, model, years: yearsText(row.years), position },
      quantity: quantity === null ? '' : String(quantity),
      ...columnsOf('qualifier', textsIn(languages, row.qualifier)),
      ...columnsOf('note', textsIn(languages, row.note)),
    };
    return [{ place, cells }];
  });
  return csvText(
    applicationColumns.required,
    ['position', 'quantity', ...columnNames(languages, 'qualifier', 'note')],
    written
      .toSorted(
        (a, b) =>
          byText(keyOf(a.cells), keyOf(b.cells)) || a.place - b.place || byText(a.cells.years, b.cells.years),
      )
      .map(({ cells }) => cells),
  );
}

const keyOf = (
  row: Readonly<Record<'article_number' | 'manufacturer' | 'model' | 'position', string>>,
): string => [row.article_number, row.manufacturer, row.model, row.position].join('\u0000');
