/** Endpoints of approvals: what was sent, sending drafts, and deciding about them. */
import { z } from 'zod';
import { type ApprovalMail, NO_RELEASE } from '#backend/index.ts';
import { type FoundApproval, longestApprovalNote } from '#studio-api/approvals.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { nameInMail } from '../documents/name-in-mail.ts';
import type { OpenDocuments } from '../documents/open-documents.ts';
import { sentDocumentsShape } from '../documents/shapes.ts';
import { documentIdOf, namedActorOf, releaseOfCall, withRejections } from '../documents/studio-actor.ts';
import type { ApiRoute, StaffCall } from '../http/api-route.ts';
import { ProblemError } from '../http/problem.ts';

const note = z.string().trim().max(longestApprovalNote);
const askShape = z.strictObject({
  id: z.uuid(),
  documents: sentDocumentsShape,
  to: z.uuid().nullable(),
  note,
});
const decisionShape = z.strictObject({
  documents: sentDocumentsShape,
  decision: z.enum(['approved', 'returned', 'withdrawn']),
  note,
});

/** @throws ProblemError 404 for what is no id */
function approvalIdOf(call: StaffCall): string {
  const id = z.uuid().safeParse(call.param('id'));
  if (!id.success) throw new ProblemError(404, 'NOT_FOUND', 'There is no such request');
  return id.data;
}

export function approvalEndpoints(
  documents: Pick<OpenDocuments, 'inRelease' | 'releases'>,
  studioOrigin: string,
): ApiRoute[] {
  const approvalsOf = (call: StaffCall) => documents.inRelease(releaseOfCall(call)).approvals;

  /** A release is called by its title; its link leads to one of its documents, where all of it is seen. */
  async function mailOf(release: number, sent: readonly { id: DocumentId }[]): Promise<ApprovalMail> {
    const own = documents.inRelease(release);
    const id = sent[0]?.id;
    const facts = id && (await own.find(id));
    const title = release === NO_RELEASE ? null : (await documents.releases.find(release)).title;
    const query = new URLSearchParams({ approval: 'open', release: `${release}` });
    return {
      nameIn: locale => title ?? (facts ? nameInMail(facts, locale) : ''),
      link: `${studioOrigin}/edit/${encodeURIComponent(id ?? '')}?${query}`,
    };
  }

  async function ask(call: StaffCall): Promise<void> {
    const post = call.json(askShape);
    const mail = await mailOf(releaseOfCall(call), post.documents);
    await approvalsOf(call).ask(post, mail, namedActorOf(call));
  }

  async function decide(call: StaffCall): Promise<void> {
    const post = call.json(decisionShape);
    const mail = await mailOf(releaseOfCall(call), post.documents);
    await approvalsOf(call).decide(approvalIdOf(call), post, mail, namedActorOf(call));
  }

  const route = (
    method: ApiRoute['method'],
    path: string,
    role: 'viewer' | 'editor',
    work: (call: StaffCall) => Promise<unknown>,
  ): ApiRoute => ({ method, path, role, handler: call => withRejections(() => work(call)) });
  return [
    route('GET', '/api/documents/:id/approval', 'viewer', async (call): Promise<FoundApproval> => {
      const [approvals, id] = [approvalsOf(call), documentIdOf(call)];
      const [approval, isOutside] = await Promise.all([
        approvals.find(id),
        approvals.isOutside(id, namedActorOf(call)),
      ]);
      return { approval, isOutside };
    }),
    route('GET', '/api/documents/:id/approvals', 'viewer', call =>
      approvalsOf(call).history(documentIdOf(call)),
    ),
    route('POST', '/api/approvals', 'editor', ask),
    route('POST', '/api/approvals/:id/decision', 'editor', decide),
  ];
}
