/** What pieces of an order row cost after their share of the order's discount; pure. */
import { type Minor, roundHalfUp } from '#kernel/money/money.ts';

interface Discounted {
  items_minor: Minor;
  discount_minor: Minor;
}

interface Row {
  total_minor: Minor;
  quantity: number;
}

/** What the pieces cost before the order's discount. */
export const rowPriceOfPieces = (row: Row, pieces: number): Minor =>
  roundHalfUp((row.total_minor * pieces) / row.quantity);

export function priceOfPieces(
  { items_minor: items, discount_minor: discount }: Discounted,
  row: Row,
  pieces: number,
): Minor {
  const share = items === 0 ? 0 : 1 - discount / items;
  return roundHalfUp((row.total_minor * pieces * share) / row.quantity);
}
