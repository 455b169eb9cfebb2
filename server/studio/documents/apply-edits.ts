/** Applies the edits of one finding to its text. */
import { applyEdits as applyJsonEdits } from 'jsonc-parser';
import type { Edit } from '#engine/definition/finding.ts';

export const applyEdits = (text: string, edits: readonly Edit[]): string =>
  applyJsonEdits(
    text,
    edits.map(({ range: [offset, end], text: content }) => ({ offset, length: end - offset, content })),
  );
