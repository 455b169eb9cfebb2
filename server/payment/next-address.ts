/** Where a shopper continues after the provider's page: the client's own addresses, or the shop's pages. */
import { filledUrl, isPaid, type Payment } from '#backend/index.ts';

/** Paths of the shop's own pages in the language of the order. */
export interface ShopPages {
  confirm: (languageId: string) => string;
  failed: (languageId: string) => string;
}

/** Parameter of the confirmation page for each kind. */
const idNames: Readonly<Record<string, string>> = { klarna: 'kid', svea: 'sid', walley: 'wid' };

function idOf(payment: Payment): [name: string, value: string] {
  const name = payment.isSession ? idNames[payment.way] : undefined;
  return name ? [name, payment.reference] : ['oid', String(payment.orderId ?? '')];
}

/** Both sets of parameter names that clients use. */
function withIds(url: string, payment: Payment, origin: string): string {
  const address = new URL(url, origin);
  const type = payment.isSession ? payment.way.toUpperCase() : 'STANDARD';
  const [name, value] = idOf(payment);
  const all = {
    [name]: value,
    cartid: payment.cartId,
    'geins-cart': payment.cartId,
    'geins-pm': String(payment.paymentId),
    'geins-pt': type,
    'geins-uid': payment.isSession ? payment.reference : String(payment.orderId ?? ''),
  };
  for (const [key, text] of Object.entries(all)) address.searchParams.set(key, text);
  return address.href;
}

/** The shop's page, with the secret that shows the person too. */
function confirmationOf(path: string, payment: Payment, origin: string): string {
  const address = new URL(withIds(path, payment, origin));
  if (!payment.isSession) address.searchParams.set('key', payment.reference);
  return address.href;
}

const placeholders = (payment: Payment): Record<string, string> => ({
  'geins.cartid': payment.cartId,
  'payment.uid': payment.isSession ? payment.reference : String(payment.orderId ?? ''),
  'geins.paymentMethodId': String(payment.paymentId),
  'geins.paymentType': payment.isSession ? payment.way.toUpperCase() : 'STANDARD',
});

/** The code that the failure page explains, by the stored failure of the payment. */
const reasons: Readonly<Record<string, string>> = {
  OUT_OF_STOCK: 'OutOfStock',
  CUSTOMER_BLACKLISTED: 'BlockedCustomer',
  SHIPPING_NOT_AVAILABLE: 'OtherAddress',
  CART_EMPTY: 'CartChanged',
  CART_NOT_FOUND: 'CartChanged',
  'PAYMENT_NOT_AVAILABLE cartId': 'CartChanged',
  amount: 'CartChanged',
  'PAYMENT_NOT_AVAILABLE balance': 'Balance',
  'PAYMENT_NOT_AVAILABLE checkout.paymentId': 'PaymentNotAvailable',
  INVALID_CODE: 'PromoCode',
  RequirementsNotMet: 'PromoCode',
  CART_COMPLETED: 'AlreadyOrdered',
  late: 'Late',
};

const isAboutBuyer = (failure: string): boolean =>
  /^BAD_USER_INPUT checkout\.(?:email|billingAddress\.|shippingAddress\.)/.test(failure);

/** Null: the shopper did not pay. A failure without a code of its own is `Error`, which gives no reason. */
function reasonOf({ failure, state, isSession }: Payment): string | null {
  if (failure !== null) return reasons[failure] ?? (isAboutBuyer(failure) ? 'AddressNotValid' : 'Error');
  return state === 'open' && isSession ? 'Pending' : null;
}

export interface NextAddressOptions {
  /** Of the shop. */
  origin: string;
  pages: ShopPages;
  /** Origins to which shoppers may be sent: any client can name an address in a checkout, and the link to it is the shop's. */
  clientOrigins: ReadonlySet<string>;
}

/** Open or doubtful payments go to the confirmation, which shows that; failed ones to the client's checkout, or to the shop's failure page. */
export function nextAddress(payment: Payment, { origin, pages, clientOrigins }: NextAddressOptions): string {
  const { languageId, state, failure } = payment;
  const admitted = (url: string | null) =>
    url !== null && clientOrigins.has(new URL(url).origin) ? url : null;
  const done = admitted(payment.urls.done);
  const checkout = admitted(payment.urls.checkout);
  // A wrong amount does not concern the shopper: the order exists and is on hold.
  const isDone = isPaid(state) && (payment.orderId !== null || failure === null) && failure !== 'late';
  if (isDone || (state === 'open' && payment.orderId !== null)) {
    if (done === null) return confirmationOf(pages.confirm(languageId), payment, origin);
    const filled = filledUrl(done, placeholders(payment));
    return filled === done ? withIds(filled, payment, origin) : filled;
  }
  if (checkout !== null) return new URL(filledUrl(checkout, placeholders(payment)), origin).href;
  const address = new URL(pages.failed(languageId), origin);
  const reason = reasonOf(payment);
  if (reason !== null) address.searchParams.set('error', reason);
  return address.href;
}
