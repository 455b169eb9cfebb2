/** `/references.json?market=se`: the aliases of everything that the page files refer to, for navigation in the browser. */
import type { Addresses } from '#i18n/addresses.ts';
import { sendJson } from '../http/reply.ts';
import type { Route } from '../http/route.ts';
import type { References } from './create-references.ts';

export interface ReferencesRouteOptions {
  references: Pick<References, 'aliasesOf'>;
  /** The references of all current page files. */
  authored(): readonly string[];
  addresses(): Addresses;
}

export const referencesRoute = ({ references, authored, addresses }: ReferencesRouteOptions): Route => ({
  url: '/references.json',
  method: ['GET', 'HEAD'],
  async handler(request, reply) {
    const { plan, market: known } = addresses();
    const alias = request.address.query.get('market') ?? '';
    const market = known(alias) ? alias : plan.fallbackMarket;
    const aliases = await references.aliasesOf(authored(), market);
    sendJson(reply, 200, aliases, { 'cache-control': 'public, max-age=60' });
  },
});
