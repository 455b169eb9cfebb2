/** What is paid back for withdrawn pieces (R-ORDER-16). */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { refundRows } from '#kernel/order/order-view.ts';
import { piecesLeft, planWithdrawal, type WithdrawableRow } from './plan-withdrawal.ts';

const row = (row_number: number, quantity: number, total_minor: number, changes = {}): WithdrawableRow => ({
  row_number,
  quantity,
  total_minor,
  withdrawn_quantity: 0,
  refunded_quantity: 0,
  ...changes,
});
const rows = [row(1, 1, 10_000), row(2, 3, 1_000)];
/** 110,00 less 5,00, delivered for 19,90 and paid by invoice for 2,50. */
const order = {
  items_minor: 11_000,
  discount_minor: 500,
  shipping_fee_minor: 1_990,
  payment_fee_minor: 250,
  balance_minor: 2_000,
  total_minor: 10_740,
};
const before = { standardFee: 599, promised: 0 };
const pieces = (rowNumber: number, quantity: number) => ({ rowNumber, quantity });

it('pays back pieces after their share of the discount, without the delivery', () => {
  expect(planWithdrawal(order, rows, [pieces(2, 2)], before)).toEqual({
    lines: [{ ...pieces(2, 2), total: 667 }],
    isWhole: false,
    parts: { items: 667, discount: 31, delivery: 0, paymentFee: 0, before: 0, refund: 636 },
  });
});

it('pays back the cheapest delivery and the fee of the payment for a whole order', () => {
  const parts = { items: 11_000, discount: 500, delivery: 599, paymentFee: 250, before: 0, refund: 11_349 };
  const whole = { isWhole: true, parts };
  expect(planWithdrawal(order, rows, undefined, before)).toMatchObject(whole);
  expect(planWithdrawal(order, rows, [pieces(2, 3), pieces(1, 1)], before)).toMatchObject(whole);
  const free = { ...order, shipping_fee_minor: 0, total_minor: 8_750 };
  expect(planWithdrawal(free, rows, undefined, before)).toMatchObject({
    parts: { delivery: 0, refund: 10_750 },
  });
});

it('counts the last pieces as the whole, and never pays back more than was paid', () => {
  const rest = [row(1, 1, 10_000, { withdrawn_quantity: 1 }), row(2, 3, 1_000, { refunded_quantity: 1 })];
  expect(rest.map(piecesLeft)).toEqual([0, 2]);
  const last = { standardFee: 599, promised: 9_545 };
  expect(planWithdrawal(order, rest, [pieces(2, 2)], last)).toMatchObject({
    isWhole: true,
    parts: { delivery: 599 },
  });
  const nearly = { standardFee: 599, promised: 12_700 };
  expect(planWithdrawal(order, rest, undefined, nearly)?.parts).toMatchObject({ before: 1_445, refund: 40 });
});

it.each([
  ['more than is left', [pieces(1, 2)]],
  ['a row that is not in the order', [pieces(3, 1)]],
  ['the same row twice', [pieces(2, 2), pieces(2, 2)]],
  ['a negative number', [pieces(1, -1), pieces(2, 1)]],
  ['a fraction', [pieces(2, 0.5)]],
  ['nothing', []],
  ['no piece', [pieces(1, 0)]],
])('rejects %s', (_what, chosen) => {
  expect(planWithdrawal(order, rows, chosen, before)).toBeNull();
});

it('explains every refund by parts that add up to it', () => {
  const amount = fc.nat(100_000);
  const aRow = fc.record({ quantity: fc.integer({ min: 1, max: 9 }), total: amount, chosen: fc.nat(9) });
  const sample = fc.record({
    rows: fc.array(aRow, { minLength: 1, maxLength: 5 }),
    ...{ discount: amount, shipping: amount, payment: amount, balance: amount, promised: amount },
  });
  fc.assert(
    fc.property(sample, ({ rows: bought, discount, shipping, payment, balance, promised }) => {
      const items = bought.reduce((sum, { total }) => sum + total, 0);
      const reduced = Math.min(discount, items);
      const whole = items - reduced + shipping + payment;
      const paid = {
        ...{
          items_minor: items,
          discount_minor: reduced,
          shipping_fee_minor: shipping,
          payment_fee_minor: payment,
        },
        ...{ balance_minor: Math.min(balance, whole), total_minor: whole - Math.min(balance, whole) },
      };
      const plan = planWithdrawal(
        paid,
        bought.map(({ quantity, total }, index) => row(index + 1, quantity, total)),
        bought.map(({ quantity, chosen }, index) => pieces(index + 1, Math.min(quantity, chosen))),
        { standardFee: 599, promised: Math.min(promised, whole) },
      );
      if (!plan) return;
      const rows = refundRows(plan.parts);
      expect(rows.slice(0, -1).reduce((sum, part) => sum + part.amount, 0)).toBe(plan.parts.refund);
      expect(plan.lines.reduce((sum, { total }) => sum + total, 0)).toBe(plan.parts.items);
    }),
  );
});
