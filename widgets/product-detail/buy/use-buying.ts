/** State of the purchase: sku, quantity, and the result of the last submit (R-PRODUCT-12). */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Product } from '#api/catalogue/types.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { carriedSku, carrySize } from '../variants/carried-size.ts';
import { chosenSku, defaultSku, mostToAdd, skuStockOf } from '../variants/sku-choice.ts';

export interface BuyError {
  /** The control beside which the error is shown. */
  at: 'sku' | 'quantity';
  text: string;
}

export function useBuying(product: Product) {
  const { formatMessage } = useIntl();
  const { cart } = useStores();
  const [skuId, setSkuId] = useState(() => carriedSku(product) ?? defaultSku(product.skus));
  const [wanted, setWanted] = useState(1);
  const [error, setError] = useState<BuyError | null>(null);
  const [isAdding, setAdding] = useState(false);

  const sku = chosenSku(product.skus, skuId);
  const stock = skuStockOf(product, sku);
  const inCart = sku ? cart.quantityOf(sku.skuId) : 0;
  const most = mostToAdd(stock.totalStock, inCart);
  const quantity = Math.min(wanted, most);

  const tooMany = (): BuyError => ({
    at: 'quantity',
    text:
      inCart > 0
        ? formatMessage({ id: 'QUANTITY_THRESHOLD_REACHED' }, { quantity: inCart })
        : formatMessage({ id: 'CART_ADD_TOO_MANY' }, { stock: stock.totalStock }),
  });

  async function add(): Promise<BuyError | null> {
    if (!sku) return { at: 'sku', text: formatMessage({ id: 'MUST_CHOOSE_SKU' }) };
    if (quantity + inCart > stock.totalStock) return tooMany();
    try {
      await afterPaint();
      if (await cart.add({ skuId: sku.skuId, quantity, name: product.name, alias: product.alias }))
        return null;
    } catch (cause) {
      reportError(cause);
    }
    const code = cart.phase.name === 'refused' ? cart.phase.refusal.code : null;
    if (code === 'out-of-stock') return tooMany();
    return {
      at: 'quantity',
      text: formatMessage(
        { id: code === 'unknown-sku' ? 'CART_ADD_TOO_MANY' : 'CART_UPDATE_FAILED' },
        { stock: 0 },
      ),
    };
  }

  return {
    sku,
    stock,
    quantity,
    most,
    error,
    isAdding,
    canBuy: product.stock.totalStock > 0 && product.skus.length > 0,
    chooseSku(id: number) {
      setSkuId(id);
      carrySize(product, id);
      setError(null);
    },
    chooseQuantity(count: number) {
      setWanted(count);
      setError(null);
    },
    refuseMore: () => setError(tooMany()),
    /** Resolves with the error, or null on success. */
    async submit(): Promise<BuyError | null> {
      if (isAdding) return null;
      setAdding(true);
      setError(null);
      const found = await add();
      setAdding(false);
      setError(found);
      if (!found) setWanted(1);
      return found;
    },
  };
}
