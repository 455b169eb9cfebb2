/** A stock as text: its status, and its delivery time (R-PRODUCT-13). */
import { useIntl } from 'react-intl';
import type { Stock } from '#api/catalogue/types.ts';
import { stockStatus, stockTones } from './stock-status.ts';

export interface StockText {
  tone: 'good' | 'warn' | 'none';
  status: string;
  /** Null without a delivery promise. */
  delivery: string | null;
}

export function useStockText(stock: Stock, quantity = 1): StockText {
  const { formatMessage, formatDate } = useIntl();
  const status = stockStatus(stock, quantity);
  const date = stock.incoming ? formatDate(stock.incoming) : '';
  return {
    tone: stockTones[status],
    status: formatMessage({ id: `STOCK_STATUS_${status}` }, { quantity: stock.inStock, date }),
    delivery:
      status === 'OUT_OF_STOCK'
        ? null
        : formatMessage({ id: `STOCK_STATUS_DELIVERY_TIME_${status}` }, { date }),
  };
}
