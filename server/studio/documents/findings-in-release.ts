/** What is found in a draft beside the other drafts of its release, with which it goes live. */
import { NO_RELEASE } from '#backend/index.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentId, StudioFinding } from '#studio-api/documents.ts';
import type { OpenDocuments } from './open-documents.ts';

/** @returns findings of the draft, and errors that it causes in documents that are not in the release */
export async function findingsInRelease(
  { rules, releases, inRelease }: Pick<OpenDocuments, 'rules' | 'releases' | 'inRelease'>,
  release: number,
  { id, body }: { id: DocumentId; body: DocumentBody },
): Promise<StudioFinding[]> {
  if (release === NO_RELEASE) return rules.check(new Map([[id, body]]));
  const others = (await releases.documents(release)).filter(each => each !== id);
  const { drafts } = inRelease(release);
  const bodies = await Promise.all(others.map(async each => [each, (await drafts.open(each)).body] as const));
  const known = new Set<string>(others);
  const found = await rules.check(new Map([...bodies, [id, body]]));
  return found.filter(({ document }) => !known.has(document));
}
