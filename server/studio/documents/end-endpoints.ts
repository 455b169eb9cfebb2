/** Endpoints that delete documents, list the deleted ones and restore them. */
import type { StudioDocuments } from '#backend/index.ts';
import { kindOfDocument } from '#studio-api/document-id.ts';
import type { DeletedSummary } from '#studio-api/documents.ts';
import type { ApiRoute, StaffCall } from '../http/api-route.ts';
import { namesOf } from './document-title.ts';
import { actorOf, documentIdOf, withRejections } from './studio-actor.ts';

type Ends = Pick<StudioDocuments, 'ends'>;

export const endEndpoints = ({ ends }: Ends): ApiRoute[] => [
  {
    method: 'DELETE',
    path: '/api/documents/:id',
    role: 'editor',
    handler: call => withRejections(() => ends.remove(documentIdOf(call), actorOf(call))),
  },
  {
    method: 'POST',
    path: '/api/documents/:id/undelete',
    role: 'editor',
    handler: call => withRejections(() => ends.restore(documentIdOf(call), actorOf(call))),
  },
  {
    method: 'GET',
    path: '/api/deleted-documents',
    role: 'viewer',
    handler: call => withRejections(() => list(ends, call)),
  },
];

/** Of a `kind`, or of all. */
async function list(ends: Ends['ends'], { query }: StaffCall): Promise<DeletedSummary[]> {
  const kind = query.get('kind');
  return (await ends.deleted())
    .filter(({ id }) => !kind || id.startsWith(`${kind}:`))
    .map(({ id, body, by, at }) => ({
      id,
      kind: kindOfDocument(id),
      ...namesOf(id, body),
      by,
      at: at.toISOString(),
    }));
}
