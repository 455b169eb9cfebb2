/** Endpoints of documents: open, begin, change, check and history. */
import { z } from 'zod';
import { type DocumentFacts, NO_RELEASE, type StudioDocuments, StudioError } from '#backend/index.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { withoutUnknownWidgets } from '#server/pages/without-unknown-widgets.ts';
import { partsOf } from '#studio-api/document-id.ts';
import { usesOf } from '#studio-api/document-uses.ts';
import type {
  DocumentId,
  DocumentPost,
  DocumentUse,
  OpenDocument,
  OperationsAccepted,
  StudioFinding,
} from '#studio-api/documents.ts';
import { isAreaContent, mayHaveParts, pagesWithParts } from '../contents/page-parts.ts';
import { ApiAnswer, type ApiRoute, type StaffCall } from '../http/api-route.ts';
import { blankDocument, copyOfDocument } from '../templates/new-document.ts';
import { documentOfTemplate, listTemplates } from '../templates/templates.ts';
import { openOf } from './document-answers.ts';
import { compareStates, namedStateOf } from './document-states.ts';
import { namesOf } from './document-title.ts';
import { driftEndpoints } from './drift-endpoints.ts';
import { endEndpoints } from './end-endpoints.ts';
import { type EditorEvents, eventEndpoints } from './event-endpoints.ts';
import { findingsInRelease } from './findings-in-release.ts';
import { listEndpoints } from './list-endpoints.ts';
import { marketEndpoints } from './market-endpoints.ts';
import { moveEndpoints } from './move-endpoints.ts';
import type { OpenDocuments } from './open-documents.ts';
import { appliedBefore, namesInShop, overrideOf } from './override-facts.ts';
import { conflictShape, documentShape, operationsShape, restoreShape } from './shapes.ts';
import { actorOf, documentIdOf, releaseOfCall, withRejections } from './studio-actor.ts';

/** What shows or links a document, with the names that people know. */
interface InUse {
  id: DocumentId;
  body: DocumentBody;
}

/** @param all every body that a reader may see, drafts included. */
function documentUses(target: Pick<DocumentFacts, 'id' | 'body'>, all: readonly InUse[]): DocumentUse[] {
  const bodies = new Map(all.map(({ id, body }) => [id, body]));
  return usesOf(target, all).flatMap(id => {
    const parts = partsOf(id);
    const body = bodies.get(id);
    return parts && body ? [{ id, kind: parts.kind, ...namesOf(id, body) }] : [];
  });
}

/** @throws StudioError NOT_FOUND for a text that is no UUID */
function conflictIdOf(call: StaffCall): string {
  const { success, data } = z.uuid().safeParse(call.param('conflict'));
  if (!success) throw new StudioError('NOT_FOUND', 'There is no such conflict');
  return data;
}

/** An endpoint of one document. */
const route = (
  method: ApiRoute['method'],
  path: string,
  role: 'viewer' | 'editor',
  work: (id: DocumentId, call: StaffCall) => Promise<unknown>,
): ApiRoute => ({
  method,
  path: `/api/documents/:id${path}`,
  role,
  handler: call => withRejections(async () => work(documentIdOf(call), call)),
});

/** A copy has no use for a widget that the build does not have. */
async function bodyToCopy(documents: OpenDocuments, id: DocumentId, call: StaffCall): Promise<DocumentBody> {
  const { body } = await documents.inRelease(releaseOfCall(call)).drafts.open(id);
  return withoutUnknownWidgets(body, documents.versions).body;
}

async function firstBody(
  documents: OpenDocuments,
  post: DocumentPost,
  call: StaffCall,
): Promise<DocumentBody> {
  const { from } = post;
  if (from === 'blank') return blankDocument(post);
  if ('document' in from) return copyOfDocument(await bodyToCopy(documents, from.document, call), post);
  const body = documentOfTemplate(from.template, post);
  if (!body) throw new StudioError('NOT_FOUND', `There is no template "${from.template}" of this kind`);
  return body;
}

/** Of an override, what people call it and what is applied before it; of a page and an area, how they belong together. */
async function inShop(
  documents: Pick<StudioDocuments, 'list'>,
  own: OwnBody,
): Promise<Partial<OpenDocument>> {
  if (!overrideOf(own.body).override) {
    const isJoined = mayHaveParts(own) || isAreaContent(own);
    return { ...namesInShop(own, []), ...(isJoined ? joinedTo(own, await documents.list()) : {}) };
  }
  const all = await documents.list();
  return { ...namesInShop(own, all), before: appliedBefore<OwnBody>(own, all).map(({ id }) => id) };
}

