/** What shoppers have written about products, as staff decide about it. */
export const opinionKinds = ['review', 'question', 'answer'] as const;
export type OpinionKind = (typeof opinionKinds)[number];

export interface Opinion {
  kind: OpinionKind;
  id: number;
  state: 'pending' | 'approved' | 'rejected';
  product: { name: string; articleNumber: string };
  /** Empty: the shop. */
  author: string;
  text: string;
  /** The question that an answer is for; null for others. */
  question: string | null;
  /** Stars of a review; null without. */
  rating: number | null;
  /** Of who wrote it, by name; empty: not given, and for answers. */
  vehicle: string;
  /** Whether an order of the author's account held the product. */
  isBuyer: boolean;
  /** A question that is shown once it has an answer. */
  isUnanswered: boolean;
  /** Locale in which it was written: `fi-FI`. */
  language: string;
  /** ISO 8601. */
  at: string;
  /** Names of pictures, which `/api/opinions/pictures/:name` shows. */
  pictures: readonly string[];
  /** Why it was rejected; empty without a reason. */
  refusal: string;
}

/** GET /api/opinions?state=waiting|decided&language=fi: the oldest that wait, or the newest decisions. */
export interface OpinionList {
  rows: readonly Opinion[];
  hasMore: boolean;
}

/** POST /api/opinions/:kind/:id/decision; 404 for what is not there or was decided so before. */
export interface OpinionDecision {
  verdict: 'approved' | 'rejected';
  refusal?: string;
  /** Pictures that are deleted while the text is shown. */
  without?: readonly string[];
}

/** POST /api/opinions/question/:id/answer: answers as the shop, which approves the question. */
export interface ShopAnswer {
  answer: string;
}

export const longestOpinion = { answer: 1_000, refusal: 300 };
