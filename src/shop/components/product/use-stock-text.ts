/** A stock as text: its status, and its delivery time (R-PRODUCT-13). */
import { useIntl } from 'react-intl';
import type { Stock } from '#api/catalogue/types.ts';
import type { StockTone } from '#ui/stock-dot.tsx';
import { stockStatus, stockTones } from './stock-status.ts';

export interface StockText {
  tone: StockTone;
  status: string;
  /** The status for a card: with the delivery time when the supplier sends it. */
  brief: string;
  /** Null without a delivery promise. */
  delivery: string | null;
}

export function useStockText(stock: Stock, quantity = 1): StockText {
  const { formatMessage, formatDate } = useIntl();
  const status = stockStatus(stock, quantity);
  const date = stock.incoming ? formatDate(stock.incoming, { dateStyle: 'medium' }) : '';
  const text = formatMessage({ id: `STOCK_STATUS_${status}` }, { quantity: stock.inStock, date });
  const isAtSupplier = status === 'STATIC' || status === 'OVERSELLABLE';
  return {
    tone: stockTones[status],
    status: text,
    brief: isAtSupplier ? formatMessage({ id: 'STOCK_CARD_SUPPLIER' }) : text,
    delivery:
      // The status of what is incoming names its date.
      status === 'OUT_OF_STOCK' || status === 'INCOMING'
        ? null
        : formatMessage({ id: `STOCK_STATUS_DELIVERY_TIME_${status}` }, { date }),
  };
}
