/** Groups markets by region in the channel's order: a region is placed by its first market (R-MARKET-8). */
import type { Market } from '#api/channel/types.ts';

export interface MarketGroup {
  /** `SCANDINAVIA`; the text is `MARKET_GROUP_<key>`. */
  key: string;
  markets: Market[];
}

export function marketGroups(markets: readonly Market[]): MarketGroup[] {
  const groups = new Map<string, Market[]>();
  for (const market of markets) {
    const key = market.groupKey.toUpperCase();
    groups.set(key, [...(groups.get(key) ?? []), market]);
  }
  return [...groups].map(([key, of]) => ({ key, markets: of }));
}
