/** Markets by the names of their countries. */
import type { IntlShape } from 'react-intl';
import type { StudioSession } from '#studio-api/staff.ts';

/** What a person who is limited to markets reads where they can change nothing. */
export const marketLimitText = (
  { staff, markets }: Pick<StudioSession, 'staff' | 'markets'>,
  intl: IntlShape,
): string =>
  intl.formatMessage({ id: 'MARKET_LIMITED' }, { names: namesOfMarkets(staff.markets ?? [], markets, intl) });

/** The name of a market's country in Studio's language; its alias where the shop does not know it any more. */
export function nameOfMarket(
  alias: string,
  markets: StudioSession['markets'],
  { locale }: Pick<IntlShape, 'locale'>,
): string {
  const country = markets.find(market => market.alias === alias)?.country.toUpperCase();
  return (country && new Intl.DisplayNames(locale, { type: 'region' }).of(country)) ?? alias.toUpperCase();
}

export const namesOfMarkets = (
  aliases: readonly string[],
  markets: StudioSession['markets'],
  intl: Pick<IntlShape, 'locale' | 'formatList'>,
): string =>
  intl.formatList(
    aliases.map(alias => nameOfMarket(alias, markets, intl)),
    { type: 'conjunction' },
  );
