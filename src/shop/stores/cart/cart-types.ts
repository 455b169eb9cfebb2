/** Types of the cart store: what it depends on, and what views show beside the cart. */
import type { CartApi, CartRefusal } from '#api/cart/types.ts';
import type { CookieJar, EventLog, TabChannel } from '../common/ports.ts';

export interface CartPorts {
  api: CartApi;
  cookies: CookieJar;
  tabs: TabChannel;
  log: EventLog;
  account: CartAccount;
}

/** What the cart of an account needs when the session has ended. */
export interface CartAccount {
  /** Reads whether a user is signed in. */
  restore(): void;
  /** Asks the shopper to sign in; false when the shopper has not. */
  signInAgain(): Promise<boolean>;
}

/** State of the latest cart operation. */
export type CartPhase =
  | { name: 'idle' }
  | { name: 'loading' }
  | { name: 'saving' }
  | { name: 'refused'; refusal: CartRefusal }
  /** The cart belongs to an account whose session has ended; what is shown of it stays. */
  | { name: 'signed-out' }
  | { name: 'failed' };

/** The line that was added last. */
export interface AddedNotice {
  skuId: number;
  name: string;
  quantity: number;
  /** Of a set: the SKUs that were added with it. */
  withSkus?: readonly number[];
  /** Alias of a product that was added by itself, for which related products are offered. */
  alias?: string | undefined;
}