interface OwnBody {
  id: DocumentId;
  body: DocumentBody;
}

function joinedTo({ id }: OwnBody, all: readonly OwnBody[]): Pick<OpenDocument, 'parts' | 'within'> {
  const { parts, within } = pagesWithParts(all, new Date());
  const [own, page] = [parts.get(id), within.get(id)];
  return { ...(own ? { parts: [...own] } : {}), ...(page ? { within: page } : {}) };
}

export function documentEndpoints(documents: OpenDocuments, events: EditorEvents): ApiRoute[] {
  const { drafts, namedByOf } = documents;
  const draftsOf = (call: StaffCall) => documents.inRelease(releaseOfCall(call)).drafts;

  async function requireFacts(id: DocumentId, call: StaffCall): Promise<DocumentFacts> {
    const facts = await documents.inRelease(releaseOfCall(call)).find(id);
    if (!facts) throw new StudioError('NOT_FOUND', `There is no document "${id}"`);
    return facts;
  }

  const findingsOf = (id: DocumentId, body: DocumentBody, call: StaffCall): Promise<StudioFinding[]> =>
    findingsInRelease(documents, releaseOfCall(call), { id, body });

  async function open(id: DocumentId, call: StaffCall) {
    const number = releaseOfCall(call);
    const { approvals } = documents.inRelease(number);
    const release = number === NO_RELEASE ? null : await documents.releases.find(number);
    const [facts, draft, conflicts, approval] = await Promise.all([
      requireFacts(id, call),
      draftsOf(call).open(id),
      draftsOf(call).conflicts(id),
      approvals.find(id),
    ]);
    const missing = facts.isChanged ? (await approvals.missing([{ id, ...draft }])).get(id) : undefined;
    const findings = await findingsOf(id, draft.body, call);
    const about = { ...call.staff, namedByOf, isReleased: release?.state === 'live', approval, missing };
    return {
      ...openOf(facts, draft, { findings, conflicts }, about),
      ...(await inShop(documents.inRelease(number), { id, body: draft.body })),
    };
  }

  async function begin(call: StaffCall) {
    const post = call.json(documentShape);
    const body = await firstBody(documents, post, call);
    const id: DocumentId = `${post.kind}:${post.key}`;
    const { from } = post;
    const copied = from !== 'blank' && 'document' in from ? from.document : undefined;
    await draftsOf(call).create(id, body, actorOf(call), copied);
    return new ApiAnswer(201, await open(id, call));
  }

  async function change(id: DocumentId, call: StaffCall): Promise<OperationsAccepted> {
    const { body: _, ...accepted } = await draftsOf(call).post(id, call.json(operationsShape), actorOf(call));
    return accepted;
  }

  return [
    ...listEndpoints(documents),
    ...driftEndpoints(documents),
    ...endEndpoints(documents),
    ...marketEndpoints(documents),
    ...moveEndpoints(documents),
    {
      method: 'POST',
      path: '/api/documents',
      role: 'editor',
      handler: call => withRejections(() => begin(call)),
    },
    { method: 'GET', path: '/api/templates', role: 'viewer', handler: async () => listTemplates() },
    route('GET', '', 'viewer', open),
    route('POST', '/operations', 'editor', change),
    route('POST', '/restore', 'editor', (id, call) =>
      draftsOf(call).restore(id, call.json(restoreShape), actorOf(call)),
    ),
    route('POST', '/check', 'viewer', async (id, call) =>
      findingsOf(id, (await draftsOf(call).open(id)).body, call),
    ),
    ...eventEndpoints(documents, events),
    route('GET', '/uses', 'viewer', async (id, call) =>
      documentUses(
        await requireFacts(id, call),
        await documents.inRelease(releaseOfCall(call)).bodiesInUse(),
      ),
    ),
    route('POST', '/conflicts/:conflict', 'editor', (id, call) =>
      draftsOf(call).decide({ id, conflict: conflictIdOf(call), ...call.json(conflictShape) }, actorOf(call)),
    ),
    route('GET', '/decisions', 'viewer', id => drafts.decisions(id)),
    route('GET', '/revisions', 'viewer', id => documents.revisions(id)),
    route('GET', '/revisions/:n', 'viewer', (id, call) => namedStateOf(documents, id, call.param('n'), call)),
    route('GET', '/revisions/:n/diff/:m', 'viewer', (id, call) => compareStates(documents, id, call)),
  ];
}
