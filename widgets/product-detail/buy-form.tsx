/** Size, quantity, the button, and the promise of delivery right under it. */
import type { Product } from '#api/catalogue/types.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { StockView } from '#parts/stock-view.tsx';
import { Button } from '#ui/button.tsx';
import { Quantity } from '#ui/quantity.tsx';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useRef } from 'react';
import styles from './buy.module.css';
import { BuyFaultLine } from './buy-fault-line.tsx';
import { NoScriptOrder } from './no-script-order.tsx';
import { SkuPicker } from './sku-picker.tsx';
import { useBuying } from './use-buying.ts';

interface Props {
  id: string;
  product: Product;
}

export const BuyForm = observer(function BuyForm({ id, product }: Props) {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const buying = useBuying(product);
  const { fault, sku, stock, quantity, most } = buying;
  const { name, skus } = product;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = await buying.submit();
    if (found?.at === 'sku') form.current?.querySelector<HTMLElement>('[type=radio]:enabled')?.focus();
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={event => void submit(event)}>
      {skus.length > 1 ? (
        <SkuPicker
          id={id}
          skus={skus}
          chosen={sku?.skuId ?? null}
          onChoose={buying.chooseSku}
          error={fault?.at === 'sku' ? fault.text : undefined}
        />
      ) : null}
      <div className={styles.row}>
        <Quantity
          value={quantity}
          max={most}
          disabled={!buying.canBuy}
          onChange={buying.chooseQuantity}
          onLimit={buying.refuseMore}
          labels={{
            quantity: t('A11Y_QUANTITY_OF', { name }),
            increase: t('A11Y_INCREASE_QUANTITY', { name }),
            decrease: t('A11Y_DECREASE_QUANTITY', { name }),
          }}
        />
        <Button
          type="submit"
          size="l"
          fullWidth
          loading={buying.isAdding}
          disabled={!buying.canBuy}
          className={styles.button}
        >
          {t('ADD_TO_CART')}
        </Button>
      </div>
      <BuyFaultLine text={fault?.at === 'quantity' ? fault.text : null} />
      <StockView stock={stock} quantity={quantity} delivery />
      <NoScriptOrder />
    </form>
  );
});
