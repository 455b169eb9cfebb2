/** Stock as a dot, a text, and the delivery time. */
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
  className?: string;
}

export function StockView({
  stock,
  quantity = 1,
  delivery = false,
  brief = false,
  className,
}: StockViewProps) {
  const text = useStockText(stock, quantity);
  return (
    <StockDot
      tone={text.tone}
      detail={delivery === true ? text.delivery : text.delivery && (delivery || null)}
      {...(className === undefined ? {} : { className })}
    >
      {brief ? text.brief : text.status}
    </StockDot>
  );
}
