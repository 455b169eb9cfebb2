/** Price and buy button at the lower edge of the window while those of the form are out of view. */

import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Product } from '#api/catalogue/types.ts';
import { OwnPrice } from '#components/product/own-price.tsx';
import { usePriceText } from '#components/product/use-price-text.ts';
import { useSellingText } from '#components/product/use-selling-text.ts';
import { watchBuyBar } from '#components/product/watch-buy-bar.ts';
import { Button } from '#ui/button.tsx';
import type { PackageAmount } from '../package-choice.ts';
import styles from './buy-bar.module.css';
import { useAmountText } from './use-amount-text.ts';

interface Props {
  /** Id of the form that the button submits. */
  form: string;
  product: Pick<Product, 'productId' | 'name' | 'price'>;
  /** Price of a package with the chosen options. */
  total?: PackageAmount | null;
  /** Whether choices are missing, so that this is the least that it costs. */
  isLeast?: boolean;
  isAdding: boolean;
}

export function BuyBar({
  form,
  product: { productId, name, price },
  total = null,
  isLeast = false,
  isAdding,
}: Props) {
  const { formatMessage } = useIntl();
  const { suffix } = usePriceText();
  const selling = useSellingText();
  const write = useAmountText();
  const bar = useRef<HTMLFieldSetElement>(null);
  const amount = total ? write(total) : selling(price);
  useEffect(() => (bar.current ? watchBuyBar(bar.current) : undefined), []);
  return (
    <fieldset
      ref={bar}
      aria-label={name}
      className={styles.bar}
      data-buy-bar={form}
      // The early script may have shown it before hydration.
      hidden
      suppressHydrationWarning
    >
      <p className={styles.name} aria-hidden="true">
        {name}
      </p>
      <p className={styles.price}>
        {total ? null : <OwnPrice productId={productId} />}
        <span>
          {total && isLeast
            ? formatMessage({ id: 'PRODUCT_FROM_PRICE' }, { price: <b key="amount">{amount}</b> })
            : `${amount} `}
        </span>
        {suffix ? <span className={styles.suffix}>{suffix}</span> : null}
      </p>
      <Button type="submit" form={form} loading={isAdding} className={styles.button}>
        {formatMessage({ id: 'ADD_TO_CART' })}
      </Button>
    </fieldset>
  );
}
