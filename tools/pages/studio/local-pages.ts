/** Page files of a checkout, and the record of what was last pulled into them. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { withOperationIds } from '#engine/override/operation-ids.ts';
import { isRecord } from '#kernel/is-record.ts';
import { fileOfDocument } from '#server/pages/document-texts.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { writeText } from '../files.ts';

/** Below `root`: the hash of what was last pulled, by document. */
const pulledFile = 'pages/.studio.json';

export const pageFileText = (root: string, file: string): string | null =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null;

/** Null without a file. @throws Error for a file that is not JSON, with its name. */
export function bodyOf(root: string, id: DocumentId): DocumentBody | null {
  const file = fileOfDocument(id);
  const text = pageFileText(root, file);
  if (text === null) return null;
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? withOperationIds(body) : null;
  } catch (error) {
    throw new Error(`${file} is not JSON. Correct it first: npm run pages -- lint ${file}`, { cause: error });
  }
}

export function readPulled(root: string): Record<string, unknown> {
  const pulled: unknown = JSON.parse(pageFileText(root, pulledFile) ?? '{}');
  return isRecord(pulled) ? { ...pulled } : {};
}

/** Adds the hashes of documents to the record; sorted, so that it merges well. */
export function recordPulled(root: string, hashes: Readonly<Record<string, string>>): void {
  const pulled = { ...readPulled(root), ...hashes };
  const sorted = Object.fromEntries(Object.entries(pulled).sort(([a], [b]) => (a < b ? -1 : 1)));
  if (Object.keys(sorted).length > 0) writeText(root, pulledFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** A document that was begun in Studio may be the first one in its folder. */
export function writePageFile(root: string, file: string, text: string): void {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeText(root, file, text);
}
