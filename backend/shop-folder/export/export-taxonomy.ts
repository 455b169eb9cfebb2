/** The columns of Google's product taxonomy in `catalogue/categories.csv`, from the database. */
import { isRecord } from '#kernel/is-record.ts';
import type { CsvRow } from './csv-text.ts';
import type { ExportContext } from './export-context.ts';

/** A setting that is an object; without it, an empty one. */
export async function settingOf(
  { db }: ExportContext,
  key: string,
): Promise<Readonly<Record<string, unknown>>> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return isRecord(row?.value) ? row.value : {};
}

export const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** The columns of a category by its number. */
export async function taxonomyColumns(context: ExportContext): Promise<(category: number) => CsvRow> {
  const taxonomy = await settingOf(context, 'site.taxonomy');
  return category => {
    const { id, parentId, path } = recordOf(taxonomy[category]);
    if (typeof id !== 'number' || typeof path !== 'string') return {};
    return {
      ...{ google_number: String(id), google_path: path },
      google_parent: typeof parentId === 'number' ? String(parentId) : '',
    };
  };
}
