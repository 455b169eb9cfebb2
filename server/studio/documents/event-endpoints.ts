/** Endpoints that stream what others do. */
import { type ApiRoute, type StaffCall } from '../http/api-route.ts';
import type { DocumentEvents } from './document-events.ts';
import type { OpenDocuments } from './open-documents.ts';
import { requireId } from './require-id.ts';
import { sendEvents } from './send-events.ts';
import { withRejections } from './studio-actor.ts';

type Events = Pick<DocumentEvents, 'open' | 'openLists'>;

export const eventEndpoints = (documents: Pick<OpenDocuments, 'drafts'>, events: Events): ApiRoute[] => [
  {
    method: 'GET',
    path: '/api/documents/:id/events',
    role: 'viewer',
    isPassive: true,
    handler: call => withRejections(() => follow(documents, events, call)),
  },
  {
    method: 'GET',
    path: '/api/events',
    role: 'viewer',
    isPassive: true,
    handler: async call => sendEvents(call, events.openLists()),
  },
];

/** Streams what others do; a client that connects again names the last version that it has. */
async function follow(
  { drafts }: Pick<OpenDocuments, 'drafts'>,
  events: Events,
  call: StaffCall,
): Promise<void> {
  const id = requireId(call.param('id'));
  const { version } = await drafts.open(id);
  const known = Number(call.request.headers['last-event-id'] ?? call.query.get('since') ?? version);
  const stream = events.open(id, Number.isSafeInteger(known) && known >= 0 ? known : version);
  sendEvents(call, stream);
}
