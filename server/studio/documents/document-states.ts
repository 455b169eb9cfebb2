/** States of a document, and what differs between two of them: the draft, what is live, a revision. */
import { type DocumentFacts, NO_RELEASE, StudioError } from '#backend/index.ts';
import { withoutChildren } from '#engine/operation/diff-fields.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { semanticChanges } from '#engine/operation/semantic-change.ts';
import { mergedPage } from '#engine/override/edited-override.ts';
import { overrideOperations } from '#engine/override/operation-ids.ts';
import type { DocumentChange, DocumentId } from '#studio-api/documents.ts';
import type { StaffCall } from '../http/api-route.ts';
import { withAuthors } from './change-authors.ts';
import { comparisonRules } from './comparison-rules.ts';
import type { OpenDocuments } from './open-documents.ts';
import { postsOnPage } from './posts-on-page.ts';
import { releaseOfCall } from './studio-actor.ts';

/** Authors are looked for in so many of the latest posts. */
const POSTS_ASKED = 1_000;

/** Of what is not live, everything is new. */
const liveOf = ({ published, body }: DocumentFacts): DocumentBody => published ?? withoutChildren(body, true);

type Documents = Pick<OpenDocuments, 'inRelease' | 'revision'>;

/**
 * @param name `draft`, `live` or the number of a revision
 * @throws StudioError NOT_FOUND
 */
export async function namedStateOf(
  { inRelease, revision }: Documents,
  id: DocumentId,
  name: string,
  call: StaffCall,
): Promise<DocumentBody> {
  const release = releaseOfCall(call);
  if (name === 'draft') return (await inRelease(release).drafts.open(id)).body;
  if (name === 'live') {
    const facts = (await inRelease(NO_RELEASE).find(id)) ?? (await inRelease(release).find(id));
    if (!facts) throw new StudioError('NOT_FOUND', `There is no document "${id}"`);
    return liveOf(facts);
  }
  const found = await revision(id, Number(name));
  if (!found) throw new StudioError('NOT_FOUND', `"${id}" has no revision ${name}`);
  return found.body;
}

/** An override is compared as customers see it: on its page, as it is written now. */
async function shownOnPage(
  { inRelease }: Pick<Documents, 'inRelease'>,
  { kind, extends: parent }: DocumentBody,
  call: StaffCall,
): Promise<(body: DocumentBody) => DocumentBody> {
  const page = kind === 'override' && (await inRelease(releaseOfCall(call)).find(`page:${String(parent)}`));
  if (!page) return body => body;
  return body => mergedPage({ base: page.body, ops: overrideOperations(body) }).body;
}

/** Changes of a draft name their authors. @throws StudioError NOT_FOUND */
export async function compareStates(
  documents: Documents,
  id: DocumentId,
  call: StaffCall,
): Promise<DocumentChange[]> {
  const [before, after] = await Promise.all([
    namedStateOf(documents, id, call.param('n'), call),
    namedStateOf(documents, id, call.param('m'), call),
  ]);
  const onPage = await shownOnPage(documents, after, call);
  const changes = semanticChanges(onPage(before), onPage(after), comparisonRules);
  if (call.param('m') !== 'draft' || changes.length === 0) return changes;
  const { drafts } = documents.inRelease(releaseOfCall(call));
  const { version, body } = await drafts.open(id);
  const posts = await drafts.since(id, Math.max(0, version - POSTS_ASKED));
  return withAuthors(changes, body['kind'] === 'override' ? postsOnPage(body, posts) : posts);
}
