/** Formats a computed amount with or without VAT, as this visitor sees prices. */
import { useMoneyText } from '#components/product/use-money-text.ts';
import { useStores } from '#stores/stores-context.ts';
import type { Amount } from './package-choice.ts';

export function useAmountText(): (amount: Amount) => string {
  const money = useMoneyText();
  const { vatIncluded } = useStores().segment;
  return ({ incVat, exVat, currency }) => money(vatIncluded ? incVat : exVat, currency);
}
