/** Thanks, products, address, costs and next steps; suitable for printing. */
import { useIntl } from 'react-intl';
import { AddressBlock } from '#components/account/address-block.tsx';
import { BankTransfer } from '#components/account/bank-transfer.tsx';
import { EmailNotice, useSendsEmail } from '#components/account/email-notice.tsx';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { OrderConfirmationResolved } from '#engine/page-types.gen.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { checkIcon } from '#ui/icons.ts';
import { AccountSection } from './account-section.tsx';
import type { ConfirmedOrder } from './confirmed-order.ts';
import styles from './order-confirmation.module.css';
import { NextSteps, Seller } from './order-notes.tsx';
import { OrderRows } from './order-rows.tsx';
import { usePurchaseSeen } from './use-purchase-seen.ts';

type Props = WidgetProps<OrderConfirmationResolved, ConfirmedOrder>;

export function OrderConfirmation({ props, data, page }: Props) {
  const { formatMessage } = useIntl();
  usePurchaseSeen(data, data.cartId);
  const { email, billingAddress, shippingAddress, completed, facts } = data;
  if (!completed) return <Uncertain checkoutHref={props.checkoutHref} />;
  // The browser keeps the link of the order in a cookie.
  const orderHref = facts ? props.orderHref : undefined;
  // A link to a page that the shop does not have leads to the front page: a hosted platform takes no withdrawals here.
  const withdrawalHref = props.withdrawalHref === (page.prefix || '/') ? undefined : props.withdrawalHref;
  return (
    <article className={styles.page}>
      <Head order={data} orderHref={orderHref} shopHref={props.shopHref} />
      {facts?.transfer ? (
        <BankTransfer number={data.orderId} currency={data.currency} transfer={facts.transfer} />
      ) : null}
      <AccountSection order={data} props={props} />
      <section className={styles.section}>
        <h2 className={styles.heading}>{formatMessage({ id: 'ORDER_SUMMARY_TITLE' })}</h2>
        <OrderRows order={data} />
      </section>
      <section className={styles.addresses}>
        {email !== '' && (
          <>
            <AddressBlock title={formatMessage({ id: 'BILLING_ADDRESS' })} address={billingAddress} />
            <AddressBlock title={formatMessage({ id: 'SHIPPING_ADDRESS' })} address={shippingAddress} />
          </>
        )}
        <NextSteps order={data} />
      </section>
      {facts?.isConsumer === false ? null : (
        <section className={styles.section}>
          {facts ? (
            <>
              <h2 className={styles.heading}>{formatMessage({ id: 'PRODUCT_WITHDRAWAL' })}</h2>
              <p>{formatMessage({ id: 'WITHDRAWAL_PART_TEXT' })}</p>
            </>
          ) : null}
          <WithdrawalLink href={orderHref ? `${orderHref}#peruutus` : withdrawalHref} />
        </section>
      )}
      <Seller />
    </article>
  );
}

/** The payment is not confirmed. */
function Uncertain({ checkoutHref }: { checkoutHref: string }) {
  const { formatMessage } = useIntl();
  const sendsMail = useSendsEmail();
  return (
    <EmptyState
      heading="h1"
      title={formatMessage({
        id: sendsMail ? 'CHECKOUT_ORDER_UNCERTAIN' : 'CHECKOUT_ORDER_UNCERTAIN_UNSENT',
      })}
      action={
        <div className={styles.actions}>
          <Button onClick={() => location.reload()}>{formatMessage({ id: 'ORDER_CHECK_AGAIN' })}</Button>
          <Button variant="secondary" href={checkoutHref}>
            {formatMessage({ id: 'GO_BACK' })}
          </Button>
        </div>
      }
    />
  );
}

interface HeadProps {
  order: ConfirmedOrder;
  /** Page of the order; undefined where it has none. */
  orderHref: string | undefined;
  shopHref: string;
}

function Head({ order: { orderId, email, facts }, orderHref, shopHref }: HeadProps) {
  const { formatMessage, formatDate } = useIntl();
  const sendsMail = useSendsEmail();
  return (
    <header className={styles.head}>
      <span className={styles.mark}>
        <Icon of={checkIcon} size={40} />
      </span>
      <h1>{formatMessage({ id: 'CHECKOUT_CONFIRM_TITLE' })}</h1>
      <p className={styles.number}>
        {formatMessage({ id: 'ORDER_NUMBER' })} <strong>{orderId}</strong>
      </p>
      {facts ? (
        <p className={styles.date}>
          {formatMessage(
            { id: 'ORDER_PAGE_PLACED' },
            {
              date: formatDate(facts.placedAt, {
                dateStyle: 'long',
                timeStyle: 'short',
                timeZone: facts.timeZone,
              }),
            },
          )}
        </p>
      ) : null}
      {email !== '' && (
        <p>
          {formatMessage({ id: sendsMail ? 'CHECKOUT_CONFIRM_TEXT' : 'CHECKOUT_CONFIRM_UNSENT' }, { email })}
        </p>
      )}
      {sendsMail ? null : <EmailNotice />}
      <div className={styles.actions} data-no-print>
        {orderHref ? <Button href={orderHref}>{formatMessage({ id: 'ORDER_CONFIRM_FOLLOW' })}</Button> : null}
        <Button href={shopHref} variant={orderHref ? 'secondary' : 'primary'}>
          {formatMessage({ id: 'CONTINUE_SHOPPING' })}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          {formatMessage({ id: 'ORDER_CONFIRM_PRINT' })}
        </Button>
      </div>
    </header>
  );
}

function WithdrawalLink({ href }: { href: string | undefined }) {
  const { formatMessage } = useIntl();
  return href ? (
    <p data-no-print="">
      <Button href={href} variant="secondary">
        {formatMessage({ id: 'WITHDRAWAL_PART_OPEN' })}
      </Button>
    </p>
  ) : null;
}
