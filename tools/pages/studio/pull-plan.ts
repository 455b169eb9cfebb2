/** What a pull would write: checked as a whole before the first file is touched. */
import { hashOfBody } from '#backend/index.ts';
import { diffDocuments } from '#engine/operation/diff.ts';
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import { checkDocuments } from '#page-lint/check-documents.ts';
import { printFinding } from '#page-lint/print-finding.ts';
import type { SourceText } from '#page-lint/source/source-file.ts';
import { fileOfDocument } from '#server/pages/document-texts.ts';
import { readDocumentTexts, readWorld } from '#server/pages/read-pages.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { ManagedPage } from '#studio-api/managed-pages.ts';
import { keepFieldsOfGit } from './keep-fields-of-git.ts';
import { bodyOf, pageFileText, recordPulled, writePageFile } from './local-pages.ts';

interface PulledFile extends SourceText {
  id: DocumentId;
  /** What differs from the file: nodes with their fields; null for a new file. */
  changes: string[] | null;
}

export interface PullPlan {
  /** Files that differ from what is live. */
  files: PulledFile[];
  /** Of what is live, by document. */
  hashes: Record<string, string>;
  /** Errors that the files would have in this checkout, as they are printed. */
  findings: string[];
}

export interface PullPorts {
  root: string;
  /** The text of a page file, as `fmt` writes it. */
  format(text: SourceText): string;
}

/** The documents that were named; all without any. @throws Error for one that Studio does not manage. */
export function chosenOf<T extends { id: DocumentId }>(all: readonly T[], ids: readonly string[]): T[] {
  for (const id of ids)
    if (!all.some(each => each.id === id)) throw new Error(`${id} is not managed by Studio`);
  return all.filter(({ id }) => ids.length === 0 || ids.includes(id));
}

export function planPull({ root, format }: PullPorts, pages: readonly ManagedPage[]): PullPlan {
  const files = pages.flatMap((page): PulledFile[] => {
    const { id } = page;
    const local = bodyOf(root, id);
    const body = keepFieldsOfGit(page, local);
    const file = fileOfDocument(id);
    const text = format({ file, text: JSON.stringify(body) });
    return pageFileText(root, file) === text
      ? []
      : [{ id, file, text, changes: local && changesOf(local, body) }];
  });
  const hashes = Object.fromEntries(pages.map(({ id, body }) => [id, hashOfBody(body)]));
  return { files, hashes, findings: errorsOf(root, files) };
}

/** Errors in the files that would be written; those of other files are not the pull's. */
function errorsOf(root: string, files: readonly PulledFile[]): string[] {
  if (files.length === 0) return [];
  const textByFile = new Map(files.map(({ file, text }) => [file, text]));
  const others = readDocumentTexts(root).filter(({ file }) => !textByFile.has(file));
  const { findings } = checkDocuments(
    [...others, ...files.map(({ file, text }) => ({ file, text }))],
    readWorld(root),
  );
  return findings
    .filter(({ file, severity }) => severity === 'error' && textByFile.has(file))
    .map(finding => printFinding(finding, textByFile.get(finding.file)));
}

const changesOf = (local: DocumentBody, body: DocumentBody): string[] =>
  [...new Set(diffDocuments(local, body).map(wordsOf))].sort();

function wordsOf(op: DocumentOperation): string {
  if ('set' in op) return [op.set.id, op.set.path].filter(Boolean).join(' ');
  if ('unset' in op) return [op.unset.id, op.unset.path].filter(Boolean).join(' ');
  if ('insert' in op) return `${op.insert.node.id} is added`;
  if ('remove' in op) return `${op.remove.id} is removed`;
  return 'move' in op ? `${op.move.id} is moved` : `${op.rename.id} is renamed`;
}

/** Lists the files and what in them is replaced. */
export const planLines = ({ files }: PullPlan): string[] =>
  files.flatMap(({ file, changes }) => [
    changes === null ? `${file}  new` : file,
    ...(changes ?? []).map(change => `    ${change}`),
  ]);

export function writePull(root: string, { files, hashes }: PullPlan): void {
  for (const { file, text } of files) writePageFile(root, file, text);
  recordPulled(root, hashes);
}

/** A page that this checkout does not understand would break its build. */
export const refusedPull = ({ findings }: PullPlan): { lines: string[]; status: 1 } => ({
  lines: [
    ...findings,
    'Nothing was written. Correct the pages in Studio, or check out the version that the shop runs; name documents to pull only those.',
  ],
  status: 1,
});
