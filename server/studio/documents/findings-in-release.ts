/** What is found in drafts beside the other drafts of their release, with which they go live. */
import { type Bodies, NO_RELEASE } from '#backend/index.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentId, StudioFinding } from '#studio-api/documents.ts';
import type { OpenDocuments } from './open-documents.ts';

type Source = Pick<OpenDocuments, 'rules' | 'releases' | 'inRelease'>;

/** @returns findings of the draft, and errors that it causes in documents that are not in the release */
export const findingsInRelease = (
  source: Source,
  release: number,
  { id, body }: { id: DocumentId; body: DocumentBody },
): Promise<StudioFinding[]> => findingsOfDrafts(source, release, new Map([[id, body]]));

/** @returns findings of the drafts, and errors that they cause in documents that are not in the release */
export async function findingsOfDrafts(
  { rules, releases, inRelease }: Source,
  release: number,
  changed: Bodies,
): Promise<StudioFinding[]> {
  if (release === NO_RELEASE) return rules.check(changed);
  const others = (await releases.documents(release)).filter(each => !changed.has(each));
  const { drafts } = inRelease(release);
  const bodies = await Promise.all(others.map(async each => [each, (await drafts.open(each)).body] as const));
  const known = new Set<string>(others);
  const found = await rules.check(new Map([...bodies, ...changed]));
  return found.filter(({ document }) => !known.has(document));
}
