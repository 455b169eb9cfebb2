/** Articles as Studio's API lists, shows and corrects them. Prices are minor units of the market's currency with VAT, times ISO 8601. */
import type { Minor } from '#kernel/money/money.ts';

/** POST /api/articles/search: numbers and names that are searched are not logged. */
export interface ArticleQuery {
  /** Article number with or without its signs, GTIN, or words of the name. */
  search: string;
}

/** Pieces that can be sold. */
export interface ArticleStock {
  /** In the shop's own stock. */
  inStock: number;
  /** More than that, which is ordered for the buyer. */
  oversellable: number;
}

export interface ArticleSummary extends ArticleStock {
  articleNumber: string;
  name: string;
  /** Empty for products of one size. */
  variant: string;
  /** Where it lies in the stock; null where that is not stored. */
  shelf: string | null;
}

/** What staff set. */
export interface StaffPrice {
  /** Without reduction. */
  regular: Minor;
  /** At most `regular`. A campaign may lower it further while it runs. */
  selling: Minor;
}

export interface ArticlePrice extends StaffPrice {
  marketId: string;
  country: string;
  currency: string;
  /** What buyers pay while a campaign lowers the price; else null. */
  campaign: Minor | null;
}

/** A correction, the newest first. */
export type ArticleEvent = { at: string; author: string | null; reason: string } & (
  | { action: 'article.stock'; from: ArticleStock; to: ArticleStock }
  | { action: 'article.price'; country: string; currency: string; from: StaffPrice; to: StaffPrice }
);

/** GET /api/articles/one?number&language. */
export interface ArticleDetail extends ArticleSummary {
  gtin: string | null;
  /** Other sizes of the product: they have the same price. */
  otherSizes: readonly string[];
  /** Never fewer than this can be sold, whatever the stock; 0 where that is not so. */
  always: number;
  prices: readonly ArticlePrice[];
  history: readonly ArticleEvent[];
}

/** POST /api/articles/corrections?number&language; the answer is the article as it is then. `was` is what the screen showed. */
export type ArticleCorrection = { reason: string } & (
  | { action: 'stock'; was: ArticleStock; stock: ArticleStock }
  | { action: 'price'; marketId: string; was: StaffPrice; price: StaffPrice }
);

/** Articles that a search answers at most. */
export const MAX_ARTICLES = 50;

export const longestOfArticle = { search: 100, reason: 300 };
/** Of a stock and of a price: what the database holds. */
export const MAX_ARTICLE_FIGURE = 999_999_999;
