/** The shipping options of a cart, the chosen one and its cost; an estimate without a zip code. */
import type { Selectable } from 'kysely';
import type { Delivery, ShippingOption } from '#backend/cart/cart.types.ts';
import type { DeliveryBasis } from '#backend/cart/cart-pricing.ts';
import { standardRate } from '#backend/cart/products.ts';
import { localised } from '#backend/catalogue/localised.ts';
import type { ShippingOptionTable } from '#backend/database/tables/cart-tables.ts';
import type { Context } from '#backend/kernel/context.ts';
import { type DeliveryWindow, deliveryWindow, transitOf } from '#backend/kernel/delivery-window.ts';
import { normalZip } from '#kernel/contact/zip.ts';
import type { Minor } from '#kernel/money/money.ts';
import { vatOf } from '#kernel/money/money.ts';
import type { Checkout } from './checkout.types.ts';
import { deliveryAddress } from './checkout.types.ts';
import { nearestFirst } from './nearest-first.ts';

type ShippingRow = Selectable<ShippingOptionTable>;

type ShippingOffer = Pick<Delivery, 'shippingOptions' | 'shipping' | 'shippingRefused' | 'undelivered'>;

/** `unknown`: not given yet; `invalid`: impossible in the market's country; `undelivered`: the shop does not deliver there. */
type Zip = { state: 'unknown' | 'invalid' | 'undelivered' } | { state: 'known'; zip: string };

function zipOf(ctx: Context, checkout: Checkout): Zip {
  const text = deliveryAddress(checkout).zip;
  if (text.trim() === '') return { state: 'unknown' };
  const zip = normalZip(text, ctx.market.country.code);
  if (zip === null) return { state: 'invalid' };
  return ctx.market.undelivered?.zips.test(zip) ? { state: 'undelivered' } : { state: 'known', zip };
}

function leftToFree(
  { free_from_minor: limit, fee_minor: fee }: ShippingRow,
  basis: DeliveryBasis,
): Minor | null {
  if (basis.freeShipping) return 0;
  // A fee that an external system fixed has no free limit.
  if ((basis.externalShipping ?? 0) > fee) return null;
  if (fee === 0) return 0;
  return limit === null ? null : Math.max(limit - basis.payable, 0);
}

/** An external fee comes from the client: it never lowers the fee of the option. */
function feeOf(row: ShippingRow, left: Minor | null, { isEmpty, externalShipping }: DeliveryBasis): Minor {
  if (isEmpty || left === 0) return 0;
  return Math.max(row.fee_minor, externalShipping ?? 0);
}

/** Null where no date is promised. */
function arrivalOf({ market, now }: Context, row: ShippingRow, basis: DeliveryBasis): DeliveryWindow | null {
  const transit = transitOf(row);
  if (!transit || !market.dispatch || basis.isEmpty) return null;
  return deliveryWindow(now, market.dispatch, transit, basis.fromSupplier);
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
    arrival: arrivalOf(ctx, row, basis),
    subOptions: [],
  };
}

const carries = ({ max_weight_grams: max }: ShippingRow, weightGrams: number): boolean =>
  max === null || weightGrams <= max;

/** By text: each option has one, and compiling them costs more than using them. Bounded by what a merchant has entered. */
const zipPatterns = new Map<string, RegExp>();

function zipPattern(text: string): RegExp {
  const known = zipPatterns.get(text);
  if (known) return known;
  const pattern = new RegExp(`^(?:${text})$`);
  zipPatterns.set(text, pattern);
  return pattern;
}

/** Without a zip code only an option that does not depend on one is certain to reach the address. */
const reaches = ({ zip_pattern: pattern }: ShippingRow, zip: Zip): boolean => {
  if (zip.state === 'invalid' || zip.state === 'undelivered') return false;
  if (pattern === null) return true;
  return zip.state === 'known' && zipPattern(pattern).test(zip.zip);
};

/** The options that a zip code and a weight allow, each with its sub-options. */
function offeredShipping(
  ctx: Context,
  rows: readonly ShippingRow[],
  zip: Zip,
  basis: DeliveryBasis,
): ShippingOption[] {
  const rate = standardRate(ctx);
  const open = rows.filter(row => reaches(row, zip) && carries(row, basis.weightGrams));
  const near = zip.state === 'known' ? zip.zip : null;
  const under = (id: number) =>
    nearestFirst(
      open.filter(row => row.parent_id === id),
      near,
    ).map(row => toShipping(ctx, row, basis));
  return open
    .filter(row => row.parent_id === null)
    .map(row => ({
      ...toShipping(ctx, row, basis),
      subOptions: under(row.shipping_id).map(sub => ({ ...sub, vat: vatOf(sub.fee, rate) })),
    }));
}

