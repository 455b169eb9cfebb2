/** `pages fmt`: the canonical format of page documents. */
import { plain } from '#page-lint/source/json-tree.ts';
import { parseJson } from '#page-lint/source/parse-json.ts';
import type { SourceText } from '#page-lint/source/source-file.ts';
import { type GrammarFiles, orderKeys } from './order-keys.ts';
import { printJson } from './print-json.ts';

/** The files that would change; a file that is not JSON is left unchanged. */
export function formatTexts(texts: readonly SourceText[], grammar: GrammarFiles): SourceText[] {
  return texts.flatMap(({ file, text }) => {
    const parsed = parseJson(text);
    if (!parsed.ok) return [];
    const formatted = printJson(orderKeys(plain(parsed.root), grammar));
    return formatted === text ? [] : [{ file, text: formatted }];
  });
}
