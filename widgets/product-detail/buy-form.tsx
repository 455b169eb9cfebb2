/** Size, quantity, the button, and the delivery information right below it. */
import { useIntl } from 'react-intl';
import type { Product, Sku } from '#api/catalogue/types.ts';
import { LazyMount } from '#components/loading/lazy-mount.tsx';
import { StockView } from '#components/product/stock-view.tsx';
import { Button } from '#ui/button.tsx';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useRef, useState } from 'react';
import styles from './buy.module.css';
import { BuyControls } from './buy-controls.tsx';
import { BuyErrorLine } from './buy-error-line.tsx';
import { NoScriptOrder } from './no-script-order.tsx';
import { SkuPicker } from './sku-picker.tsx';
import { useBuying } from './use-buying.ts';
import { useEarlyChoices } from './use-early-choices.ts';

const loadNotify = () => import('./notify-panel.tsx');

interface Props {
  id: string;
  product: Product;
}

export const BuyForm = observer(function BuyForm({ id, product }: Props) {
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const buying = useBuying(product);
  const { error, sku, stock, quantity } = buying;
  const { name, skus } = product;
  /** The only sku, when it is sold out: the button offers a back-in-stock notification instead (R-PRODUCT-17). */
  const goneOnly = skus.length === 1 ? skus.find(each => each.stock.totalStock === 0) : undefined;
  useEarlyChoices(form, skuId => buying.chooseSku(Number(skuId)));
  const [awaited, setAwaited] = useState<Sku | null>(null);
  const [asking, setAsking] = useState(false);
  const ask = (of: Sku) => {
    setAwaited(of);
    setAsking(true);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = await buying.submit();
    if (found?.at === 'sku') form.current?.querySelector<HTMLElement>('[type=radio]:enabled')?.focus();
  };

  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={event => void submit(event)}>
        {skus.length > 1 ? (
          <SkuPicker
            id={id}
            skus={skus}
            chosen={sku?.skuId ?? null}
            onChoose={buying.chooseSku}
            onAwait={ask}
            error={error?.at === 'sku' ? error.text : undefined}
          />
        ) : null}
        <div className={goneOnly ? undefined : styles.row}>
          {goneOnly ? (
            <Button
              size="l"
              variant="secondary"
              fullWidth
              aria-haspopup="dialog"
              className={styles.button}
              onClick={() => ask(goneOnly)}
            >
              {formatMessage({ id: 'NOTIFY_PANEL_BUTTON' })}
            </Button>
          ) : (
            <BuyControls name={name} buying={buying} />
          )}
        </div>
        <BuyErrorLine text={error?.at === 'quantity' ? error.text : null} />
        <StockView stock={stock} quantity={quantity} delivery />
        <NoScriptOrder />
      </form>
      {/* Outside the form, since forms cannot be nested. */}
      <LazyMount load={loadNotify} wanted={asking} onFail={() => setAsking(false)}>
        {NotifyPanel =>
          awaited ? (
            <NotifyPanel
              key={awaited.skuId}
              name={name}
              sku={awaited}
              open={asking}
              onClose={() => setAsking(false)}
            />
          ) : null
        }
      </LazyMount>
    </>
  );
});
