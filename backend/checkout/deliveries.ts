/** Which ways of shipping and paying a cart has, which are chosen, and what they cost. */
import type { Selectable } from 'kysely';
import { vatOf } from '#kernel/money.ts';
import type { Minor } from '#kernel/money.ts';
import type { Deliveries, DeliveryBasis } from '#backend/cart/cart-pricing.ts';
import type { Delivery, PaymentOption, PaymentType, ShippingOption } from '#backend/cart/cart.types.ts';
import { standardRate } from '#backend/cart/products.ts';
import { localised } from '#backend/catalogue/localised.ts';
import type { PaymentOptionTable, ShippingOptionTable } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { deliveryRowsOf } from './checkout.repository.ts';
import { deliveryAddress } from './checkout.types.ts';
import type { Checkout } from './checkout.types.ts';
import { normalZip } from '#kernel/zip.ts';

type ShippingRow = Selectable<ShippingOptionTable>;
type PaymentRow = Selectable<PaymentOptionTable>;

const paymentTypes: readonly PaymentType[] = ['STANDARD', 'KLARNA', 'SVEA', 'WALLEY', 'AVARDA', 'GEINS_PAY'];

/** The account decides about its customer type, the form only about a stranger's (faults C7). */
export const customerTypeOf = ({ caller }: Context, checkout: Checkout): 'PERSON' | 'ORGANIZATION' =>
  caller.customerId === null ? checkout.customerType : caller.customerType;

/** The `credit_class` of payments that are credit. */
const credit = 3;

/** Finnish law (Consumer Protection Act) wants none chosen beforehand; Swedish law (Payment Services Act, chapter 7 a) no credit. */
const choosesNoPayment = (ctx: Context): boolean => ctx.market.country.code.toUpperCase() === 'FI';

function leftToFree(
  { free_from_minor: limit, fee_minor: fee }: ShippingRow,
  basis: DeliveryBasis,
): Minor | null {
  if (basis.freeShipping) return 0;
  // A fee that an external system fixed knows no limit.
  if ((basis.externalShipping ?? 0) > fee) return null;
  if (fee === 0) return 0;
  return limit === null ? null : Math.max(limit - basis.payable, 0);
}

/** An external fee is the client's word: it never takes less than the option itself asks. */
function feeOf(row: ShippingRow, left: Minor | null, { isEmpty, externalShipping }: DeliveryBasis): Minor {
  if (isEmpty || left === 0) return 0;
  return Math.max(row.fee_minor, externalShipping ?? 0);
}

function toShipping(ctx: Context, row: ShippingRow, basis: DeliveryBasis): ShippingOption {
  const left = leftToFree(row, basis);
  return {
    id: row.shipping_id,
    name: row.name,
    displayName: localised(row.display_name, ctx.language) ?? row.name,
    logo: row.logo,
    externalId: row.external_id,
    fee: feeOf(row, left, basis),
    leftToFree: left,
    isDefault: row.is_default,
    isSelected: false,
    subOptions: [],
  };
}

const toPayment = (ctx: Context, row: PaymentRow): PaymentOption => ({
  id: row.payment_id,
  name: row.name,
  displayName: localised(row.display_name, ctx.language) ?? row.name,
  logo: row.logo,
  fee: row.fee_minor,
  paymentType: paymentTypes.find(type => type === row.payment_type) ?? 'STANDARD',
  checkoutType: row.checkout_type === 'EXTERNAL' ? 'EXTERNAL' : 'STANDARD',
  way: row.provider_way,
  session: null,
  needsIdentityNumber: row.needs_identity_number,
  isDefault: row.is_default,
  isSelected: false,
});

const brings = (row: ShippingRow, zip: string, weightGrams: number): boolean =>
  (row.max_weight_grams === null || weightGrams <= row.max_weight_grams) &&
  (row.zip_pattern === null || new RegExp(`^(?:${row.zip_pattern})$`).test(zip));

/** Only what can be settled is offered: by the shop's own form, or by a payment provider that is there. */
const settles = (row: PaymentRow, hasProvider: boolean): boolean =>
  row.provider_way === null ? row.checkout_type === 'STANDARD' : hasProvider;

function choose<T extends { id: number }>(options: readonly T[], chosen: { id: number } | null) {
  return options.map(option => ({ ...option, isSelected: option.id === chosen?.id }));
}

/** The ways that a zip code and a weight allow, each with its finer choices. */
function offeredShipping(
  ctx: Context,
  rows: readonly ShippingRow[],
  zip: string,
  basis: DeliveryBasis,
): ShippingOption[] {
  const rate = standardRate(ctx);
  const open = rows.filter(row => brings(row, zip, basis.weightGrams));
  const under = (id: number) =>
    open.filter(row => row.parent_id === id).map(row => toShipping(ctx, row, basis));
  return open
    .filter(row => row.parent_id === null)
    .map(row => ({
      ...toShipping(ctx, row, basis),
      subOptions: under(row.shipping_id).map(sub => ({ ...sub, vat: vatOf(sub.fee, rate) })),
    }));
}