/** A sub-option has its own fee and both names, since the sender needs the option and the pickup point. */
const refined = (option: ShippingOption, sub: ShippingOption): ShippingOption => ({
  ...sub,
  displayName: `${option.displayName}: ${sub.displayName}`,
});

/** An option with sub-options is never chosen without one: the default, or the first. */
function withDefaultPlace(option: ShippingOption): ShippingOption {
  const sub = option.subOptions.find(({ isDefault }) => isDefault) ?? option.subOptions[0];
  return sub ? refined(option, sub) : option;
}

/** The chosen option or sub-option; null when it is not offered. */
function within(options: readonly ShippingOption[], id: number | null): ShippingOption | null {
  for (const option of options) {
    if (option.id === id) return withDefaultPlace(option);
    const sub = option.subOptions.find(choice => choice.id === id);
    if (sub) return refined(option, sub);
  }
  return null;
}

const rowOf = (rows: readonly ShippingRow[], id: number | null): ShippingRow | undefined =>
  rows.find(row => row.shipping_id === id);

/** The estimated cost while no option is offered: of an option that carries the cart, else of the one that carries most. */
function estimate(ctx: Context, rows: readonly ShippingRow[], basis: DeliveryBasis): ShippingOption | null {
  const ways = rows.filter(row => row.parent_id === null);
  const able = ways.filter(row => carries(row, basis.weightGrams));
  const [strongest] = ways.toSorted(
    (one, other) => (other.max_weight_grams ?? Infinity) - (one.max_weight_grams ?? Infinity),
  );
  const standard = able.find(row => row.is_default) ?? able[0] ?? strongest;
  return standard ? { ...toShipping(ctx, standard, basis), isDefault: true } : null;
}

/** The lowest fee at which the shop itself would deliver the cart; 0 when it would not. */
function lowestFee(
  ctx: Context,
  rows: readonly ShippingRow[],
  offered: readonly ShippingOption[],
  basis: DeliveryBasis,
): Minor {
  const able = rows.filter(row => carries(row, basis.weightGrams)).map(row => toShipping(ctx, row, basis));
  const fees = (offered.length > 0 ? offered.map(withDefaultPlace) : able).map(({ fee }) => fee);
  return fees.length > 0 ? Math.min(...fees) : 0;
}

/** An option that a client with a shipping system of its own chose without its being offered: never cheaper than one that is. */
function unoffered(ctx: Context, row: ShippingRow, floor: Minor, basis: DeliveryBasis): ShippingOption {
  const option = toShipping(ctx, row, basis);
  return option.fee < floor ? { ...option, fee: floor, leftToFree: null } : option;
}

/** The options of a cart with the chosen one; the first by default. */
export function shippingFor(
  ctx: Context,
  rows: readonly ShippingRow[],
  checkout: Checkout,
  basis: DeliveryBasis,
): ShippingOffer {
  const zip = zipOf(ctx, checkout);
  const options = basis.isEmpty ? [] : offeredShipping(ctx, rows, zip, basis);
  const offered = within(options, checkout.shippingId);
  const forced =
    offered || !checkout.skipsShippingCheck || basis.isEmpty || zip.state === 'undelivered'
      ? undefined
      : rowOf(rows, checkout.shippingId);
  const all = forced
    ? [...options, unoffered(ctx, forced, lowestFee(ctx, rows, options, basis), basis)]
    : options;
  const requested = within(all, checkout.shippingId);
  // A pickup point that is not near any more is replaced by a near one of the same carrier.
  const similar = requested ?? within(all, rowOf(rows, checkout.shippingId)?.parent_id ?? null);
  const first = all[0];
  const chosen = similar ?? (first ? withDefaultPlace(first) : null);
  if (!chosen) {
    const shippingRefused = (zip.state === 'known' || zip.state === 'undelivered') && !basis.isEmpty;
    const undelivered = zip.state === 'undelivered' ? ctx.market.undelivered : null;
    return { shippingOptions: [], shipping: estimate(ctx, rows, basis), shippingRefused, undelivered };
  }
  const shippingOptions = all.map(option => ({
    ...option,
    isSelected: option.id === chosen.id || option.subOptions.some(({ id }) => id === chosen.id),
    subOptions: option.subOptions.map(sub => ({ ...sub, isSelected: sub.id === chosen.id })),
  }));
  // In a summary `isDefault` marks an estimate, which ends when the zip code is known.
  const shipping = { ...chosen, isDefault: zip.state !== 'known', isSelected: true };
  const shippingRefused = checkout.shippingId !== null && requested === null;
  return { shippingOptions, shipping, shippingRefused, undelivered: null };
}
