/** `catalogue/recommendations.csv` from the database. */
import { printPieces, type SetPieces } from '#backend/catalogue/recommend/rules.ts';
import { recommendationsKey, usualMost } from '../rows/recommendation-rows.ts';
import { type CsvRow, csvText } from './csv-text.ts';
import { categoryAliases } from './export-catalogue.ts';
import type { ExportContext } from './export-context.ts';
import { recordOf, settingOf } from './export-taxonomy.ts';

export async function exportRecommendations(context: ExportContext): Promise<string | null> {
  const categories = await categoryAliases(context);
  const { rules } = await settingOf(context, recommendationsKey);
  const all: readonly unknown[] = Array.isArray(rules) ? rules : [];
  const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  const rows = all.flatMap((stored): CsvRow[] => {
    const { from, to, kind, agree, most, pieces } = recordOf(stored);
    const named = [...listed(from), ...listed(to)].map(id => categories.get(Number(id)));
    // Without one of them the rule would be about other products.
    if (named.includes(undefined)) {
      context.left.add('recommendations of categories that are not exported', String(kind));
      return [];
    }
    const aliases = (ids: unknown): string =>
      listed(ids)
        .map(id => categories.get(Number(id)))
        .join('|');
    const count = Number(most) === usualMost ? '' : String(most);
    return [
      {
        ...{ from: aliases(from), to: aliases(to), kind: String(kind) },
        ...{ agree: listed(agree).join('|'), most: count },
        pieces: kind === 'set' ? printPieces(recordOf(pieces) as unknown as SetPieces) : '',
      },
    ];
  });
  return csvText(['from', 'to', 'kind'], ['agree', 'most', 'pieces'], rows);
}
