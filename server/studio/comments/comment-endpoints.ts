/** Endpoints of comments at parts of documents. Everybody who may look at drafts may say something about them. */
import { z } from 'zod';
import { type CommentMail, type Comments, NO_RELEASE, StudioError } from '#backend/index.ts';
import { findNode } from '#engine/operation/node-tree.ts';
import type { DocumentNode, NodeAddress } from '#engine/operation/operation.ts';
import { longestComment } from '#studio-api/comments.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { editedPage } from '../documents/edited-page.ts';
import { nameInMail } from '../documents/name-in-mail.ts';
import type { OpenDocuments } from '../documents/open-documents.ts';
import { documentIdOf, namedActorOf, releaseOfCall, withRejections } from '../documents/studio-actor.ts';
import { ApiAnswer, type ApiRoute, type StaffCall } from '../http/api-route.ts';

const answerShape = z.strictObject({
  id: z.uuid(),
  text: z.string().trim().min(1).max(longestComment),
  to: z.uuid().nullable(),
});
const commentShape = answerShape.extend({ nodeId: z.string().max(200) });
const stateShape = z.strictObject({ isResolved: z.boolean() });

/** In bytes: the longest comment in any script. */
const SHORT_BODY = 16_384;

/** @throws StudioError NOT_FOUND for what is no id */
function threadOf(call: StaffCall): { document: DocumentId; thread: string } {
  const thread = z.uuid().safeParse(call.param('thread'));
  if (!thread.success) throw new StudioError('NOT_FOUND', 'There is no such comment');
  return { document: documentIdOf(call), thread: thread.data };
}

export function commentEndpoints(
  documents: Pick<OpenDocuments, 'inRelease' | 'find'>,
  comments: Comments,
  studioOrigin: string,
): ApiRoute[] {
  /** @throws StudioError VERSION_MOVED for a part that is not in the draft any more */
  async function partOf(id: DocumentId, release: number, nodeId: NodeAddress): Promise<DocumentNode | null> {
    const drafts = documents.inRelease(release);
    const { body } = await drafts.drafts.open(id);
    if (nodeId === '') return null;
    const found = findNode(await editedPage({ id, body }, drafts), nodeId);
    if (!found)
      throw new StudioError('VERSION_MOVED', 'The part is not there any more', { reason: 'no-part' });
    return found.node;
  }

  async function mailOf(id: DocumentId, release: number, comment: string): Promise<CommentMail> {
    const facts = await documents.inRelease(release).find(id);
    const query = new URLSearchParams({ comment, release: `${release}` });
    return {
      nameIn: locale => (facts ? nameInMail(facts, locale) : ''),
      link: `${studioOrigin}/edit/${encodeURIComponent(id)}?${query}`,
    };
  }

  async function write(call: StaffCall) {
    const { nodeId, ...post } = call.json(commentShape);
    const document = documentIdOf(call);
    const release = releaseOfCall(call);
    const part = await partOf(document, release, nodeId);
    const place = { document, nodeId, part, release: release === NO_RELEASE ? null : release };
    const mail = await mailOf(document, release, post.id);
    return new ApiAnswer(201, await comments.write(post, place, mail, namedActorOf(call)));
  }

  async function answer(call: StaffCall) {
    const post = call.json(answerShape);
    const at = threadOf(call);
    const mail = await mailOf(at.document, releaseOfCall(call), post.id);
    return new ApiAnswer(201, await comments.answer(post, at, mail, namedActorOf(call)));
  }

  const route = (
    method: ApiRoute['method'],
    path: string,
    work: (call: StaffCall) => Promise<unknown>,
  ): ApiRoute => ({
    method,
    path,
    role: 'viewer',
    bodyLimit: SHORT_BODY,
    handler: call => withRejections(() => work(call)),
  });
  const ofDocument = '/api/documents/:id/comments';
  return [
    route('GET', '/api/colleagues', () => comments.colleagues()),
    route('GET', ofDocument, call => comments.list(documentIdOf(call))),
    route('POST', ofDocument, write),
    route('POST', `${ofDocument}/:thread/answers`, answer),
    route('PATCH', `${ofDocument}/:thread`, call =>
      comments.resolve(threadOf(call), call.json(stateShape).isResolved, namedActorOf(call)),
    ),
  ];
}
