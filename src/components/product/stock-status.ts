/** The status of a stock for a wanted quantity; the order of the checks is part of the rule (R-PRODUCT-13). */
import type { Stock } from '#api/catalogue/types.ts';

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

/** Colour of the dot; what the supplier has takes longer than what the shop has, and incoming is neither available nor sold out. */
export const stockTones = {
  IN_STOCK: 'good',
  MANY_LEFT: 'good',
  STATIC: 'warn',
  FEW_LEFT: 'warn',
  OVERSELLABLE: 'warn',
  INCOMING: 'warn',
  OUT_OF_STOCK: 'none',
} as const satisfies Record<StockStatus, 'good' | 'warn' | 'none'>;

/** Whether it can be bought now. */
export const canBuy = (stock: Stock): boolean => stock.totalStock > 0;
