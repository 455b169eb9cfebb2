/** `catalogue/lists.csv` and `redirects.csv` from the database. */
import { type CsvRow, columnNames, columnsOf, csvText } from './csv-text.ts';
import { categoryAliases } from './export-catalogue.ts';
import { byText, type ExportContext, textsIn } from './export-context.ts';
import { recordOf, settingOf } from './export-taxonomy.ts';

export async function exportLists(context: ExportContext): Promise<string | null> {
  const { db, languages, left } = context;
  const categories = await categoryAliases(context);
  const brands = await db.selectFrom('brand').select(['brand_id', 'alias']).execute();
  const named = new Map<string, string>([
    ...[...categories].map(([id, alias]) => [`c_${id}`, alias] as const),
    ...brands.map(({ brand_id, alias }) => [`b_${brand_id}`, alias] as const),
  ]);
  const rows = Object.entries(await settingOf(context, 'site.lists')).flatMap(([alias, value]): CsvRow[] => {
    const { name, description, facets } = recordOf(value);
    const texts = textsIn(languages, recordOf(name));
    const all: readonly unknown[] = Array.isArray(facets) ? facets : [];
    // Without one of them the list would have other products.
    if (texts?.[languages[0]] === undefined || all.some(facet => !named.has(String(facet)))) {
      left.add('lists of other things than categories and brands', alias);
      return [];
    }
    const aliases = (prefix: string): string =>
      all
        .flatMap(facet => (String(facet).startsWith(prefix) ? [named.get(String(facet)) ?? ''] : []))
        .join('|');
    return [
      {
        ...{ alias, ...columnsOf('name', texts) },
        ...columnsOf('description', textsIn(languages, recordOf(description))),
        ...{ categories: aliases('c_'), brands: aliases('b_') },
      },
    ];
  });
  const sorted = rows.toSorted((a, b) => byText(a.alias ?? '', b.alias ?? ''));
  return csvText(
    ['alias'],
    [...columnNames(languages, 'name', 'description'), 'categories', 'brands'],
    sorted,
  );
}

export async function exportRedirects({ db }: ExportContext): Promise<string | null> {
  const rows = await db.selectFrom('url_history').select(['old_url as from', 'new_url as to']).execute();
  return csvText(
    ['from', 'to'],
    [],
    rows.toSorted((a, b) => byText(a.from, b.from)),
  );
}
