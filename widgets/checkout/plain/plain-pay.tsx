/** The order is placed and waits for its payment: a link leads to the provider, where no form may (`form-action`). */
import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { PlainCheckout } from './plain-checkout.ts';

export function PlainPay({ payment }: { payment: NonNullable<PlainCheckout['payment']> }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      heading="h1"
      title={formatMessage({ id: 'CHECKOUT_PAY_TITLE' }, { number: payment.orderId })}
      action={<Button href={payment.href}>{formatMessage({ id: 'CHECKOUT_PAY_LINK' })}</Button>}
    >
      {formatMessage({ id: 'CHECKOUT_PAY_TEXT' })}
    </EmptyState>
  );
}
