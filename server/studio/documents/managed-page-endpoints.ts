/** Endpoints of `npm run pages -- pull --from`: what is live, and the log of what was taken. */
import { MANAGED_PAGES_FORMAT, type ManagedPages } from '#studio-api/managed-pages.ts';
import type { ApiRoute } from '../http/api-route.ts';
import { managedFacts, publishedOf } from './managed-pages.ts';
import type { OpenDocuments } from './open-documents.ts';
import { pulledShape } from './shapes.ts';
import { actorOf } from './studio-actor.ts';

export function managedPageEndpoints(documents: OpenDocuments): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/managed-pages',
      role: 'developer',
      handler: async (): Promise<ManagedPages> => ({
        format: MANAGED_PAGES_FORMAT,
        pages: publishedOf(await managedFacts(documents)),
      }),
    },
    {
      method: 'POST',
      path: '/api/managed-pages/pulled',
      role: 'developer',
      handler: async call => {
        const { ids } = call.json(pulledShape);
        await documents.recordPulled(ids, actorOf(call));
      },
    },
  ];
}
