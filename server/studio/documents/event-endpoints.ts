/** Endpoints of what others do: streams for open editors and for lists, and where an open editor is. */
import { z } from 'zod';
import type { PresenceAnswer } from '#studio-api/presence.ts';
import type { ApiRoute, StaffCall } from '../http/api-route.ts';
import type { DocumentEvents } from './document-events.ts';
import type { OpenDocuments } from './open-documents.ts';
import type { PresenceEvents } from './presence-events.ts';
import { sendEvents } from './send-events.ts';
import { documentIdOf, releaseOfCall, withRejections } from './studio-actor.ts';

export interface EditorEvents {
  documents: Pick<DocumentEvents, 'open' | 'openLists'>;
  presence: Pick<PresenceEvents, 'join' | 'move'>;
}

const clientId = z.uuid();
const presenceShape = z.strictObject({
  clientId,
  nodeId: z.string().max(200).nullable(),
  isTyping: z.boolean(),
});

export const eventEndpoints = (
  documents: Pick<OpenDocuments, 'inRelease'>,
  events: EditorEvents,
): ApiRoute[] => [
  {
    method: 'GET',
    path: '/api/documents/:id/events',
    role: 'viewer',
    isPassive: true,
    handler: call => withRejections(() => follow(documents, events, call)),
  },
  {
    method: 'POST',
    path: '/api/documents/:id/presence',
    role: 'viewer',
    isPassive: true,
    handler: call =>
      withRejections(async () => {
        const post = call.json(presenceShape);
        const isPresent = await events.presence.move(documentIdOf(call), call.staff.id, post);
        return { isPresent } satisfies PresenceAnswer;
      }),
  },
  {
    method: 'GET',
    path: '/api/events',
    role: 'viewer',
    isPassive: true,
    handler: async call => sendEvents(call, events.documents.openLists()),
  },
];

/** Streams what others do; a client that connects again names the last version that it has. */
async function follow(
  { inRelease }: Pick<OpenDocuments, 'inRelease'>,
  events: EditorEvents,
  call: StaffCall,
): Promise<void> {
  const id = documentIdOf(call);
  const release = releaseOfCall(call);
  const { version } = await inRelease(release).drafts.open(id);
  const known = Number(call.request.headers['last-event-id'] ?? call.query.get('since') ?? version);
  const stream = events.documents.open(
    { id, release },
    Number.isSafeInteger(known) && known >= 0 ? known : version,
  );
  sendEvents(call, stream);
  // One that does not say which editor it is, looks on unseen.
  const client = clientId.safeParse(call.query.get('client'));
  if (!client.success) return;
  const { id: staffId, name, mail } = call.staff;
  // Operations come without it, too.
  await events.presence
    .join({ id, release }, stream, { clientId: client.data, staffId, name: name || mail })
    .catch((error: unknown) =>
      call.request.log.warn({ err: error }, 'editors are not told who else is there'),
    );
}
