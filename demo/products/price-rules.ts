/** Converts euros into typical shop prices of each market, with a price history. */
import type { Random } from '../random.ts';
import type { SeedMarket } from '../shop/markets.ts';
import { defaultParts } from './packages.ts';
import type { Draft, PackageGroup } from './product-draft.ts';

/** Rounds as shops in these countries do: 19,90 and 249 euros, 199 and 12 995 crowns. Returns minor units. */
function shopPrice(euros: number, { currency, rate }: Pick<SeedMarket, 'currency' | 'rate'>): number {
  const amount = euros * rate;
  if (currency === 'EUR') {
    if (amount < 100) return Math.max(1, Math.round(amount)) * 100 - 10;
    return Math.max(1, Math.round(amount / 10)) * 1000 - 100;
  }
  if (amount < 1000) return Math.max(1, Math.round(amount / 10)) * 1000 - 100;
  return Math.max(1, Math.round(amount / 100)) * 10_000 - 500;
}

export interface PriceStep {
  /** Days before the date of seeding. */
  daysAgo: number;
  regular: number;
  selling: number;
}

export interface MarketPrice {
  regular: number;
  selling: number;
  /** Oldest first; the last step is the current price. */
  history: readonly PriceStep[];
}

/** When a product's price changed; the same days in every market. */
export interface PriceTimeline {
  /** Days since the current reduction began. */
  reducedFor: number;
  /** An earlier campaign that has ended: start and end in days ago. */
  earlier: readonly [number, number] | null;
}

export function priceTimeline(draft: Draft, random: Random): PriceTimeline {
  const reducedFor = random.between(2, 24);
  const ended = draft.reduced === null ? random.between(5, 22) : random.between(34, 40);
  const had = draft.daysOld > 95 && random.chance(draft.reduced === null ? 0.06 : 0.4);
  return { reducedFor, earlier: had ? [ended + random.between(6, 16), ended] : null };
}

export function marketPrice(draft: Draft, story: PriceTimeline, market: SeedMarket): MarketPrice {
  if (draft.parts !== null) return packagePrice(draft, draft.parts, market);
  const regular = shopPrice(draft.price, market);
  const lowered = (euros: number): number =>
    Math.min(shopPrice(euros, market), regular - (market.currency === 'EUR' ? 10 : 100));
  const selling = draft.reduced === null ? regular : lowered(draft.reduced);
  const plain = (daysAgo: number): PriceStep => ({ daysAgo, regular, selling: regular });
  const history: PriceStep[] = [plain(Math.min(draft.daysOld, 400))];
  if (story.earlier !== null) {
    const [from, to] = story.earlier;
    history.push({ daysAgo: from, regular, selling: lowered(draft.price * 0.85) }, plain(to));
  }
  if (selling < regular) history.push({ daysAgo: story.reducedFor, regular, selling });
  return { regular, selling, history };
}

/** A package costs the sum of its preselected parts. */
function packagePrice(draft: Draft, parts: readonly PackageGroup[], market: SeedMarket): MarketPrice {
  const still: PriceTimeline = { reducedFor: 0, earlier: null };
  const total = defaultParts(parts).reduce(
    (sum, part) => sum + marketPrice(part.draft, still, market).selling * part.quantity,
    0,
  );
  return {
    regular: total,
    selling: total,
    history: [{ daysAgo: draft.daysOld, regular: total, selling: total }],
  };
}
