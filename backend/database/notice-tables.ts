/** The tables of 0006 as Kysely types: reviews, newsletter, back-in-stock requests, counters. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

interface RateLimitTable {
  key: string;
  window_start: Date;
  expires_at: Date;
  count: number;
}

interface ProductReviewTable {
  review_id: GeneratedAlways<number>;
  product_id: number;
  status: Generated<'pending' | 'approved' | 'rejected'>;
  /** Null for a review without stars. */
  rating: number | null;
  author: string;
  comment: Generated<string>;
  language_id: string;
  created_at: Generated<Date>;
  moderated_at: Date | null;
}

interface NewsletterSubscriberTable {
  /** In small letters. */
  email: string;
  language_id: string;
  market_id: string;
  tags: Generated<string[]>;
  unsubscribe_key: string;
  subscribed_at: Date;
  source: 'form' | 'registration' | 'account' | 'checkout';
  unsubscribed_at: Date | null;
  unsubscribe_source: ColumnType<'link' | 'account' | null, 'link' | 'account' | null | undefined>;
}

interface BackInStockTable {
  sku_id: number;
  /** In small letters. */
  email: string;
  language_id: string;
  market_id: string;
  created_at: Generated<Date>;
}

export interface NoticeTables {
  rate_limit: RateLimitTable;
  product_review: ProductReviewTable;
  newsletter_subscriber: NewsletterSubscriberTable;
  stock_wish: BackInStockTable;
}
