/** The dot, the words, and when the thing can be there. */
import type { Stock } from '#api/catalogue/types.ts';
import { StockDot } from '#ui/stock-dot.tsx';
import { useStockText } from './use-stock-text.ts';

export interface StockViewProps {
  stock: Stock;
  /** How many are wanted; 1 unless told. */
  quantity?: number;
  /** Adds when it can be delivered. */
  delivery?: boolean;
  className?: string;
}

export function StockView({ stock, quantity = 1, delivery = false, className }: StockViewProps) {
  const text = useStockText(stock, quantity);
  return (
    <StockDot
      tone={text.tone}
      detail={delivery ? text.delivery : null}
      {...(className === undefined ? {} : { className })}
    >
      {text.status}
    </StockDot>
  );
}
