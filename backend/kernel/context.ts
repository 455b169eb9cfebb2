/** The caller, market, language and time of a request: the first argument of every service. */

import type { AnswerReads } from '#kernel/work/answer-reads.ts';
import type { Work } from '#kernel/work/work.ts';
import type { Channel, Language, Market } from './market.ts';

export interface Caller {
  customerId: number | null;
  customerType: 'PERSON' | 'ORGANIZATION';
  /** An organisation that has not said its number: campaigns count it as a person. */
  lacksNumber: boolean;
  /** Mail address of the member of staff who acts as this customer; null for the customer in person. */
  spoofedBy: string | null;
  /** A member of staff who may see drafts. */
  mayPreview: boolean;
  /** Stored in the order for disputes; never used as a key. */
  ipAddress: string | null;
  userAgent: string | null;
  /** The request carries a key that only servers hold (`COMMERCE_SERVER_KEYS`): the merchant trusts it more than a browser. */
  isServer: boolean;
  /** `x-idempotency-key` of the request, when it carries one. */
  idempotencyKey: string | null;
  /** `x-account-cart: true`: `getCart` answers the account's active cart, which the lines of the cart asked for join. */
  wantsAccountCart: boolean;
  /** `x-expected-total` of the request: the total with VAT, as a decimal, that the shopper has accepted. */
  expectedTotal?: number | undefined;
  requestId: string;
}

/** A caller who is not signed in and sent none of the headers. */
export const anonymousCaller: Omit<Caller, 'requestId'> = {
  customerId: null,
  customerType: 'PERSON',
  lacksNumber: false,
  spoofedBy: null,
  mayPreview: false,
  ipAddress: null,
  userAgent: null,
  isServer: false,
  idempotencyKey: null,
  wantsAccountCart: false,
};

export interface Context {
  channel: Channel;
  market: Market;
  language: Language;
  caller: Caller;
  now: Date;
  /** What the request has computed so far; absent where it does not count. */
  work?: Work;
  /** Collects what the answer depends on; absent where no cache asks. */
  reads?: AnswerReads;
  /** The same for each field of the first level, by its name in the answer. */
  readsOf?: ReadonlyMap<string, AnswerReads>;
}
