/** `catalogue/vehicles.csv` and `synonyms.csv` from the database. */
import { vehicleParameterId, vehicleSlug } from '#backend/import/vehicle-value.ts';
import { techColumns } from '../vehicle-years.ts';
import { type CsvRow, csvText } from './csv-text.ts';
import { byText, type ExportContext } from './export-context.ts';

/** Years that follow each other as a range: `2015-2018|2020`. */
export function yearsText(years: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const year of years.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && range[1] === year - 1) range[1] = year;
    else ranges.push([year, year]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join('|');
}

interface Model {
  row: CsvRow;
  years: number[];
}

/** One row for the years of a model that have the same measures. */
export async function exportVehicles({ db, left }: ExportContext): Promise<string | null> {
  const rows = await db
    .selectFrom('vehicle')
    .innerJoin('parameter_value', 'parameter_value.parameter_value_id', 'vehicle.parameter_value_id')
    .select(['manufacturer', 'model', 'year', 'tech_data', 'slug'])
    .execute();
  const models = new Map<string, Model>();
  for (const { manufacturer, model, year, tech_data, slug } of rows.toSorted((a, b) => a.year - b.year)) {
    const named = `${manufacturer} ${model} ${year}`;
    if (slug !== vehicleSlug(manufacturer, year, model)) left.add('names of vehicles in addresses', named);
    const measures = new Map(Object.entries(tech_data ?? {}).map(([name, value]) => [name, String(value)]));
    const row = {
      ...{ manufacturer, model },
      ...Object.fromEntries([...techColumns].map(([column, field]) => [column, measures.get(field) ?? ''])),
    };
    const known = new Set(techColumns.values());
    for (const name of measures.keys()) if (!known.has(name)) left.add('measures of vehicles', name);
    const key = JSON.stringify(row);
    const same = models.get(key);
    if (same) same.years.push(year);
    else models.set(key, { row, years: [year] });
  }
  return csvText(
    ['manufacturer', 'model', 'years'],
    [...techColumns.keys()],
    [...models.values()]
      .map(({ row, years }) => ({ ...row, years: yearsText(years) }))
      .toSorted((a, b) => byText(nameOf(a), nameOf(b))),
  );
}

const nameOf = (row: CsvRow): string =>
  `${row.manufacturer ?? ''}\u0000${row.model ?? ''}\u0000${row.years ?? ''}`;

/** Slugs of the vehicles that the selector has. */
export async function vehicleSlugs({ db }: ExportContext): Promise<Set<string>> {
  const rows = await db
    .selectFrom('vehicle')
    .innerJoin('parameter_value', 'parameter_value.parameter_value_id', 'vehicle.parameter_value_id')
    .select('slug')
    .where('parameter_id', '=', vehicleParameterId)
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

export async function exportSynonyms({ db, languages, left }: ExportContext): Promise<string | null> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'search.synonyms')
    .executeTakeFirst();
  const value = new Map<string, unknown>(Object.entries({ ...(row?.value as object | undefined) }));
  for (const code of value.keys())
    if (!languages.includes(code)) left.add('synonyms in other languages', code);
  return csvText(
    ['language', 'words'],
    [],
    languages.flatMap(language => {
      const lists = value.get(language);
      return (Array.isArray(lists) ? lists : []).flatMap((words: unknown) =>
        Array.isArray(words) ? [{ language, words: words.join('|') }] : [],
      );
    }),
  );
}
