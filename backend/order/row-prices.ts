/** What single pieces of an order row cost. */
import type { Minor } from '#kernel/money/money.ts';
import type { Order, OrderRow } from './order.types.ts';

export interface PiecesAtPrice {
  quantity: number;
  unit: Minor;
}

/**
 * The pieces of a row by their price, so that pieces times price is the row's sum: a price for three can cost 5,67 twice and
 * 5,66 once. Empty where the prices of the pieces are not known, as those of some pieces of such a row.
 */
export function piecePrices(
  { cart, rows }: Pick<Order, 'cart' | 'rows'>,
  row: OrderRow,
  wanted = row.quantity,
): PiecesAtPrice[] {
  // Rows are the lines that have a price, in the same order.
  const line = cart.lines.filter(({ unit, total }) => unit && total)[rows.indexOf(row)];
  const groups = line?.skuId === row.skuId ? (line.priceGroups ?? []) : [];
  if (groups.length > 1 && wanted === row.quantity)
    return groups.map(({ quantity, unit }) => ({ quantity, unit: unit.selling }));
  return row.unit * row.quantity === row.total ? [{ quantity: wanted, unit: row.unit }] : [];
}
