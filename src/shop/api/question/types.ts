/** Types of questions about products. */
export interface QuestionAnswer {
  answer: string;
  /** Empty: the shop. */
  author: string;
  /** ISO date and time. */
  date: string;
  /** Language code. */
  language: string;
  isShop: boolean;
  /** Whether an order of the author held the product. */
  isBuyer: boolean;
}

export interface ProductQuestion {
  id: number;
  question: string;
  author: string;
  /** ISO date and time. */
  date: string;
  /** Language code. */
  language: string;
  /** At least one, the shop's first. */
  answers: QuestionAnswer[];
}

export interface Questions {
  /** Those that the search finds. */
  count: number;
  /** Those without the search. */
  total: number;
  questions: ProductQuestion[];
}

export interface NewQuestion {
  question: string;
  author: string;
  /** Where the answer is mailed; empty: nowhere. */
  email: string;
  /** Of a field that people do not see: empty from them. */
  website: string;
}

export interface QuestionApi {
  /** Null from a backend without questions. */
  of(alias: string, wanted: { skip: number; take: number; searchText?: string }): Promise<Questions | null>;
  /** False when the shop refuses it; staff approve and answer it before it is shown. */
  ask(alias: string, question: NewQuestion): Promise<boolean>;
  /** Of a signed-in customer; false when the shop refuses it. */
  answer(questionId: number, answer: { answer: string; author: string }): Promise<boolean>;
}
