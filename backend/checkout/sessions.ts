/** What the checkout needs of external ways of paying; satisfied by the payments, which stand above it. */
import type { Minor } from '#kernel/money.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { CheckoutUrls } from './checkout-urls.ts';

export interface SessionRequest {
  cartId: string;
  paymentId: number;
  way: string;
  amount: Minor;
  urls: CheckoutUrls;
  customerId: number | null;
  customerType: 'PERSON' | 'ORGANIZATION';
  buyer: {
    email: string;
    firstName: string;
    lastName: string;
    addressLine1: string;
    zip: string;
    city: string;
  };
}

export interface ShownSession {
  /** The provider's snippet, to be put into the page as it is. */
  html: string;
  /** It was begun just now: a frame that is shown already is of no use any more. */
  isNew: boolean;
}

export interface Sessions {
  /** Null when there is nothing to show: the provider is unavailable, or the cart was paid in this moment. */
  show: (ctx: Context, requested: SessionRequest) => Promise<ShownSession | null>;
}
