/** The checkout without scripts: what its page shows, and what its form does. */
import type { Api } from '#api/api.ts';
import type { Cart } from '#api/cart/types.ts';
import type { Checkout, CheckoutForm, OrderRefusal } from '#api/checkout/types.ts';
import { ApiError } from '#api/transport.ts';
import { readLineFits } from '#components/cart/read-line-fits.ts';
import type { LineFits } from '#components/cart/use-line-fits.ts';
import { readKnownVehicle } from '#components/vehicle/known-vehicle.ts';
import type { LoadContext } from '#engine/definition/contract.ts';
import { askToSignIn, type SignInAgain, signInFields } from '#engine/definition/sign-in-again.ts';
import { SeeOther, type Visitor } from '#engine/definition/visitor.ts';
import type { CheckoutResolved } from '#engine/page-types.gen.ts';
import { encodePath } from '#kernel/address/address-path.ts';
import type { CustomerType } from '#kernel/segment.ts';
import { chosenShipping, orderedBy, selectedOf } from '#stores/checkout/checkout-store.ts';
import { filledFromAccount } from '#stores/checkout/fill-from-account.ts';
import { countryOfMarket } from '#stores/visitor/market-country.ts';
import { isSignedOut } from '#stores/visitor/with-login.ts';
import { type FieldError, fieldErrors, paymentNeedsIdentity } from '../details/field-rules.ts';
import { offeredTypes } from '../details/offered-types.ts';
import { deliveryState } from '../options-state.ts';
import { addressAfterOrder } from '../order/after-order.ts';
import { misfitsOf } from '../order/misfits-of.ts';
import { accidentText, refusedField, type ShownRefusal, shownRefusal } from '../order/refusal.ts';
import { completedForm } from './completed-form.ts';
import { readCheckoutForm } from './read-checkout-form.ts';

export interface PlainCheckout {
  /** Null: there is nothing to order. */
  cart: Cart | null;
  types: readonly CustomerType[];
  form: CheckoutForm;
  /** The backend's answer to the form; null before the first. */
  checkout: Checkout | null;
  errors: readonly FieldError[];
  /** Whether the lines fit the vehicle of the visitor; null without one. */
  fits: LineFits | null;
  /** The shopper orders knowingly what does not fit. */
  acceptsMisfits: boolean;
  refusal?: ShownRefusal;
  /** The order waits for its payment at the provider, whose page a link opens. */
  payment?: { orderId: string; href: string };
  /** The cart waits for the account whose session has ended. */
  signIn?: SignInAgain;
  /** Of this attempt: the form of one page orders at most once. */
  key: string;
}

export type CheckoutFormApi = Pick<Api, 'cart' | 'checkout' | 'directory' | 'vehicle'>;
export type CheckoutFormContext = LoadContext<CheckoutFormApi>;
type Props = Pick<CheckoutResolved, 'consents' | 'confirmHref' | 'customerTypes' | 'identityPayments'>;

const longestKey = 100;
/** Hidden field: what the box beside the order button accepts. */
export const misfitsField = 'misfitsOf';

const ownAddress = ({ prefix, path }: CheckoutFormContext): string => encodePath(prefix + path);

/** A signed-in customer orders as what the account is. */
const typesOf = (
  { segment, config }: CheckoutFormContext,
  { isSignedIn }: Visitor,
  { customerTypes }: Props,
) => (isSignedIn ? [segment.customerType] : offeredTypes(customerTypes, config.shopper.customerTypes));

function emptyPage(context: CheckoutFormContext, visitor: Visitor, props: Props): PlainCheckout {
  const { segment } = context;
  const types = typesOf(context, visitor, props);
  const type = types.find(each => each === segment.customerType);
  const country = countryOfMarket(segment.market);
  const form = readCheckoutForm(new URLSearchParams(type ? { customerType: type } : {}), {
    ...{ types, country },
    consents: [],
  });
  return {
    ...{ cart: null, types, form, checkout: null, errors: [], key: crypto.randomUUID() },
    ...{ fits: null, acceptsMisfits: false },
  };
}

