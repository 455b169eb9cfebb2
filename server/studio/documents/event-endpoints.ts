/** Endpoints of what others do: streams for open editors and for lists, and where an open editor is. */
import { z } from 'zod';
import { isDocumentId } from '#studio-api/document-id.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { PresenceAnswer } from '#studio-api/presence.ts';
import type { ApiRoute, StaffCall } from '../http/api-route.ts';
import { type DocumentEvents, versionsOfEventId } from './document-events.ts';
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

/** Documents that one editor may have open at once. */
const MAX_FOLLOWED = 10;

const isVersion = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** An id that another build has written may name fewer versions. */
const sinceOf = (sent: number | undefined, known: number): number =>
  sent !== undefined && isVersion(sent) ? sent : known;

interface Followed {
  id: DocumentId;
  since: number;
  /** The editor of the document; undefined: it looks on unseen. */
  client: string | undefined;
}

/** `with=content:front-page~12~` and the id of its editor, once for each document that is edited with the open one. */
const openedWith = ({ query }: StaffCall): Followed[] =>
  query
    .getAll('with')
    .slice(0, MAX_FOLLOWED)
    .flatMap(text => {
      const [id = '', since = '', client] = text.split('~');
      return isDocumentId(id) && isVersion(Number(since))
        ? [{ id, since: Number(since), client: clientId.safeParse(client).data }]
        : [];
    });

/** Streams what others do; a client that connects again, to the same address, names the last versions that it has. */
async function follow(
  { inRelease }: Pick<OpenDocuments, 'inRelease'>,
  events: EditorEvents,
  call: StaffCall,
): Promise<void> {
  const id = documentIdOf(call);
  const release = releaseOfCall(call);
  const { version } = await inRelease(release).drafts.open(id);
  const known = Number(call.query.get('since') ?? version);
  const open: Followed = {
    id,
    since: isVersion(known) ? known : version,
    client: clientId.safeParse(call.query.get('client')).data,
  };
  const newest = versionsOfEventId(`${call.request.headers['last-event-id'] ?? ''}`);
  const all = [open, ...openedWith(call)].map((each, at) => ({
    ...each,
    since: sinceOf(newest[at], each.since),
  }));
  const stream = events.documents.open(
    all.map(each => ({ key: { id: each.id, release }, since: each.since })),
  );
  sendEvents(call, stream);
  const { id: staffId, name, mail } = call.staff;
  const joining = all.map(({ id: document, client }) =>
    client === undefined
      ? Promise.resolve()
      : events.presence.join({ id: document, release }, stream, {
          clientId: client,
          staffId,
          name: name || mail,
        }),
  );
  // Operations come without it, too.
  await Promise.all(joining).catch((error: unknown) =>
    call.request.log.warn({ err: error }, 'editors are not told who else is there'),
  );
}
