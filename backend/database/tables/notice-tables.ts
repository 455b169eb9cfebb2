/** Tables of what shoppers write, as Kysely types: reviews, questions, newsletter, back-in-stock requests, counters. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

interface RateLimitTable {
  key: string;
  window_start: Date;
  expires_at: Date;
  count: number;
}

interface ProductReviewTable extends ImportedColumns {
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
  customer_id: Generated<number | null>;
  is_buyer: Generated<boolean>;
  /** The writer's vehicle as text; empty: none. */
  vehicle: Generated<string>;
  /** File names, in order. */
  pictures: Generated<string[]>;
  /** Why it was rejected, for staff. */
  refusal: Generated<string>;
}

/** Of a row that a file has brought. */
interface ImportedColumns {
  /** Its id at its source; null for what was written in the shop. */
  external_id: Generated<string | null>;
  /** Of the row as it was read last. */
  import_digest: Generated<string | null>;
}

interface ReviewUploadTable {
  file_name: string;
  mime: string;
  width: number;
  height: number;
  data: Buffer;
  created_at: Date;
}

interface ProductQuestionTable extends ImportedColumns {
  question_id: GeneratedAlways<number>;
  product_id: number;
  status: Generated<'pending' | 'approved' | 'rejected'>;
  author: string;
  question: string;
  /** The vehicle of who asks as text; empty: none. */
  vehicle: Generated<string>;
  /** In small letters; null when nothing is to be mailed any more. */
  email: Generated<string | null>;
  language_id: string;
  market_id: string;
  created_at: Generated<Date>;
  moderated_at: Generated<Date | null>;
  refusal: Generated<string>;
}

interface ProductAnswerTable extends ImportedColumns {
  answer_id: GeneratedAlways<number>;
  question_id: number;
  status: Generated<'pending' | 'approved' | 'rejected'>;
  /** Empty: the shop. */
  author: string;
  answer: string;
  is_shop: Generated<boolean>;
  is_buyer: Generated<boolean>;
  customer_id: Generated<number | null>;
  language_id: string;
  created_at: Generated<Date>;
  moderated_at: Generated<Date | null>;
  refusal: Generated<string>;
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
  review_upload: ReviewUploadTable;
  product_question: ProductQuestionTable;
  product_answer: ProductAnswerTable;
  newsletter_subscriber: NewsletterSubscriberTable;
  stock_wish: BackInStockTable;
}
