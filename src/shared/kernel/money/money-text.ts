/** Amounts in Nordic notation: `1 299,00 €`, `12 995 kr`; in English `SEK 12,995`, since `kr` names three currencies. */

/** Written as `kr` in Finnish, too, where Intl writes "SEK"; whole amounts have no decimals. */
const kronaCurrencies: ReadonlySet<string> = new Set(['SEK', 'NOK', 'DKK']);

/**
 * @param language BCP 47 tag, as `fi-FI`
 * @param currency ISO 4217 code
 * @returns a function that formats an amount in whole currency units with decimals
 */
export function createMoneyText(language: string, currency: string): (amount: number) => string {
  const isKrona = kronaCurrencies.has(currency);
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: isKrona ? 'stripIfInteger' : 'auto',
  });
  if (!isKrona || language.startsWith('en')) return amount => format.format(amount);
  return amount =>
    format
      .formatToParts(amount)
      .map(({ type, value }) => (type === 'currency' ? 'kr' : value))
      .join('');
}
