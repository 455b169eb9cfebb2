import { fromDecimal, type Minor } from '#kernel/money/money.ts';

/** Minor units of an amount as people write it, such as `12,50` and `1 299,00`; null for what is no amount above 0. */
export function minorOf(text: string): Minor | null {
  const amount = fromDecimal(Number(text.replaceAll(/\s/g, '').replace(',', '.')));
  return text.trim() === '' || amount === null || amount <= 0 ? null : amount;
}
