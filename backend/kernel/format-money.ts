/** Money as people read it: formatters are dear to make and few, so each is made once. */
import { toDecimal } from '#kernel/money.ts';
import type { Minor } from '#kernel/money.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** `1 234,50 €`. `languageId` is a full tag (`fi-FI`); `currencyCode` is ISO 4217. */
export function formatMoney(minor: Minor, currencyCode: string, languageId: string): string {
  const key = `${languageId} ${currencyCode}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(languageId, { style: 'currency', currency: currencyCode });
    formatters.set(key, formatter);
  }
  return formatter.format(toDecimal(minor));
}
