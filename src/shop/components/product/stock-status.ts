/** The status of a stock for a wanted quantity; the order of the checks is part of the rule (R-PRODUCT-13). */
import type { Stock } from '#api/catalogue/types.ts';
import type { StockTone } from '#ui/stock-dot.tsx';

export type StockStatus =
  | 'IN_STOCK'
  | 'MANY_LEFT'
  | 'FEW_LEFT'
  | 'STATIC'
  | 'OVERSELLABLE'
  | 'INCOMING'
  | 'OUT_OF_STOCK';

/** Below the first limit "few left", from the second on "many left" (R-PRODUCT-13). */
export const fewLeftLimit = 6;
export const manyLeftLimit = 9;

/** @param quantity wanted quantity, including items in the cart */
export function stockStatus(stock: Stock, quantity = 1): StockStatus {
  const { totalStock, inStock, oversellable } = stock;
  if (totalStock === 0) return stock.incoming ? 'INCOMING' : 'OUT_OF_STOCK';
  if (oversellable > 0 && quantity > inStock) return 'OVERSELLABLE';
  if (stock.static > 0 && quantity > inStock && quantity > oversellable) return 'STATIC';
  if (inStock > 0 && inStock < fewLeftLimit) return 'FEW_LEFT';
  return inStock >= manyLeftLimit ? 'MANY_LEFT' : 'IN_STOCK';
}

/** Look of the dot: each state that asks for another decision has its own. */
export const stockTones = {
  IN_STOCK: 'good',
  MANY_LEFT: 'good',
  STATIC: 'later',
  FEW_LEFT: 'warn',
  OVERSELLABLE: 'later',
  INCOMING: 'coming',
  OUT_OF_STOCK: 'none',
} as const satisfies Record<StockStatus, StockTone>;

/** Whether it can be bought now. */
export const canBuy = (stock: Stock): boolean => stock.totalStock > 0;
