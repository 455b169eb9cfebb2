/** State of the package choice, and the result of the last submit. */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Product } from '#api/catalogue/types.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { defaultChoice, missingGroups, selectionsOf } from '../package-choice.ts';

export function usePackage({ productId, name, packageGroups }: Product) {
  const { formatMessage } = useIntl();
  const { cart } = useStores();
  const [choice, setChoice] = useState(() => defaultChoice(packageGroups));
  const [isChosen, setChosen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const missing = missingGroups(packageGroups, choice);

  async function add(): Promise<string | null> {
    try {
      if (await cart.addPackage(productId, name, selectionsOf(packageGroups, choice))) return null;
    } catch (cause) {
      reportError(cause);
      return formatMessage({ id: 'CART_UPDATE_FAILED' });
    }
    const code = cart.phase.name === 'refused' ? cart.phase.refusal.code : null;
    return formatMessage({ id: code === 'out-of-stock' ? 'QUANTITY_NOT_IN_STOCK' : 'CART_UPDATE_FAILED' });
  }

  return {
    choice,
    /** Whether the shopper has chosen something; what is preselected says nothing of what they want. */
    isChosen,
    missing,
    /** Set by the first press on the button: missing choices are errors from then on. */
    isAsked,
    error,
    isAdding,
    choose(groupId: number, optionId: number | null) {
      // Choices from before the application ran include those that were preselected.
      if (choice[groupId] !== optionId) setChosen(true);
      setChoice(before => ({ ...before, [groupId]: optionId }));
      setError(null);
    },
    async submit(): Promise<void> {
      setAsked(true);
      if (isAdding || missing.length > 0) return;
      setAdding(true);
      await afterPaint();
      setError(await add());
      setAdding(false);
    },
  };
}
