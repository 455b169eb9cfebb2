/** What the lines of a cart cost when the shopper last saw them, so that a price that has changed since is never charged unseen (R-CART-18). Pure. */
import type { Cart, CartLine } from '#api/cart/types.ts';
import { jsonField } from '#stores/stored-format.ts';

interface SeenPrice {
  selling: string;
  regular: string;
}

export interface SeenPrices {
  /** Cart, market, language and person: prices of different places are not compared. */
  place: string;
  /** Lines, quantities and code: whoever changes them changes campaign prices too. */
  content: string;
  lines: Readonly<Record<string, SeenPrice>>;
}

export interface PriceChange {
  lineId: string;
  name: string;
  before: string;
  now: string;
}

export const noPrices: SeenPrices = { place: '', content: '', lines: {} };

const priceOf = ({ unitPrice }: CartLine): SeenPrice => ({
  selling: unitPrice.sellingIncVatFormatted,
  regular: unitPrice.regularIncVatFormatted,
});

const contentOf = ({ lines, promoCode }: Cart): string =>
  [promoCode ?? '', ...lines.map(({ id, quantity }) => `${id}×${quantity}`)].join(' ');

const priced = ({ lines }: Cart): CartLine[] => lines.filter(line => !line.isGift && !line.unavailable);

/** A gift costs nothing, and what is not sold has no price. */
export function priceChanges(seen: SeenPrices, cart: Cart, place: string): PriceChange[] {
  if (seen.place !== place) return [];
  const isSameContent = seen.content === contentOf(cart);
  return priced(cart).flatMap(line => {
    const before = seen.lines[line.id];
    const now = priceOf(line);
    if (!before) return [];
    const isChanged = before.regular !== now.regular || (isSameContent && before.selling !== now.selling);
    if (!isChanged || before.selling === now.selling) return [];
    return [{ lineId: line.id, name: line.product.name, before: before.selling, now: now.selling }];
  });
}

/** All prices as they are now: seen, and agreed to. */
export const pricesNow = (cart: Cart, place: string): SeenPrices => ({
  place,
  content: contentOf(cart),
  lines: Object.fromEntries(priced(cart).map(line => [line.id, priceOf(line)])),
});

/** The same, but a line whose price has changed keeps the old one until somebody agrees. */
export function pricesSeen(seen: SeenPrices, cart: Cart, place: string): SeenPrices {
  const open = priceChanges(seen, cart, place).flatMap(({ lineId }) => {
    const kept = seen.lines[lineId];
    return kept ? [[lineId, kept] as const] : [];
  });
  const now = pricesNow(cart, place);
  return { ...now, lines: { ...now.lines, ...Object.fromEntries(open) } };
}

/** Whatever lies in the storage, as far as it is fit. */
export function toSeenPrices(raw: unknown): SeenPrices {
  if (typeof raw !== 'object' || raw === null) return noPrices;
  const { place, content, lines } = raw as Partial<Record<keyof SeenPrices, unknown>>;
  if (typeof place !== 'string' || typeof content !== 'string' || typeof lines !== 'object' || !lines)
    return noPrices;
  const fit = Object.entries(lines).filter(
    (entry): entry is [string, SeenPrice] =>
      typeof entry[1]?.selling === 'string' && typeof entry[1]?.regular === 'string',
  );
  return { place, content, lines: Object.fromEntries(fit) };
}

export const seenPricesFormat = jsonField('ralph-cart-meta', 'prices', toSeenPrices);
