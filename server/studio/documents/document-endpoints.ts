/** Endpoints of documents: open, begin, change, check and history. */
import { type DocumentFacts, StudioError } from '#backend/index.ts';
import { withoutChildren } from '#engine/operation/diff-fields.ts';
import { semanticChanges } from '#engine/operation/semantic-change.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type {
  DocumentId,
  DocumentPost,
  OperationsAccepted,
  SemanticChange,
  StudioFinding,
} from '#studio-api/documents.ts';
import { withoutUnknownWidgets } from '#server/pages/without-unknown-widgets.ts';
import { type ApiRoute, Answer, type StaffCall } from '../http/api-route.ts';
import { comparisonRules } from './comparison-rules.ts';
import { openOf } from './document-answers.ts';
import { documentUses } from './document-uses.ts';
import type { DocumentEvents } from './document-events.ts';
import { eventEndpoints } from './event-endpoints.ts';
import { listEndpoints } from './list-endpoints.ts';
import { requireId } from './require-id.ts';
import { blankDocument, copyOfDocument } from '../templates/new-document.ts';
import type { OpenDocuments } from './open-documents.ts';
import { documentShape, operationsShape } from './shapes.ts';
import { documentOfTemplate, listTemplates } from '../templates/templates.ts';
import { actorOf, withRejections } from './studio-actor.ts';

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
  handler: call => withRejections(async () => work(requireId(call.param('id')), call)),
});

export function documentEndpoints(
  documents: OpenDocuments,
  events: Pick<DocumentEvents, 'open' | 'openLists'>,
): ApiRoute[] {
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
    return new Answer(201, await open(id, call));
  }

  async function change(id: DocumentId, call: StaffCall): Promise<OperationsAccepted> {
    const { version, missed, body } = await drafts.post(id, call.json(operationsShape), actorOf(call));
    return { version, missed, findings: await findingsOf(id, body) };
  }

  async function bodyOf(id: DocumentId, number: string): Promise<DocumentBody> {
    if (number === 'draft') return (await drafts.open(id)).body;
    if (number === 'live') return liveOf(await requireFacts(id));
    const revision = await documents.revision(id, Number(number));
    if (!revision) throw new StudioError('NOT_FOUND', `"${id}" has no revision ${number}`);
    return revision.body;
  }

  async function compare(id: DocumentId, call: StaffCall): Promise<SemanticChange[]> {
    const [before, after] = await Promise.all([bodyOf(id, call.param('n')), bodyOf(id, call.param('m'))]);
    return semanticChanges(before, after, comparisonRules);
  }

  return [
    ...listEndpoints(documents),
    {
      method: 'POST',
      path: '/api/documents',
      role: 'editor',
      handler: call => withRejections(() => begin(call)),
    },
    { method: 'GET', path: '/api/templates', role: 'viewer', handler: async () => listTemplates() },
    route('GET', '', 'viewer', open),
    route('POST', '/operations', 'editor', change),
    route('POST', '/check', 'viewer', async id => findingsOf(id, (await drafts.open(id)).body)),
    ...eventEndpoints(documents, events),
    route('GET', '/uses', 'viewer', async id =>
      documentUses(await requireFacts(id), await documents.bodiesInUse()),
    ),
    route('GET', '/revisions', 'viewer', id => documents.revisions(id)),
    route('GET', '/revisions/:n', 'viewer', (id, call) => bodyOf(id, call.param('n'))),
    route('GET', '/revisions/:n/diff/:m', 'viewer', compare),
  ];
}

/** Of what is not live, everything is new. */
const liveOf = ({ published, body }: DocumentFacts): DocumentBody => published ?? withoutChildren(body, true);
