/** Writes the safe edits of findings into a text: from the end on, so that offsets stay true; of two that overlap the first wins. */
import type { Edit, Finding } from '#engine/finding.ts';

export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = edits.toSorted((a, b) => a.range[0] - b.range[0]);
  const kept: Edit[] = [];
  for (const edit of sorted) if (edit.range[0] >= (kept.at(-1)?.range[1] ?? 0)) kept.push(edit);
  return kept.reduceRight(
    (result, { range: [start, end], text: replacement }) =>
      result.slice(0, start) + replacement + result.slice(end),
    text,
  );
}

/** The new texts of the files that have something to mend. */
export function mended(
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
