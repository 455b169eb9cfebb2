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
  /** Of who asks; absent when not given. */
  vehicle?: string | null;
  /** At least one, the shop's first. */
  answers: QuestionAnswer[];
}

export interface Questions {
  /** Those that the search finds. */
  count: number;
  /** Those without the search, of all vehicles. */
  total: number;
  /** Make and model of the vehicle that was asked for; absent without one, and where the backend does not know it. */
  vehicle?: string | null;
  questions: ProductQuestion[];
}

export interface NewQuestion {
  question: string;
  author: string;
  /** Where the answer is mailed; empty: nowhere. */
  email: string;
  /** Of who asks; empty: not given. */
  vehicle: string;
  /** Of a field that people do not see: empty from them. */
  website: string;
}

export interface QuestionApi {
  /** Null from a backend without questions. @param wanted `vehicle`: a facet, only questions by who has its model */
  of(
    alias: string,
    wanted: { skip: number; take: number; searchText?: string; vehicle?: string | null },
  ): Promise<Questions | null>;
  /** False when the shop refuses it; staff approve and answer it before it is shown. */
  ask(alias: string, question: NewQuestion): Promise<boolean>;
  /** Of a signed-in customer; false when the shop refuses it. */
  answer(questionId: number, answer: { answer: string; author: string }): Promise<boolean>;
}
