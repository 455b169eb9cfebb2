/** What `catalogue/recommendations.csv` says against other files. */
import { ruleKinds } from '#backend/catalogue/recommend/rules.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { type FolderTable, fieldOf, nearOr, tableFinding } from '../folder-tables.ts';
import { aliasesIn } from '../rows/list-rows.ts';
import { agreeWords, mostOf, ruleKindOf, setPiecesOf } from '../rows/recommendation-rows.ts';
import type { ShopFolder } from '../shop-folder.ts';

const names = (table: FolderTable | null, column: string): ReadonlySet<string> | null =>
  table && new Set(table.rows.map(row => fieldOf(row, column)));

export function checkRecommendations(
  { recommendations, categories, parameters }: ShopFolder,
  found: Finding[],
): void {
  if (!recommendations) return;
  const aliases = names(categories, 'alias');
  const identifiers = names(parameters, 'identifier');
  for (const row of recommendations.rows) {
    const report = (column: string, code: string, message: string, fix: string) =>
      void found.push(tableFinding(recommendations.file, row.line, column, { code, message, fix }));
    for (const column of ['from', 'to'])
      for (const alias of aliasesIn(row, column))
        if (aliases?.has(alias) === false)
          report(
            column,
            'SHOP021',
            `No category "${alias}"`,
            nearOr(alias, aliases, 'write the alias of a row of categories.csv'),
          );
    for (const identifier of aliasesIn(row, 'agree'))
      if (!agreeWords.includes(identifier) && identifiers?.has(identifier) === false)
        report(
          'agree',
          'SHOP021',
          `No parameter "${identifier}"`,
          nearOr(
            identifier,
            [...identifiers, ...agreeWords],
            'write an identifier of parameters.csv, vehicle or brand',
          ),
        );
    const kind = fieldOf(row, 'kind');
    if (kind !== '' && ruleKindOf(row) === null)
      report('kind', 'SHOP004', `No kind "${kind}"`, `one of ${ruleKinds.join(', ')}`);
    if (setPiecesOf(row) === null)
      report(
        'pieces',
        'SHOP006',
        `not a number of pieces: "${fieldOf(row, 'pieces')}"`,
        'write 1, or 2+2 for two at the front and two at the rear',
      );
    if (mostOf(row) === null)
      report('most', 'SHOP006', `not a number of products: "${fieldOf(row, 'most')}"`, 'write 1 to 24');
  }
}
