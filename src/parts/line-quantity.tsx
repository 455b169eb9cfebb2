/** The quantity of a line; after a refusal it shows again what is true. */
import type { CartLine } from '#api/cart/types.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { Quantity } from '#ui/quantity.tsx';
import { useEffect, useRef } from 'react';
import type { LineChanges } from './use-line-changes.ts';

interface Props {
  line: CartLine;
  name: string;
  changes: LineChanges;
}

export function LineQuantity({ line, name, changes }: Props) {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const refusals = changes.refusalsOf(line.id);

  /** The fresh control has lost the focus of the old one. */
  useEffect(() => {
    if (refusals > 0 && document.activeElement === document.body) place.current?.focus();
  }, [refusals]);

  return (
    <div ref={place} tabIndex={-1}>
      <Quantity
        key={refusals}
        size="s"
        value={line.quantity}
        max={line.stock.totalStock}
        onChange={count => void changes.change(line.id, name, line, count)}
        onLimit={max => changes.tooMany(line.id, max)}
        labels={{
          quantity: t('A11Y_QUANTITY_OF', { name }),
          increase: t('A11Y_INCREASE_QUANTITY', { name }),
          decrease: t('A11Y_DECREASE_QUANTITY', { name }),
        }}
      />
    </div>
  );
}
