/** The shopper's choices in the checkout, as stored. */
import type { IdentityHolder } from '#kernel/identity/identity-number.ts';
import type { VehicleNames } from '#kernel/vehicle/vehicle-facets.ts';
import type { CheckoutUrls } from './checkout-urls.ts';
import { noUrls } from './checkout-urls.ts';

/** Every field is a text; unknown is empty, as in the contract. */
export interface Address {
  firstName: string;
  lastName: string;
  addressLine1: string;
  addressLine2: string;
  addressLine3: string;
  entryCode: string;
  careOf: string;
  city: string;
  state: string;
  country: string;
  zip: string;
  company: string;
  mobile: string;
  phone: string;
}

export interface Checkout {
  /** The account that entered the checkout first; null for guests. */
  customerId: number | null;
  email: string;
  identityNumber: string;
  /** ISO code of the country that issued the number, when it is the one stored in the account; null: the country of the market. */
  identityCountry: string | null;
  customerType: IdentityHolder;
  billingAddress: Address;
  /** Null: the billing address. */
  shippingAddress: Address | null;
  /** Null: the default. */
  paymentId: number | null;
  shippingId: number | null;
  message: string;
  consents: readonly string[];
  pickupPoint: string;
  desiredDeliveryDate: Date | null;
  customerOrderNumber: string;
  goodsLabel: string;
  costCenter: string;
  /** The vehicle that is bought for; null: none is known. */
  vehicle: VehicleNames | null;
  externalShippingId: string;
  /** The client has checked the shipping option itself. */
  skipsShippingCheck: boolean;
  urls: CheckoutUrls;
}

/** Type of the consent that every order needs: the terms (R-CHECKOUT-10). */
export const termsConsent = 'order';

export const emptyAddress: Address = {
  firstName: '',
  lastName: '',
  addressLine1: '',
  addressLine2: '',
  addressLine3: '',
  entryCode: '',
  careOf: '',
  city: '',
  state: '',
  country: '',
  zip: '',
  company: '',
  mobile: '',
  phone: '',
};

export const emptyCheckout: Checkout = {
  customerId: null,
  email: '',
  identityNumber: '',
  identityCountry: null,
  customerType: 'PERSON',
  billingAddress: emptyAddress,
  shippingAddress: null,
  paymentId: null,
  shippingId: null,
  message: '',
  consents: [],
  pickupPoint: '',
  desiredDeliveryDate: null,
  customerOrderNumber: '',
  goodsLabel: '',
  costCenter: '',
  vehicle: null,
  externalShippingId: '',
  skipsShippingCheck: false,
  urls: noUrls,
};

/** The delivery address; an address without a street is a form that was opened and left. */
export const deliveryAddress = ({ billingAddress, shippingAddress }: Checkout): Address =>
  shippingAddress && shippingAddress.addressLine1 !== '' ? shippingAddress : billingAddress;
