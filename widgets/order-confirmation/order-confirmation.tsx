/** Thanks, products, address, costs and next steps; suitable for printing. */
import { useIntl } from 'react-intl';
import type { Confirmation } from '#api/checkout/types.ts';
import type { WidgetProps } from '#engine/contract.ts';
import type { OrderConfirmationResolved } from '#engine/page-types.gen.ts';
import { AddressBlock } from '#components/account/address-block.tsx';
import { EmailNotice, useSendsEmail } from '#components/account/email-notice.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { checkIcon } from '#ui/icons.ts';
import { OrderRows } from './order-rows.tsx';
import styles from './order-confirmation.module.css';
import { usePurchaseSeen } from './use-purchase-seen.ts';

export function OrderConfirmation({
  props,
  data,
  page,
}: WidgetProps<OrderConfirmationResolved, Confirmation>) {
  const { formatMessage } = useIntl();
  const sendsMail = useSendsEmail();
  usePurchaseSeen(data, page.query.cartid ?? '');
  const { orderId, email, billingAddress, shippingAddress, completed } = data;
  if (!completed)
    return (
      <EmptyState
        heading="h1"
        title={formatMessage({
          id: sendsMail ? 'CHECKOUT_ORDER_UNCERTAIN' : 'CHECKOUT_ORDER_UNCERTAIN_UNSENT',
        })}
        action={
          <div className={styles.actions}>
            <Button onClick={() => location.reload()}>{formatMessage({ id: 'ORDER_CHECK_AGAIN' })}</Button>
            <Button variant="secondary" href={props.checkoutHref}>
              {formatMessage({ id: 'GO_BACK' })}
            </Button>
          </div>
        }
      />
    );
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <span className={styles.mark}>
          <Icon of={checkIcon} size={40} />
        </span>
        <h1>{formatMessage({ id: 'CHECKOUT_CONFIRM_TITLE' })}</h1>
        <p className={styles.number}>
          {formatMessage({ id: 'ORDER_NUMBER' })} <strong>{orderId}</strong>
        </p>
        <p>
          {formatMessage({ id: sendsMail ? 'CHECKOUT_CONFIRM_TEXT' : 'CHECKOUT_CONFIRM_UNSENT' }, { email })}
        </p>
        {sendsMail ? <p>{formatMessage({ id: 'ORDER_CONFIRM_NEXT' })}</p> : <EmailNotice />}
        <div className={styles.actions} data-no-print>
          <Button href={props.shopHref}>{formatMessage({ id: 'CONTINUE_SHOPPING' })}</Button>
          <Button variant="secondary" onClick={() => window.print()}>
            {formatMessage({ id: 'ORDER_CONFIRM_PRINT' })}
          </Button>
        </div>
      </header>
      <section className={styles.section}>
        <h2 className={styles.heading}>{formatMessage({ id: 'ORDER_SUMMARY_TITLE' })}</h2>
        <OrderRows order={data} />
      </section>
      <section className={styles.addresses}>
        <AddressBlock title={formatMessage({ id: 'BILLING_ADDRESS' })} address={billingAddress} />
        <AddressBlock title={formatMessage({ id: 'SHIPPING_ADDRESS' })} address={shippingAddress} />
        <Method title={formatMessage({ id: 'SHIPPING_METHOD' })} name={data.shippingName} />
        <Method title={formatMessage({ id: 'PAYMENT_METHOD' })} name={data.paymentName} />
      </section>
    </article>
  );
}

/** Delivery or payment method; responses of older backends may lack it. */
const Method = ({ title, name }: { title: string; name: string }) =>
  name === '' ? null : (
    <div>
      <h2 className={styles.heading}>{title}</h2>
      <p>{name}</p>
    </div>
  );
