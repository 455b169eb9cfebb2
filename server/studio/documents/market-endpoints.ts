/** What each market, and each kind of customers, has of its own of a page. */
import { StudioError } from '#backend/index.ts';
import type { OwnPage } from '#studio-api/market-overrides.ts';
import type { ApiRoute, StaffCall } from '../http/api-route.ts';
import { ownPagesOf } from './market-overrides.ts';
import type { OpenDocuments } from './open-documents.ts';
import { documentIdOf, releaseOfCall, withRejections } from './studio-actor.ts';

export function marketEndpoints({ inRelease, markets }: OpenDocuments): ApiRoute[] {
  async function read(call: StaffCall): Promise<OwnPage[]> {
    const id = documentIdOf(call);
    const all = await inRelease(releaseOfCall(call)).list();
    const page = all.find(each => each.id === id && id.startsWith('page:'));
    if (!page) throw new StudioError('NOT_FOUND', `There is no page "${id}"`);
    return ownPagesOf(String(page.body['id']), markets(), all);
  }
  return [
    {
      method: 'GET',
      path: '/api/documents/:id/markets',
      role: 'viewer',
      handler: call => withRejections(() => read(call)),
    },
  ];
}
