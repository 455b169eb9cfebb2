/** What references that an edit adds lead to, for the canvas: the aliases in every language, of a market's catalogue. */
import { readReference } from '#engine/values/collect-references.ts';
import type { Addresses } from '#i18n/addresses.ts';
import { sendJson } from '#server/http/reply.ts';
import type { Route } from '#server/http/route.ts';
import type { PreviewAccess } from '#server/preview/preview-access.ts';
import type { References } from '#server/routing/create-references.ts';
import { MAX_REFERENCES, referenceParameters, referencesPath } from '#studio-api/canvas-address.ts';

export interface CanvasReferencesOptions {
  access: Pick<PreviewAccess, 'token'>;
  aliasesOf: References['aliasesOf'];
  addresses(): Addresses;
}

export const canvasReferencesRoute = ({ access, aliasesOf, addresses }: CanvasReferencesOptions): Route => ({
  url: referencesPath,
  method: ['GET'],
  async handler(request, reply) {
    // A lookup costs more than what it answers is worth hiding: without a canvas there is none.
    if ((await access.token(request)) === null) return sendJson(reply, 403, { code: 'FORBIDDEN' });
    const { query } = request.address;
    const { plan, market: known } = addresses();
    const alias = query.get(referenceParameters.market) ?? '';
    const asked = query.getAll(referenceParameters.reference).filter(text => readReference(text) !== null);
    const aliases = await aliasesOf(
      [...new Set(asked)].slice(0, MAX_REFERENCES),
      known(alias) ? alias : plan.fallbackMarket,
    );
    return sendJson(reply, 200, aliases);
  },
});
