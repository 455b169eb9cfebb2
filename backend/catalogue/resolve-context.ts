/** Which channel, market and language a request means (R-DATA-3). Unknown values mean the default. */

import type { Channel, Language, Market } from '#backend/kernel/market.ts';
import { invariant } from '#kernel/invariant.ts';

export interface RequestedContext {
  /** `"1|se"` */
  channelId?: string | undefined;
  /** Market alias, or its id. */
  marketId?: string | undefined;
  /** `sv-SE` or `sv` */
  languageId?: string | undefined;
}

export interface MarketContext {
  channel: Channel;
  market: Market;
  language: Language;
}

function languageOf(channel: Channel, asked: string | undefined): Language {
  const exact = (id: string | undefined) => channel.languages.find(language => language.id === id);
  const byPart = (part: string | undefined) =>
    part ? channel.languages.find(({ id }) => id.split('-')[0] === part) : undefined;
  const found =
    exact(asked) ?? byPart(asked?.split('-')[0]) ?? exact(channel.defaultLanguageId) ?? channel.languages[0];
  invariant(found, `channel ${channel.id} has no language`);
  return found;
}

/** `"1|se"` means channel 1 also when its other part is not ours. */
function channelOf(channels: readonly Channel[], asked: string | undefined): Channel | undefined {
  const number = asked?.split('|')[0];
  return channels.find(({ id }) => id === asked) ?? channels.find(({ id }) => id.split('|')[0] === number);
}

/** `before` is the context so far: missing arguments leave it unchanged. */
export function resolveMarketContext(
  channels: readonly Channel[],
  asked: RequestedContext,
  before?: MarketContext,
): MarketContext {
  const channel = channelOf(channels, asked.channelId) ?? before?.channel ?? channels[0];
  invariant(channel, 'the shop has no channel');
  const { markets } = channel;
  const fallback = before && channel === before.channel && !asked.marketId ? before.market : undefined;
  const market =
    markets.find(({ alias }) => alias === asked.marketId) ??
    markets.find(({ id }) => id === asked.marketId) ??
    fallback ??
    markets.find(({ id }) => id === channel.defaultMarketId) ??
    markets[0];
  invariant(market, `channel ${channel.id} has no market`);
  const language = before && !asked.languageId ? before.language : languageOf(channel, asked.languageId);
  return { channel, market, language };
}
