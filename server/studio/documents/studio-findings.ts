/** Findings of the linter as Studio shows them: at a node and a field, with fixes as operations. */
import { applyEdits as applyJsonEdits } from 'jsonc-parser';
import type { Edit, Finding } from '#engine/definition/finding.ts';
import { diffDocuments } from '#engine/operation/diff.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import { documentOfFile } from '#server/pages/document-texts.ts';
import type { DocumentId, StudioFinding } from '#studio-api/documents.ts';
import { placeOfFinding } from './finding-place.ts';

/** Applies the edits of one finding to its text. */
const applyEdits = (text: string, edits: readonly Edit[]): string =>
  applyJsonEdits(
    text,
    edits.map(({ range: [offset, end], text: content }) => ({ offset, length: end - offset, content })),
  );

/** A document as it was checked. */
export interface CheckedBody {
  body: DocumentBody;
  text: string;
}

/** Whether a text should be shared between files is no question for those who write it. */
const ofDevelopers = new Set(['L10N003', 'L10N004']);

/** Findings about documents that are not in `checked` are left out. */
export function studioFindings(
  findings: readonly Finding[],
  checked: ReadonlyMap<DocumentId, CheckedBody>,
): StudioFinding[] {
  return findings.flatMap(finding => {
    if (ofDevelopers.has(finding.code)) return [];
    const document = documentOfFile(finding.file);
    const source = document && checked.get(document);
    if (!source) return [];
    const { code, severity, message, fix, about } = finding;
    return [
      {
        document,
        code,
        severity,
        message,
        ...(fix === undefined ? {} : { fix }),
        ...(about === undefined ? {} : { about }),
        ...placeOfFinding(source.body, finding.path),
        fixes: fixesOf(finding, source),
      },
    ];
  });
}

function fixesOf({ edits = [], fix = '' }: Finding, { body, text }: CheckedBody): StudioFinding['fixes'] {
  if (edits.length === 0) return [];
  const fixed: unknown = JSON.parse(applyEdits(text, edits));
  const ops = isRecord(fixed) ? diffDocuments(body, fixed) : [];
  return ops.length > 0 ? [{ label: fix, ops: [...ops] }] : [];
}
