/** Endpoints of documents: open, begin, change, check and history. */
import { type DocumentFacts, StudioError } from '#backend/index.ts';
import { withoutChildren } from '#engine/operation/diff-fields.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { semanticChanges } from '#engine/operation/semantic-change.ts';
import { withoutUnknownWidgets } from '#server/pages/without-unknown-widgets.ts';
import { partsOf } from '#studio-api/document-id.ts';
import { usesOf } from '#studio-api/document-uses.ts';
import type {
  DocumentChange,
  DocumentId,
  DocumentPost,
  DocumentUse,
  OperationsAccepted,
  StudioFinding,
} from '#studio-api/documents.ts';
import { ApiAnswer, type ApiRoute, type StaffCall } from '../http/api-route.ts';
import { blankDocument, copyOfDocument } from '../templates/new-document.ts';
import { documentOfTemplate, listTemplates } from '../templates/templates.ts';
import { withAuthors } from './change-authors.ts';
import { comparisonRules } from './comparison-rules.ts';
import { openOf } from './document-answers.ts';
import { namesOf } from './document-title.ts';
import { driftEndpoints } from './drift-endpoints.ts';
import { endEndpoints } from './end-endpoints.ts';
import { type EditorEvents, eventEndpoints } from './event-endpoints.ts';
import { listEndpoints } from './list-endpoints.ts';
import type { OpenDocuments } from './open-documents.ts';
import { documentShape, operationsShape, restoreShape } from './shapes.ts';
import { actorOf, documentIdOf, withRejections } from './studio-actor.ts';

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

/** Authors are looked for in so many of the latest posts. */
const POSTS_ASKED = 1_000;

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

export function documentEndpoints(documents: OpenDocuments, events: EditorEvents): ApiRoute[] {
  const { drafts, rules, namedByOf } = documents;

  async function requireFacts(id: DocumentId): Promise<DocumentFacts> {
    const facts = await documents.find(id);
    if (!facts) throw new StudioError('NOT_FOUND', `There is no document "${id}"`);
    return facts;
  }

  const findingsOf = (id: DocumentId, body: DocumentBody): Promise<StudioFinding[]> =>
    rules.check(new Map([[id, body]]));

  async function open(id: DocumentId, { staff }: StaffCall) {
    const [facts, draft] = await Promise.all([requireFacts(id), drafts.open(id)]);
    return openOf(facts, draft, await findingsOf(id, draft.body), { role: staff.role, namedByOf });
  }

  /** A copy has no use for a widget that the build does not have. */
  async function bodyToCopy(id: DocumentId): Promise<DocumentBody> {
    const { body } = await drafts.open(id);
    return withoutUnknownWidgets(body, documents.versions).body;
  }

  async function firstBody(post: DocumentPost): Promise<DocumentBody> {
    const { from } = post;
    if (from === 'blank') return blankDocument(post);
    if ('document' in from) return copyOfDocument(await bodyToCopy(from.document), post);
    const body = documentOfTemplate(from.template, post);
    if (!body) throw new StudioError('NOT_FOUND', `There is no template "${from.template}" of this kind`);
    return body;
  }

  async function begin(call: StaffCall) {
    const post = call.json(documentShape);
    const body = await firstBody(post);
    const id: DocumentId = `${post.kind}:${post.key}`;
    await drafts.create(id, body, actorOf(call));
    return new ApiAnswer(201, await open(id, call));
  }

  async function change(id: DocumentId, call: StaffCall): Promise<OperationsAccepted> {
    const { body, ...accepted } = await drafts.post(id, call.json(operationsShape), actorOf(call));
    return { ...accepted, findings: await findingsOf(id, body) };
  }

  async function bodyOf(id: DocumentId, number: string): Promise<DocumentBody> {
    if (number === 'draft') return (await drafts.open(id)).body;
    if (number === 'live') return liveOf(await requireFacts(id));
    const revision = await documents.revision(id, Number(number));
    if (!revision) throw new StudioError('NOT_FOUND', `"${id}" has no revision ${number}`);
    return revision.body;
  }

  async function compare(id: DocumentId, call: StaffCall): Promise<DocumentChange[]> {
    const [before, after] = await Promise.all([bodyOf(id, call.param('n')), bodyOf(id, call.param('m'))]);
    const changes = semanticChanges(before, after, comparisonRules);
    if (call.param('m') !== 'draft' || changes.length === 0) return changes;
    const { version } = await drafts.open(id);
    return withAuthors(changes, await drafts.since(id, Math.max(0, version - POSTS_ASKED)));
  }

  return [
    ...listEndpoints(documents),
    ...driftEndpoints(documents),
    ...endEndpoints(documents),
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
      drafts.restore(id, call.json(restoreShape), actorOf(call)),
    ),
    route('POST', '/check', 'viewer', async id => findingsOf(id, (await drafts.open(id)).body)),
    ...eventEndpoints(documents, events),
    route('GET', '/uses', 'viewer', async id =>
      documentUses(await requireFacts(id), await documents.bodiesInUse()),
    ),
    route('GET', '/decisions', 'viewer', id => drafts.decisions(id)),
    route('GET', '/revisions', 'viewer', id => documents.revisions(id)),
    route('GET', '/revisions/:n', 'viewer', (id, call) => bodyOf(id, call.param('n'))),
    route('GET', '/revisions/:n/diff/:m', 'viewer', compare),
  ];
}

/** Of what is not live, everything is new. */
const liveOf = ({ published, body }: DocumentFacts): DocumentBody => published ?? withoutChildren(body, true);
