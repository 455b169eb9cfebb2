/** Back-in-stock notification of a sold-out package. */
import { useIntl } from 'react-intl';
import type { Sku } from '#api/catalogue/types.ts';
import { LazyMount } from '#components/loading/lazy-mount.tsx';
import { Button } from '#ui/button.tsx';
import { useState } from 'react';

const loadNotify = () => import('./notify-panel.tsx');

interface Props {
  name: string;
  sku: Sku;
}

export function PackageNotice({ name, sku }: Props) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="l" variant="secondary" fullWidth aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {formatMessage({ id: 'NOTIFY_PANEL_BUTTON' })}
      </Button>
      <LazyMount load={loadNotify} wanted={isOpen} onFail={() => setOpen(false)}>
        {NotifyPanel => <NotifyPanel name={name} sku={sku} open={isOpen} onClose={() => setOpen(false)} />}
      </LazyMount>
    </>
  );
}
