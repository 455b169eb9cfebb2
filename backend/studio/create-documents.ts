/** Wires Studio's documents: drafts, publications, revisions and what is live. */
import type { DocumentId, RevisionSummary } from '#studio-api/documents.ts';
import { type ApprovalService, createApprovalService } from './approvals/approvals.ts';
import { addAudit } from './audit.repository.ts';
import { type BodyInUse, bodiesInUse, type DocumentFacts, listDocuments } from './document-list.ts';
import { createDraftService, type DraftService } from './draft.service.ts';
import { type DriftPost, type OpenDrift, openDrift, settleDrift } from './drift.ts';
import { createDocumentEnds, type DocumentEnds } from './end-document.ts';
import { followBegun } from './follow-begun.ts';
import { liveRowAt } from './live.repository.ts';
import { type MergedDocument, mergeDeploy } from './merge-deploy.ts';
import { createPublicationService, type PublicationService } from './publication.service.ts';
import { createReleaseService, type ReleaseService } from './release.service.ts';
import { releaseDocument } from './release-document.ts';
import { findRevision, listRevisions, type Revision } from './revision.repository.ts';
import type { Actor, StudioContext } from './studio-context.ts';

export interface StudioDocuments {
  drafts: DraftService;
  publications: PublicationService;
  ends: DocumentEnds;
  releases: ReleaseService;
  approvals: ApprovalService;
  /** The same with the drafts of a release. */
  inRelease(release: number): StudioDocuments;
  /** @param ids only these; absent: all */
  list(ids?: readonly DocumentId[]): Promise<DocumentFacts[]>;
  find(id: DocumentId): Promise<DocumentFacts | undefined>;
  /** Newest first. */
  revisions(id: DocumentId): Promise<RevisionSummary[]>;
  revision(id: DocumentId, number: number): Promise<Revision | undefined>;
  bodiesInUse(): Promise<BodyInUse[]>;
  /** Brings changed files under the documents that Studio manages. */
  mergeDeploy(): Promise<MergedDocument[]>;
  /** Brings scheduled publications that have begun into older drafts. @returns the documents whose drafts have changed */
  followBegun(): Promise<DocumentId[]>;
  /** Logs that what is live was taken into page files. */
  recordPulled(ids: readonly DocumentId[], actor: Actor): Promise<void>;
  /** Where a changed page file and a managed document could not be merged, and no one has decided yet. */
  openDrift(): Promise<OpenDrift[]>;
  /** @throws StudioError NOT_FOUND for what was decided already; CONFLICT where a part that is to be changed is gone */
  settleDrift(post: DriftPost, actor: Actor): Promise<void>;
  /** Hands the document back to git; false unless the running build has the file that is live. */
  release(id: DocumentId, actor: Actor): Promise<boolean>;
}

export function createStudioDocuments(context: StudioContext): StudioDocuments {
  const { db, now } = context;
  const drafts = createDraftService(context);
  return {
    drafts,
    publications: createPublicationService(context),
    ends: createDocumentEnds(context),
    releases: createReleaseService(context),
    approvals: createApprovalService(context),
    inRelease: release => createStudioDocuments({ ...context, release }),
    list: ids => listDocuments(context, ids),
    find: async id => (await listDocuments(context, [id]))[0],
    async revisions(id) {
      const at = now();
      const [all, live] = await Promise.all([listRevisions(db, id, at), liveRowAt(db, id, at)]);
      return all.map(each => ({ ...each, isLive: live !== undefined && each.number === live.revision }));
    },
    revision: (id, number) => findRevision(db, id, number),
    bodiesInUse: () => bodiesInUse(context),
    mergeDeploy: () => mergeDeploy(context),
    followBegun: () => followBegun(context),
    async recordPulled(ids, by) {
      for (const document of ids) await addAudit(db, { action: 'document.pulled', actor: by, document });
    },
    openDrift: () => openDrift(db),
    settleDrift: (post, actor) => settleDrift(context, drafts, post, actor),
    release: (id, actor) => releaseDocument(context, id, actor),
  };
}