/** A finer choice costs what it says, and is called by both: whoever sends the goods must know the way and the place. */
const refined = (option: ShippingOption, sub: ShippingOption): ShippingOption => ({
  ...sub,
  displayName: `${option.displayName}: ${sub.displayName}`,
});

/** A way that has finer choices is never taken without one: the default, or the first (contract 8, "exactly one isSelected per list"). */
function settled(option: ShippingOption): ShippingOption {
  const sub = option.subOptions.find(({ isDefault }) => isDefault) ?? option.subOptions[0];
  return sub ? refined(option, sub) : option;
}

/** The chosen way, or within it the chosen finer choice; null when it is not offered. */
function within(options: readonly ShippingOption[], id: number | null): ShippingOption | null {
  for (const option of options) {
    if (option.id === id) return settled(option);
    const sub = option.subOptions.find(choice => choice.id === id);
    if (sub) return refined(option, sub);
  }
  return null;
}

function shippingFor(ctx: Context, rows: readonly ShippingRow[], checkout: Checkout, basis: DeliveryBasis) {
  const zip = normalZip(deliveryAddress(checkout).zip, ctx.market.country.code);
  const options = basis.isEmpty || zip === null ? [] : offeredShipping(ctx, rows, zip, basis);
  const offered = within(options, checkout.shippingId);
  // A client that has a shipping system of its own may know better than the zip code (contract 3).
  const forced =
    offered || !checkout.skipsShippingCheck || basis.isEmpty ? undefined : rowOf(rows, checkout.shippingId);
  const all = forced ? [...options, toShipping(ctx, forced, basis)] : options;
  const wish = within(all, checkout.shippingId);
  // A place that is not near any more gives way to one that is, brought by the same carrier.
  const similar = wish ?? within(all, rowOf(rows, checkout.shippingId)?.parent_id ?? null);
  const first = all[0];
  const chosen = similar ?? (first ? settled(first) : null);
  if (chosen) {
    const shippingOptions = all.map(option => ({
      ...option,
      isSelected: option.id === chosen.id || option.subOptions.some(({ id }) => id === chosen.id),
      subOptions: choose(option.subOptions, chosen),
    }));
    // Chosen for this zip code: an estimate no longer, which is what isDefault says in a summary.
    const shipping = { ...chosen, isDefault: false, isSelected: true };
    return { shippingOptions, shipping, shippingRefused: checkout.shippingId !== null && wish === null };
  }
  const ways = rows.filter(row => row.parent_id === null);
  const usual = ways.find(row => row.is_default) ?? ways[0];
  const shipping = usual ? { ...toShipping(ctx, usual, basis), isDefault: true } : null;
  return { shippingOptions: [], shipping, shippingRefused: zip !== null && !basis.isEmpty };
}

const rowOf = (rows: readonly ShippingRow[], id: number | null): ShippingRow | undefined =>
  rows.find(row => row.shipping_id === id);

interface PaymentBasis {
  isOpen: boolean;
  hasProvider: boolean;
}

function paymentFor(
  ctx: Context,
  rows: readonly PaymentRow[],
  checkout: Checkout,
  { isOpen, hasProvider }: PaymentBasis,
) {
  const type = customerTypeOf(ctx, checkout);
  const taken = rows
    .toSorted((one, other) => one.credit_class - other.credit_class)
    .filter(row => settles(row, hasProvider) && row.customer_types.includes(type));
  const options = isOpen ? taken.map(row => toPayment(ctx, row)) : [];
  const wish = options.find(({ id }) => id === checkout.paymentId) ?? null;
  const usualRow = taken.find(row => row.is_default && row.credit_class < credit) ?? taken[0];
  const usual = choosesNoPayment(ctx)
    ? null
    : (options.find(({ id }) => id === usualRow?.payment_id) ?? null);
  const payment = wish ?? usual;
  return {
    paymentOptions: choose(options, payment),
    payment: payment && { ...payment, isSelected: true },
    paymentRefused: checkout.paymentId !== null && wish === null,
  };
}

interface DeliveryOptions {
  /** Whether there is somebody to settle card, bank and external payments. */
  hasProvider: boolean;
}

export const createDeliveries = ({ hasProvider }: DeliveryOptions): Deliveries => ({
  async of(ctx, db, cartId, basis): Promise<Delivery> {
    const rows = await deliveryRowsOf(db, cartId, ctx.market.id);
    const { checkout } = rows;
    const shipping = shippingFor(ctx, rows.shipping, checkout, basis);
    const isOpen = shipping.shippingOptions.length > 0;
    return { ...shipping, ...paymentFor(ctx, rows.payment, checkout, { isOpen, hasProvider }) };
  },
});
