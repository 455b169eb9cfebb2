/** Back-in-stock notification of a sold-out package. */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Product, Sku } from '#api/catalogue/types.ts';
import { LazyMount } from '#components/loading/lazy-mount.tsx';
import { Button } from '#ui/button.tsx';
import { NotifyForm, notifySubmit } from '../notify/notify-form.tsx';

const loadNotify = () => import('../notify/notify-panel.tsx');

interface Props {
  id: string;
  product: Product;
  sku: Sku;
  /** Takes the request where no script runs. */
  notifyHref: string | undefined;
}

export function PackageNotice({ id, product, sku, notifyHref }: Props) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <NotifyForm id={id} product={product} notifyHref={notifyHref} />
      <Button
        {...notifySubmit(id, sku, notifyHref)}
        size="l"
        variant="secondary"
        fullWidth
        aria-haspopup="dialog"
        onClick={event => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {formatMessage({ id: 'NOTIFY_PANEL_BUTTON' })}
      </Button>
      <LazyMount load={loadNotify} wanted={isOpen} onFail={() => setOpen(false)}>
        {NotifyPanel => (
          <NotifyPanel name={product.name} sku={sku} open={isOpen} onClose={() => setOpen(false)} />
        )}
      </LazyMount>
    </>
  );
}
