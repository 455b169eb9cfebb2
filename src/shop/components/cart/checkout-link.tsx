/** Link to the checkout, followed once the backend has every displayed quantity. */

import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { isPlainClick } from '#ui/plain-click.ts';

interface Props extends Pick<ButtonProps, 'size' | 'className'> {
  href: string;
}

export function CheckoutLink({ href, size, className }: Props) {
  const { formatMessage } = useIntl();
  const { cart } = useStores();
  const [isWaiting, setWaiting] = useState(false);

  /** A refused quantity keeps the shopper here, where the error is shown beside its line. */
  const settleFirst = async (link: HTMLElement) => {
    setWaiting(true);
    const areTaken = await cart.settle();
    // The button ignores clicks while loading.
    flushSync(() => setWaiting(false));
    if (areTaken && link.isConnected) link.click();
  };
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (!cart.isChanging || !isPlainClick(event)) return;
    event.preventDefault();
    void settleFirst(event.currentTarget);
  };

  return (
    <Button
      href={href}
      {...(size ? { size } : {})}
      className={className}
      fullWidth
      loading={isWaiting}
      onClick={handleClick}
    >
      {formatMessage({ id: 'CART_TO_CHECKOUT' })}
    </Button>
  );
}