async function readCart({ api }: CheckoutFormContext, { cartId, isSignedIn }: Visitor): Promise<Cart | null> {
  return cartId === null && !isSignedIn ? null : api.cart.get(cartId);
}

const fitsIn = ({ api, visitor }: CheckoutFormContext, cart: Cart | null): Promise<LineFits | null> =>
  readLineFits(visitor?.vehicleId ?? null, cart?.lines ?? [], api.vehicle);

/** The vehicle that the order keeps; scripts may have told another one, so none is told where none is known. */
async function withVehicle({ api, visitor }: CheckoutFormContext, form: CheckoutForm): Promise<CheckoutForm> {
  const id = visitor?.vehicleId ?? null;
  const known = id === null ? null : await readKnownVehicle(id, api.vehicle);
  return known ? { ...form, vehicle: known.vehicle } : form;
}

/** The form after an answer: what the backend has chosen for the shopper is chosen in the form. */
const answeredForm = (form: CheckoutForm, { shippingOptions, paymentOptions }: Checkout): CheckoutForm => ({
  ...form,
  shippingId: chosenShipping(shippingOptions),
  paymentId: selectedOf(paymentOptions),
});

export async function loadPlainCheckout(
  context: CheckoutFormContext,
  props: Props,
): Promise<PlainCheckout | undefined> {
  const { api, visitor } = context;
  if (!visitor) return undefined;
  const page = emptyPage(context, visitor, props);
  let cart: Cart | null;
  try {
    cart = await readCart(context, visitor);
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    return { ...page, signIn: await askToSignIn(visitor, null, ownAddress(context)) };
  }
  if (!cart || cart.lines.length === 0) return page;
  // Only an account has data to fill in; without a zip code there are no options yet.
  const [answer, fits] = await Promise.all([
    visitor.isSignedIn ? api.checkout.update(cart.id, { customerType: page.form.customerType }) : null,
    fitsIn(context, cart),
  ]);
  if (!answer?.ok) return { ...page, cart, fits };
  const form = filledFromAccount(page.form, answer.value);
  const filled = await api.checkout.update(cart.id, form);
  return filled.ok
    ? {
        ...page,
        cart: filled.value.cart,
        form: answeredForm(form, filled.value),
        checkout: filled.value,
        fits,
      }
    : { ...page, cart, form, fits };
}

/** Errors of filled fields, and of the zip code that the options depend on. */
const ofFilled = (errors: readonly FieldError[], fields: URLSearchParams): FieldError[] =>
  errors.filter(({ field }) => (fields.get(field) ?? '') !== '' || field.endsWith('.zip'));

