/** Stock as a dot, a text, and the delivery time. */
import { useIntl } from 'react-intl';
import type { Stock } from '#api/catalogue/types.ts';
import { StockDot } from '#ui/stock-dot.tsx';
import { useStockText } from './use-stock-text.ts';

export interface StockViewProps {
  stock: Stock;
  /** Wanted quantity; default 1. */
  quantity?: number;
  /** Adds the delivery time: this text, or for `true` the shop's usual one where nothing else is known. */
  delivery?: boolean | string | null;
  /** For a card: what the supplier has is shown with its delivery time on one line. */
  brief?: boolean;
  /** A package whose parts are still to be chosen: they decide how many there are and when they arrive. */
  isUndecided?: boolean;
  className?: string;
}

export function StockView({
  stock,
  quantity = 1,
  delivery = false,
  brief = false,
  isUndecided = false,
  className,
}: StockViewProps) {
  const { formatMessage } = useIntl();
  const text = useStockText(stock, quantity);
  const named = className === undefined ? {} : { className };
  // Sold out it is whatever is chosen.
  if (isUndecided && stock.totalStock > 0)
    return (
      <StockDot tone="open" {...named}>
        {formatMessage({ id: 'STOCK_BY_CHOICE' })}
      </StockDot>
    );
  return (
    <StockDot
      tone={text.tone}
      detail={delivery === true ? text.delivery : text.delivery && (delivery || null)}
      {...named}
    >
      {brief ? text.brief : text.status}
    </StockDot>
  );
}
