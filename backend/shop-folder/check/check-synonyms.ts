/** What `catalogue/synonyms.csv` says: lists of at least two words, each list once. */
import type { Finding } from '#engine/definition/finding.ts';
import { fieldOf, tableFinding } from '../folder-tables.ts';
import { wordsOf } from '../rows/synonym-rows.ts';
import type { ShopFolder } from '../shop-folder.ts';

export function checkSynonyms({ synonyms, shop }: ShopFolder, found: Finding[]): void {
  if (!synonyms) return;
  const { file, rows } = synonyms;
  const wanted: readonly string[] | undefined = shop?.data.languages;
  const lines = new Map<string, number>();
  for (const row of rows) {
    const report = (column: string, code: string, message: string, fix: string) =>
      void found.push(tableFinding(file, row.line, column, { code, message, fix }));
    const language = fieldOf(row, 'language');
    if (wanted && !wanted.includes(language))
      report('language', 'SHOP020', `The shop has no language "${language}"`, `One of ${wanted.join(', ')}`);
    const words = wordsOf(row).map(word => word.toLowerCase());
    const wordless = words.find(word => !/[\p{L}\p{N}]/u.test(word));
    const twice = words.find((word, index) => words.indexOf(word) !== index);
    if (wordless !== undefined)
      report(
        'words',
        'SHOP008',
        `"${wordless}" has no letter or digit`,
        'shoppers search for words: take it out',
      );
    if (twice !== undefined) report('words', 'SHOP008', `"${twice}" stands twice`, 'keep one of the two');
    else if (words.length < 2)
      report('words', 'SHOP007', 'one word has no synonym', 'write two words or more: atv|quad bike');
    const name = `${language} ${words.toSorted().join('|')}`;
    const before = lines.get(name);
    if (before !== undefined)
      report('words', 'SHOP009', `the same words stand in line ${before} already`, 'keep one row of them');
    lines.set(name, row.line);
  }
}
