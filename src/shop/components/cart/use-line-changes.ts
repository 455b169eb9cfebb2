/** Changes of cart lines and their outcome: pending rows, the refusal, and the announcement. */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CartLine, CartRefusal } from '#api/cart/types.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { lineRefusalTexts } from './line-refusal-texts.ts';

export interface LineError {
  key: string;
  text: string;
}

export interface LineChanges {
  /** Whether a change of the row is pending. */
  isSaving(key: string): boolean;
  error: LineError | null;
  /** Text of the live region: one sentence per change. */
  announcement: string;
  /** Quantity 0 removes. Never rejects. */
  change(key: string, name: string, line: CartLine, quantity: number): Promise<void>;
  /** Shows an error for a quantity above stock. */
  tooMany(key: string, stock: number): void;
}

export function useLineChanges(): LineChanges {
  const { formatMessage } = useIntl();
  const { cart, segment } = useStores();
  const [removing, setRemoving] = useState<string | null>(null);
  const [error, setError] = useState<LineError | null>(null);
  const [announcement, setAnnouncement] = useState('');

  /** Reloads the cart to include the current limit, since others may have bought meanwhile. */
  const refusalText = async ({ code }: CartRefusal, line: CartLine, wanted: number) => {
    if (code !== 'out-of-stock') return formatMessage({ id: lineRefusalTexts[code] });
    await cart.load().catch(() => undefined);
    const stock = cart.cart?.lines.find(({ id }) => id === line.id)?.stock.totalStock;
    return stock !== undefined && stock < wanted
      ? formatMessage({ id: 'CART_ADD_TOO_MANY' }, { stock })
      : formatMessage({ id: 'QUANTITY_NOT_IN_STOCK' });
  };

  const describeChange = (line: CartLine, quantity: number) => {
    if (line.quantity > line.stock.totalStock)
      return formatMessage({ id: 'CART_ITEM_QUANTITY_LOWERED' }, { quantity });
    const price = cart.cart?.totals.subTotal;
    return formatMessage(
      { id: 'CART_UPDATED' },
      {
        sum: (segment.vatIncluded ? price?.sellingIncVatFormatted : price?.sellingExVatFormatted) ?? '',
      },
    );
  };

  return {
    isSaving: key => removing === key || cart.isPending(key),
    error,
    announcement,
    async change(key, name, line, quantity) {
      setError(null);
      setAnnouncement('');
      if (quantity === 0) setRemoving(key);
      try {
        const outcome = await (quantity === 0 ? cart.remove(line, name) : cart.setQuantity(line, quantity));
        if (outcome === 'superseded') return;
        // `RemovedLine` says what was removed.
        if (outcome === 'taken') setAnnouncement(quantity === 0 ? '' : describeChange(line, quantity));
        else setError({ key, text: await refusalText(outcome, line, quantity) });
      } catch (accident) {
        setError({ key, text: formatMessage({ id: 'CART_UPDATE_FAILED' }) });
        reportError(accident);
      } finally {
        if (quantity === 0) setRemoving(null);
      }
    },
    tooMany: (key, stock) => setError({ key, text: formatMessage({ id: 'CART_ADD_TOO_MANY' }, { stock }) }),
  };
}
