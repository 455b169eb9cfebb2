/** Applies the safe edits of findings to texts. */
import { applyEdits as applyJsonEdits } from 'jsonc-parser';
import type { Edit, Finding } from '#engine/definition/finding.ts';

/** Of two overlapping edits, the first one in the text is applied. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const applied: Edit[] = [];
  for (const edit of edits.toSorted((a, b) => a.range[0] - b.range[0]))
    if (edit.range[0] >= (applied.at(-1)?.range[1] ?? 0)) applied.push(edit);
  return applyJsonEdits(
    text,
    applied.map(({ range: [offset, end], text: content }) => ({ offset, length: end - offset, content })),
  );
}

/** The new texts of the files that change. */
export function fixedTexts(
  findings: readonly Finding[],
  texts: ReadonlyMap<string, string>,
): Map<string, string> {
  const edits = new Map<string, Edit[]>();
  for (const finding of findings)
    if (finding.edits) edits.set(finding.file, [...(edits.get(finding.file) ?? []), ...finding.edits]);
  return new Map(
    [...edits].map(([file, own]): [string, string] => [file, applyEdits(texts.get(file) ?? '', own)]),
  );
}