export async function submitPlainCheckout(
  context: CheckoutFormContext,
  props: Props,
  fields: URLSearchParams,
): Promise<PlainCheckout | undefined> {
  const { api, visitor } = context;
  if (!visitor) return undefined;
  if (fields.has(signInFields.startNew)) {
    visitor.keepCart(null);
    throw new SeeOther(ownAddress(context));
  }
  const page = emptyPage(context, visitor, props);
  const toSignIn = async (): Promise<PlainCheckout> => {
    const signIn = await askToSignIn(visitor, fields, ownAddress(context));
    visitor.reject();
    return { ...page, signIn };
  };
  const { types } = page;
  const country = countryOfMarket(context.segment.market);
  const posted = await withVehicle(
    context,
    readCheckoutForm(fields, { types, consents: props.consents, country }),
  );
  const cartId = fields.get('cart') ?? '';
  const action = fields.get('do') ?? 'order';
  const isOrder = action === 'order';
  if (action === 'remove-code') await api.cart.setPromoCode(cartId, '');
  // An order contains what its page has shown.
  const sent = isOrder ? posted : await completedForm(api.directory, posted);
  const answer = await api.checkout.update(cartId, sent);
  if (!answer.ok) {
    // The first of two presses may have ordered already: the key leads to the same order.
    const { refusal } = answer;
    if (refusal.code === 'signed-out') return toSignIn();
    const refused =
      isOrder && refusal.code === 'cart-completed' ? await order(context, props, fields, sent) : refusal;
    if ('orderId' in refused) return { ...page, form: sent, payment: refused };
    visitor.reject();
    const cart = await readCart(context, visitor);
    const fits = await fitsIn(context, cart);
    return { ...page, cart, fits, form: sent, ...shownOf(refused, sent, fields) };
  }
  const { value } = answer;
  const form = answeredForm(sent, value);
  const fits = await fitsIn(context, value.cart);
  const { names, subject } = misfitsOf(fits, value.cart.lines);
  const acceptsMisfits = fields.has('misfits') && fields.get(misfitsField) === subject;
  const shown: PlainCheckout = { ...page, cart: value.cart, form, checkout: value, fits, acceptsMisfits };
  const checksIdentity = paymentNeedsIdentity(form, value.paymentOptions, props.identityPayments);
  const errors = fieldErrors(form, {
    needsIdentity: checksIdentity || form.customerType === 'ORGANIZATION',
    checksIdentity,
    termsAccepted: form.consents.includes('order'),
    hasMisfits: names.length > 0 && !acceptsMisfits,
    isUndelivered:
      deliveryState({ form, answered: form, checkout: value, phase: { name: 'idle' } }) === 'none',
  });
  if (!isOrder) return { ...shown, errors: ofFilled(errors, fields) };
  const refused =
    errors.length > 0
      ? null
      : (refusalBefore(fields, sent, shown) ?? (await order(context, props, fields, form)));
  if (refused && 'orderId' in refused) return { ...shown, payment: refused };
  if (refused && 'code' in refused && refused.code === 'signed-out') return toSignIn();
  visitor.reject();
  if (!refused) return { ...shown, errors };
  // What the order was refused for has changed the sums; after an accident there is nothing to ask.
  const fresh = refused instanceof ApiError ? null : await api.checkout.update(cartId, form);
  return {
    ...shown,
    ...(fresh?.ok && { cart: fresh.value.cart, checkout: fresh.value }),
    ...shownOf(refused, form, fields),
  };
}

/** What the page says about a refusal or an accident. */
function shownOf(
  refused: OrderRefusal | ApiError,
  form: CheckoutForm,
  fields: URLSearchParams,
): Pick<PlainCheckout, 'errors' | 'refusal'> & Partial<Pick<PlainCheckout, 'key'>> {
  // Pressed again, it is the same order: the key stays.
  if (refused instanceof ApiError)
    return { errors: [], refusal: { text: accidentText(refused) }, key: keyOf(fields) };
  const error = refusedField(refused, form);
  return { errors: error ? [error] : [], refusal: shownRefusal(refused) };
}

/** The order is placed exactly as its page has shown it: lines, total and delivery (R-CART-18). */
function refusalBefore(
  fields: URLSearchParams,
  sent: CheckoutForm,
  { cart, form, checkout }: PlainCheckout,
): OrderRefusal | null {
  if (sent.shippingId !== null && sent.shippingId !== form.shippingId)
    return { code: 'shipping-not-available' };
  if (fields.get('shown') !== orderedBy(cart)) return { code: 'cart-changed' };
  return checkout?.isUnreserved && !fields.has('unreserved') ? { code: 'not-reserved' } : null;
}

const keyOf = (fields: URLSearchParams): string =>
  (fields.get('key') ?? '').slice(0, longestKey) || crypto.randomUUID();

/** @returns why there is no order, or where to pay it. @throws SeeOther to the confirmation. */
async function order(
  { api, visitor }: CheckoutFormContext,
  { confirmHref }: Props,
  fields: URLSearchParams,
  form: CheckoutForm,
): Promise<OrderRefusal | ApiError | NonNullable<PlainCheckout['payment']>> {
  const cartId = fields.get('cart') ?? '';
  try {
    const answer = await api.checkout.place(cartId, form, keyOf(fields), Number(fields.get('total')));
    if (!answer.ok) return answer.refusal;
    visitor?.orders?.markBuyer(cartId);
    const { orderId, redirectUrl } = answer.value;
    if (redirectUrl !== null) return { orderId, href: redirectUrl };
    if (visitor?.cartId === cartId) visitor.keepCart(null);
    throw new SeeOther(addressAfterOrder(answer.value, { cartId, confirmHref }));
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
