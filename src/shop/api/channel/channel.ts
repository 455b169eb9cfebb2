/** The channel and its markets. */
import { present, presentText } from '../present.ts';
import type { StandardVariables } from '../standard-variables.ts';
import { ApiError, type Transport } from '../transport.ts';
import { ChannelMarketsDocument } from './channel.gen.ts';
import type { ChannelApi } from './types.ts';

export const createChannelApi = (transport: Transport, { channelId }: StandardVariables): ChannelApi => ({
  async channel() {
    const { channel } = await transport.query(ChannelMarketsDocument, { channelId });
    if (!channel) throw new ApiError('graphql', 'ChannelMarkets', `Channel "${channelId}" does not exist`);
    const markets = present(channel.markets).map(market => ({
      alias: market.alias ?? market.id,
      id: market.id,
      country: presentText(market.country?.name),
      countryCode: presentText(market.country?.code),
      currency: presentText(market.currency?.code),
      defaultLocale: market.defaultLanguageId.split('-')[0] ?? '',
      allowedLocales: present(market.allowedLanguages).map(language => language.code),
      groupKey: market.groupKey,
      onlyInCheckout: market.onlyDisplayInCheckout ?? false,
      virtual: market.virtual ?? false,
    }));
    const first = markets.find(
      market => market.id === channel.defaultMarketId || market.alias === channel.defaultMarketId,
    );
    return { id: channel.id, defaultMarket: first?.alias ?? channel.defaultMarketId, markets };
  },
});
