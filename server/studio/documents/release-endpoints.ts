/** Endpoints of releases: list, begin, rename, delete, and what is in them. */
import { z } from 'zod';
import { type ReleaseRow, StudioError } from '#backend/index.ts';
import { isDocumentId, kindOfDocument } from '#studio-api/document-id.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { Release, ReleasedDraft } from '#studio-api/releases.ts';
import { ApiAnswer, type ApiRoute, type StaffCall } from '../http/api-route.ts';
import { lineShape } from '../http/line-shape.ts';
import { namesOf } from './document-title.ts';
import type { OpenDocuments } from './open-documents.ts';
import type { ReleaseChecks } from './release-checks.ts';
import { actorOf, withRejections } from './studio-actor.ts';

const titleShape = z.strictObject({ title: lineShape(120) });
const draftShape = z.strictObject({ document: z.string().max(200).refine(isDocumentId) });

/** Names and findings of its documents. */
async function releaseOf(documents: OpenDocuments, found: ReleaseChecks, row: ReleaseRow): Promise<Release> {
  const { id, title, by, at, state, publication } = row;
  const own = documents.inRelease(id);
  const inIt = await documents.releases.documents(id);
  const bodies = inIt.length === 0 ? [] : await own.list(inIt);
  const isChecked = state !== 'live' && bodies.length > 0;
  // What is live is decided.
  const conflicts = isChecked ? await documents.releases.conflicts(id) : new Map<DocumentId, number>();
  const approval = isChecked ? [...(await own.approvals.ofDrafts(bodies)).values()][0] : undefined;
  return {
    ...{ id, title, by, state },
    at: at.toISOString(),
    ...(publication
      ? { publication: { id: `${publication.id}`, liveFrom: publication.liveFrom.toISOString() } }
      : {}),
    documents: bodies.map(
      (draft): ReleasedDraft => ({
        id: draft.id,
        kind: kindOfDocument(draft.id),
        ...namesOf(draft.id, draft.body),
        version: draft.version,
        isChanged: draft.isChanged,
        changedBy: draft.changedBy,
        conflicts: conflicts.get(draft.id) ?? 0,
      }),
    ),
    ...(approval ? { approval } : {}),
    findings: isChecked ? await found.of(id, bodies) : { errors: 0, warnings: 0 },
  };
}

export function releaseEndpoints(documents: OpenDocuments, found: ReleaseChecks): ApiRoute[] {
  const { releases } = documents;
  const answerOf = (row: ReleaseRow) => releaseOf(documents, found, row);

  async function list(): Promise<Release[]> {
    return Promise.all((await releases.list()).map(answerOf));
  }

  async function create(call: StaffCall) {
    const { title } = call.json(titleShape);
    return new ApiAnswer(201, await answerOf(await releases.create(title, actorOf(call))));
  }

  async function rename(call: StaffCall) {
    const { title } = call.json(titleShape);
    return answerOf(await releases.rename(numberOf(call), title, actorOf(call)));
  }

  async function add(call: StaffCall) {
    const { document } = call.json(draftShape);
    const number = numberOf(call);
    const row = await releases.find(number);
    await documents.inRelease(number).drafts.begin(document, actorOf(call));
    return new ApiAnswer(201, await answerOf(row));
  }

  const removeDraft = (call: StaffCall) =>
    releases.removeDraft(
      numberOf(call),
      { document: idOf(call.param('document')), version: Number(call.query.get('version') ?? Number.NaN) },
      actorOf(call),
    );

  /** `documents`: what the caller has seen in it. */
  const remove = (call: StaffCall) =>
    releases.remove(
      numberOf(call),
      (call.query.get('documents') ?? '').split(',').filter(Boolean).map(idOf),
      actorOf(call),
    );

  const route = (
    method: ApiRoute['method'],
    path: string,
    role: 'viewer' | 'editor',
    work: (call: StaffCall) => Promise<unknown>,
  ): ApiRoute => ({
    method,
    path: `/api/releases${path}`,
    role,
    handler: call => withRejections(() => work(call)),
  });

  return [
    route('GET', '', 'viewer', list),
    route('POST', '', 'editor', create),
    route('PATCH', '/:id', 'editor', rename),
    route('DELETE', '/:id', 'editor', remove),
    route('POST', '/:id/documents', 'editor', add),
    route('DELETE', '/:id/documents/:document', 'editor', removeDraft),
  ];
}

function idOf(text: string): DocumentId {
  if (!isDocumentId(text)) throw new StudioError('NOT_FOUND', `"${text}" is not the id of a document`);
  return text;
}

function numberOf(call: StaffCall): number {
  const number = Number(call.param('id'));
  if (!Number.isSafeInteger(number) || number < 1 || number > 2_147_483_647)
    throw new StudioError('NOT_FOUND', 'There is no such release');
  return number;
}
