/** What a request's market, language and channel mean in the current catalogue. */
import type { Backend } from './backend.ts';
import type { CatalogueService } from './catalogue/create-catalogue.ts';
import { shippingTerms } from './catalogue/market-shipping.ts';
import { resolveMarketContext } from './catalogue/resolve-context.ts';

/** Resolves market, language and channel of a request with the current catalogue. */
export const marketContextsIn =
  ({ catalogue }: CatalogueService) =>
  (asked: Parameters<typeof resolveMarketContext>[1], before?: Parameters<typeof resolveMarketContext>[2]) =>
    resolveMarketContext(catalogue.reference().channels, asked, before);

/** Null for a market or a language that the channel does not have. */
export function deliveryCosts(
  { catalogue }: CatalogueService,
  { channelId, market: alias, locale }: Parameters<Backend['deliveryCosts']>[0],
  now: Date,
): ReturnType<Backend['deliveryCosts']> {
  const { channels } = catalogue.reference();
  const channel = channels.find(({ id }) => id === channelId) ?? channels[0];
  const market = channel?.markets.find(each => each.alias === alias);
  const language = channel?.languages.find(({ code }) => code === locale);
  return market && language ? shippingTerms(market, language, now) : null;
}
