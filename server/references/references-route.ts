/** `/references.json?market=se`: the aliases of everything that the page files refer to, for navigation in the browser. */
import type { Addresses } from '#i18n/addresses.ts';
import { answerJson } from '#server/http/answer.ts';
import type { Route } from '#server/http/router.ts';
import type { References } from './create-references.ts';

export interface ReferencesRouteOptions {
  references: Pick<References, 'aliasesOf'>;
  /** Those of all page files of now. */
  authored(): readonly string[];
  addresses(): Addresses;
}

export const referencesRoute = ({ references, authored, addresses }: ReferencesRouteOptions): Route => ({
  path: '/references.json',
  methods: ['GET', 'HEAD'],
  async handle(exchange) {
    const { plan, market: known } = addresses();
    const asked = exchange.address.query.get('market') ?? '';
    const market = known(asked) ? asked : plan.fallbackMarket;
    const aliases = await references.aliasesOf(authored(), market);
    answerJson(exchange, 200, aliases, { 'cache-control': 'public, max-age=60' });
  },
});
