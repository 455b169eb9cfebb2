/** Changes of cart lines and what became of them: which one is being saved, which was refused and why, what to say aloud. */
import type { CartLine, CartRefusal } from '#api/cart/types.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { useStores } from '#stores/stores-context.ts';
import { useState } from 'react';

const refusalTexts: Record<CartRefusal['code'], MessageId> = {
  'out-of-stock': 'QUANTITY_NOT_IN_STOCK',
  'unknown-sku': 'CART_ITEM_OUT_OF_STOCK',
  'cart-completed': 'CART_CONFLICT',
  'bad-input': 'CART_UPDATE_FAILED',
  'package-incomplete': 'CART_UPDATE_FAILED',
};

export interface LineFault {
  key: string;
  text: string;
}

export interface LineChanges {
  /** Key of the row that is being saved. */
  saving: string | null;
  fault: LineFault | null;
  /** How often a row's change was not made, so that its control can go back to what is true. */
  refusalsOf(key: string): number;
  /** For the live region: one sentence per change. */
  announcement: string;
  /** Quantity 0 removes. Never rejects. */
  change(key: string, name: string, line: CartLine, quantity: number): Promise<void>;
  /** Says why more than there are cannot be had. */
  tooMany(key: string, stock: number): void;
}

export function useLineChanges(): LineChanges {
  const { t } = useTexts();
  const { cart, segment } = useStores();
  const [saving, setSaving] = useState<string | null>(null);
  const [fault, setFault] = useState<LineFault | null>(null);
  const [refusals, setRefusals] = useState<Readonly<Record<string, number>>>({});
  const [announcement, setAnnouncement] = useState('');

  const refuse = (key: string, text: string) => {
    setFault({ key, text });
    setRefusals(before => ({ ...before, [key]: (before[key] ?? 0) + 1 }));
  };

  /** With the limit when it is known: somebody else may have bought since this cart was read. */
  const outOfStock = async (line: CartLine, wanted: number) => {
    await cart.load().catch(() => undefined);
    const stock = cart.cart?.lines.find(({ id }) => id === line.id)?.stock.totalStock;
    return stock !== undefined && stock < wanted
      ? t('CART_ADD_TOO_MANY', { stock })
      : t('QUANTITY_NOT_IN_STOCK');
  };

  const told = (name: string, line: CartLine, quantity: number) => {
    if (quantity === 0) return t('CART_ITEM_REMOVED', { name });
    if (line.quantity > line.stock.totalStock) return t('CART_ITEM_QUANTITY_LOWERED', { quantity });
    const price = cart.cart?.totals.subTotal;
    return t('CART_UPDATED', {
      sum: (segment.vatIncluded ? price?.sellingIncVatFormatted : price?.sellingExVatFormatted) ?? '',
    });
  };

  return {
    saving,
    fault,
    refusalsOf: key => refusals[key] ?? 0,
    announcement,
    async change(key, name, line, quantity) {
      setSaving(key);
      setFault(null);
      setAnnouncement('');
      try {
        const done = await cart.setQuantity(line, quantity);
        if (done) setAnnouncement(told(name, line, quantity));
        else {
          const code = cart.phase.name === 'refused' ? cart.phase.refusal.code : 'bad-input';
          refuse(key, code === 'out-of-stock' ? await outOfStock(line, quantity) : t(refusalTexts[code]));
        }
      } catch (accident) {
        refuse(key, t('CART_UPDATE_FAILED'));
        reportError(accident);
      } finally {
        setSaving(null);
      }
    },
    tooMany: (key, stock) => setFault({ key, text: t('CART_ADD_TOO_MANY', { stock }) }),
  };
}
