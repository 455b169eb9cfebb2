/** Turns euros into the prices a shop would print in each market, and tells how the price came to be. */
import type { Random } from '../random.ts';
import type { SeedMarket } from '../shop/markets.ts';
import type { Draft } from './product-draft.ts';
import type { PackageGroup } from './product-draft.ts';
import { defaultParts } from './packages.ts';

/** Rounds as shops there do: 19,90 and 249 euros, 199 and 12 995 crowns. Result in minor units. */
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
  /** Days before the day of seeding. */
  daysAgo: number;
  regular: number;
  selling: number;
}

export interface MarketPrice {
  regular: number;
  selling: number;
  /** Oldest first; the last step is the price of today. */
  history: readonly PriceStep[];
}

/** When things happened to a product's price; the same days in every market. */
export interface PriceStory {
  /** Days since the present reduction began. */
  reducedFor: number;
  /** An earlier campaign that has ended: from and to in days ago. */
  earlier: readonly [number, number] | null;
}

export function priceStory(draft: Draft, random: Random): PriceStory {
  const reducedFor = random.between(2, 24);
  const ended = draft.reduced === null ? random.between(5, 22) : random.between(34, 40);
  const had = draft.daysOld > 95 && random.chance(draft.reduced === null ? 0.06 : 0.4);
  return { reducedFor, earlier: had ? [ended + random.between(6, 16), ended] : null };
}

export function marketPrice(draft: Draft, story: PriceStory, market: SeedMarket): MarketPrice {
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

/** A package costs what its preselected parts cost. */
function packagePrice(draft: Draft, parts: readonly PackageGroup[], market: SeedMarket): MarketPrice {
  const still: PriceStory = { reducedFor: 0, earlier: null };
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
