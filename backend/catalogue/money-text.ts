/** Amounts as people read them: `1 299,00 €`, `12 995 kr`. */
import { toDecimal, type Minor } from '#kernel/money.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Currencies whose whole amounts are written without decimals. */
const shortWhenWhole = new Set(['SEK', 'NOK', 'DKK']);

function formatOf(languageId: string, currency: string): Intl.NumberFormat {
  const key = `${languageId} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(languageId, {
    style: 'currency',
    currency,
    trailingZeroDisplay: shortWhenWhole.has(currency) ? 'stripIfInteger' : 'auto',
  });
  formats.set(key, format);
  return format;
}

export const moneyText = (minor: Minor, currency: string, languageId: string): string =>
  formatOf(languageId, currency).format(toDecimal(minor));
