/** Which pieces a consumer withdraws from and what is paid back for them (Directive 2011/83/EU, art. 13); pure. */
import type { Minor } from '#kernel/money/money.ts';
import type { Pieces, RefundParts } from '#kernel/order/order-view.ts';
import { priceOfPieces, rowPriceOfPieces } from '../piece-price.ts';

export interface WithdrawableRow {
  row_number: number;
  quantity: number;
  total_minor: Minor;
  withdrawn_quantity: number;
  refunded_quantity: number;
}

export interface WithdrawableOrder {
  items_minor: Minor;
  discount_minor: Minor;
  shipping_fee_minor: Minor;
  payment_fee_minor: Minor;
  balance_minor: Minor;
  total_minor: Minor;
}

/** Amounts in minor units. */
export interface PlannedWithdrawal {
  lines: readonly (Pieces & { total: Minor })[];
  isWhole: boolean;
  parts: RefundParts;
}

/** A withdrawal ends in a refund of its pieces, so the two counts overlap. */
export const piecesLeft = (row: WithdrawableRow): number =>
  row.quantity - Math.max(row.withdrawn_quantity, row.refunded_quantity);

interface Before {
  /** Cheapest delivery that the market offers: the law has no more of it paid back. */
  standardFee: Minor;
  /** What earlier withdrawals from this order pay back. */
  promised: Minor;
}

/** Null unless the chosen pieces are in the order and not withdrawn from yet. @param chosen absent: all that is left */
export function planWithdrawal(
  order: WithdrawableOrder,
  rows: readonly WithdrawableRow[],
  chosen: readonly Pieces[] | undefined,
  { standardFee, promised }: Before,
): PlannedWithdrawal | null {
  const lines = chosen ?? rows.map(row => ({ rowNumber: row.row_number, quantity: piecesLeft(row) }));
  const wanted = new Map(lines.map(({ rowNumber, quantity }) => [rowNumber, quantity]));
  const isPossible =
    wanted.size === lines.length &&
    lines.every(({ rowNumber, quantity }) => {
      const row = rows.find(each => each.row_number === rowNumber);
      return row !== undefined && Number.isInteger(quantity) && quantity >= 0 && quantity <= piecesLeft(row);
    });
  if (!isPossible || lines.every(({ quantity }) => quantity === 0)) return null;
  const pieces = rows.flatMap(row => {
    const quantity = wanted.get(row.row_number) ?? 0;
    return quantity > 0 ? [{ row, quantity }] : [];
  });
  const taken = pieces.map(({ row, quantity }) => ({
    rowNumber: row.row_number,
    quantity,
    total: rowPriceOfPieces(row, quantity),
  }));
  const items = taken.reduce((sum, { total }) => sum + total, 0);
  const isWhole = rows.every(row => piecesLeft(row) === (wanted.get(row.row_number) ?? 0));
  const isAtOnce = isWhole && rows.every(row => piecesLeft(row) === row.quantity);
  // Shares of a discount are rounded per row; the whole is not the sum of them.
  const paidForItems = isAtOnce
    ? order.items_minor - order.discount_minor
    : pieces.reduce((sum, { row, quantity }) => sum + priceOfPieces(order, row, quantity), 0);
  const delivery = isWhole ? Math.min(order.shipping_fee_minor, standardFee) : 0;
  const paymentFee = isWhole ? order.payment_fee_minor : 0;
  const open = order.total_minor + order.balance_minor - promised;
  const owed = paidForItems + delivery + paymentFee;
  const refund = Math.max(0, Math.min(owed, open));
  const discount = items - paidForItems;
  const parts = { items, discount, delivery, paymentFee, before: owed - refund, refund };
  return { lines: taken, isWhole, parts };
}

const WITHDRAWAL_DAYS = 14;

/** `days` later, by the law's count from the day after. */
export const afterDays = (from: Date, days = WITHDRAWAL_DAYS): Date =>
  new Date(from.getTime() + days * 86_400_000);
