/** Formats the few amounts that the backend sends unformatted, in the same style as the others. */

import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { createMoneyText } from '#kernel/money/money-text.ts';

/** The amount is in whole currency units with decimals, as in the API. */
export function useMoneyText(): (amount: number, currency: string) => string {
  const language = useIntl().locale;
  return useCallback((amount, currency) => createMoneyText(language, currency)(amount), [language]);
}
