/** Writes the few amounts that the backend sends without a text, as it writes the others: `1 299,00 €`, `12 995 kr`. */
import { useTexts } from '#i18n/texts-provider.tsx';

const shortWhenWhole = new Set(['SEK', 'NOK', 'DKK']);

/** The amount is in whole currency units with decimals, as in the contract. */
export function useMoneyText(): (amount: number, currency: string) => string {
  const { formatNumber } = useTexts();
  return (amount, currency) =>
    formatNumber(amount, {
      style: 'currency',
      currency,
      trailingZeroDisplay: shortWhenWhole.has(currency) ? 'stripIfInteger' : 'auto',
    });
}
