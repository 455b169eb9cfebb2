/** Size, quantity, the button, and the delivery information right below it. */

import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Product, Sku } from '#api/catalogue/types.ts';
import { LazyMount } from '#components/loading/lazy-mount.tsx';
import type { DeliveryTerms } from '#kernel/public-config.ts';
import { Button } from '#ui/button.tsx';
import { BuyErrorLine } from '../buy-error-line.tsx';
import { Availability, SoldOut } from '../facts/availability.tsx';
import { NotifyForm, notifySubmit } from '../notify/notify-form.tsx';
import { SkuPicker } from '../variants/sku-picker.tsx';
import styles from './buy.module.css';
import { BuyBar } from './buy-bar.tsx';
import { BuyControls } from './buy-controls.tsx';
import { NoScriptOrder } from './no-script-order.tsx';
import { ProductForm } from './product-form.tsx';
import { useBuying } from './use-buying.ts';
import { useEarlyChoices } from './use-early-choices.ts';

/** The SKU for which a back-in-stock notification is requested, and whether its panel is open. */
function useAwaited() {
  const [awaited, setAwaited] = useState<Sku | null>(null);
  const [asking, setAsking] = useState(false);
  return {
    awaited,
    asking,
    ask(sku: Sku) {
      setAwaited(sku);
      setAsking(true);
    },
    close: () => setAsking(false),
  };
}

const loadNotify = () => import('../notify/notify-panel.tsx');

interface Props {
  id: string;
  product: Product;
  /** Takes the form where no script runs. */
  cartHref: string | undefined;
  /** Takes requests for a notification there. */
  notifyHref: string | undefined;
  /** What delivery costs and when it arrives. */
  terms: DeliveryTerms | undefined;
}

export const BuyForm = observer(function BuyForm({ id, product, cartHref, notifyHref, terms }: Props) {
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const buying = useBuying(product);
  const { error, sku, stock, quantity } = buying;
  const { name, skus } = product;
  const formId = `${id}-form`;
  /** The only sku, when it is sold out: the button offers a back-in-stock notification instead (R-PRODUCT-17). */
  const goneOnly = skus.length === 1 ? skus.find(each => each.stock.totalStock === 0) : undefined;
  const isGone = product.stock.totalStock === 0;
  useEarlyChoices(form, skuId => buying.chooseSku(Number(skuId)));
  const { awaited, asking, ask, close } = useAwaited();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = await buying.submit();
    if (found?.at === 'sku') form.current?.querySelector<HTMLElement>('[type=radio]:enabled')?.focus();
  };

  return (
    <>
      <ProductForm ref={form} id={formId} product={product} cartHref={cartHref} addsOne onSubmit={submit}>
        {skus.length > 1 ? (
          <SkuPicker
            id={id}
            skus={skus}
            chosen={sku?.skuId ?? null}
            onChoose={buying.chooseSku}
            onAwait={ask}
            awaitWith={awaited => notifySubmit(id, awaited, notifyHref)}
            error={error?.at === 'sku' ? error.text : undefined}
          />
        ) : null}
        {isGone ? <SoldOut stock={stock} /> : null}
        <div className={goneOnly ? undefined : styles.row}>
          {goneOnly ? (
            <Button
              {...notifySubmit(id, goneOnly, notifyHref)}
              size="l"
              variant="secondary"
              fullWidth
              aria-haspopup="dialog"
              className={styles.button}
              onClick={event => {
                event.preventDefault();
                ask(goneOnly);
              }}
            >
              {formatMessage({ id: 'NOTIFY_PANEL_BUTTON' })}
            </Button>
          ) : (
            <BuyControls id={formId} name={name} buying={buying} />
          )}
        </div>
        <BuyErrorLine text={error?.at === 'quantity' ? error.text : null} />
        {isGone ? null : (
          <Availability
            product={product}
            stock={stock}
            quantity={quantity}
            terms={terms}
            open={sku ? undefined : skus.map(each => each.stock)}
          />
        )}
        <NoScriptOrder />
      </ProductForm>
      {buying.canBuy ? <BuyBar form={formId} product={product} isAdding={buying.isAdding} /> : null}
      {/* Outside the form, since forms cannot be nested. */}
      {skus.some(({ stock: { totalStock } }) => totalStock === 0) ? (
        <NotifyForm id={id} product={product} notifyHref={notifyHref} />
      ) : null}
      <LazyMount load={loadNotify} wanted={asking} onFail={close}>
        {NotifyPanel =>
          awaited ? (
            <NotifyPanel key={awaited.skuId} name={name} sku={awaited} open={asking} onClose={close} />
          ) : null
        }
      </LazyMount>
    </>
  );
});
