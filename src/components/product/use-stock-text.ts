/** A stock as text: its status, and its delivery time (R-PRODUCT-13). */
import type { Stock } from '#api/catalogue/types.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { stockStatus, stockTones } from './stock-status.ts';

export interface StockText {
  tone: 'good' | 'warn' | 'none';
  status: string;
  /** Null without a delivery promise. */
  delivery: string | null;
}

export function useStockText(stock: Stock, quantity = 1): StockText {
  const { t, formatDate } = useTexts();
  const status = stockStatus(stock, quantity);
  const date = stock.incoming ? formatDate(stock.incoming) : '';
  return {
    tone: stockTones[status],
    status: t(`STOCK_STATUS_${status}`, { quantity: stock.inStock, date }),
    delivery: status === 'OUT_OF_STOCK' ? null : t(`STOCK_STATUS_DELIVERY_TIME_${status}`, { date }),
  };
}
