/** `directory/*.csv` from the database. */
import { type CsvRow, columnNames, columnsOf, csvText } from './csv-text.ts';
import { byText, type ExportContext, textsIn } from './export-context.ts';

export async function exportPostalAreas({ db, languages, left }: ExportContext): Promise<string | null> {
  const areas = await db.selectFrom('postal_area').select(['country', 'zip', 'name']).execute();
  const rows = areas.flatMap(({ country, zip, name }): CsvRow[] => {
    const texts = textsIn(languages, name);
    if (texts) return [{ country, zip, ...columnsOf('name', texts) }];
    left.add('postal areas without a name in a language of the shop', `${country} ${zip}`);
    return [];
  });
  return csvText(['country', 'zip'], columnNames(languages, 'name'), sorted(rows, 'zip'));
}

export async function exportOrganizations({ db }: ExportContext): Promise<string | null> {
  const all = await db
    .selectFrom('organization')
    .select(['country', 'number', 'name', 'address_line1 as address', 'zip', 'city'])
    .execute();
  return csvText(['country', 'number', 'name'], ['address', 'zip', 'city'], sorted(all, 'number'));
}

const sorted = (rows: readonly CsvRow[], key: string): CsvRow[] =>
  rows.toSorted((a, b) => byText(a.country ?? '', b.country ?? '') || byText(a[key] ?? '', b[key] ?? ''));
