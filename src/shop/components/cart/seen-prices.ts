/** Prices of the cart lines as last shown, so that a changed price is never charged unnoticed (R-CART-18). Pure. */
import type { Cart, CartLine } from '#api/cart/types.ts';
import { jsonField } from '#stores/common/stored-format.ts';

interface SeenPrice {
  selling: string;
  regular: string;
}

export interface SeenPrices {
  /** Cart, market, language and user: prices of different contexts are not compared. */
  place: string;
  /** Lines, quantities and code: changing them also changes campaign prices. */
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

/** Ignores gifts, which are free, and unavailable products, which have no price. */
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

/** All current prices, as shown and accepted. */
export const pricesNow = (cart: Cart, place: string): SeenPrices => ({
  place,
  content: contentOf(cart),
  lines: Object.fromEntries(priced(cart).map(line => [line.id, priceOf(line)])),
});

/** The same, but a line with a changed price keeps its old price until it is accepted. */
export function pricesSeen(seen: SeenPrices, cart: Cart, place: string): SeenPrices {
  const open = priceChanges(seen, cart, place).flatMap(({ lineId }) => {
    const kept = seen.lines[lineId];
    return kept ? [[lineId, kept] as const] : [];
  });
  const now = pricesNow(cart, place);
  return { ...now, lines: { ...now.lines, ...Object.fromEntries(open) } };
}

/** Parses stored prices; invalid entries are dropped. */
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
