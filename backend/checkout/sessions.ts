/** The external payment options that the checkout needs; implemented by the payments, which are a higher layer. */

import type { Context } from '#backend/kernel/context.ts';
import type { Minor } from '#kernel/money/money.ts';
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
  /** The provider's snippet, embedded unchanged. */
  html: string;
  /** It was created just now, so a frame that is already shown must be replaced. */
  isNew: boolean;
}

export interface Sessions {
  /** Null when there is nothing to show: the provider is unavailable, or the cart was paid at this moment. */
  show: (ctx: Context, requested: SessionRequest) => Promise<ShownSession | null>;
}
