/** The order of a link: what it is, where it stands, and what can be done with it. */
import { useIntl } from 'react-intl';
import { AccountOffer } from '#components/account/account-offer.tsx';
import { BankTransfer } from '#components/account/bank-transfer.tsx';
import { EmailNotice, useSendsEmail } from '#components/account/email-notice.tsx';
import { bindPlaces } from '#kernel/bind-units.ts';
import type { OrderView } from '#kernel/order/order-view.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { AgainResult } from './again-result.tsx';
import { DeclaredWithdrawals } from './declared-withdrawals.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderProgress } from './order-progress.tsx';
import styles from './order-status.module.css';
import type { OrderStatusData } from './order-status-data.ts';
import { formAction, type OrderStatusProps } from './order-status-props.ts';
import { OrderSums } from './order-sums.tsx';
import { ReviewWithdrawal } from './review-withdrawal.tsx';
import { WithdrawalSection } from './withdrawal-section.tsx';

export function OrderStatus({ props, data, page }: OrderStatusProps) {
  const { found, withdrawal } = data;
  const action = formAction(page);
  if (found.state === 'expired') return <Expired email={found.email} data={data} />;
  if (found.state !== 'found') return <Unknown isLimited={found.state === 'wait'} props={props} />;
  const { order } = found;
  if (withdrawal?.plan)
    return (
      <ReviewWithdrawal
        order={order}
        form={withdrawal}
        plan={withdrawal.plan}
        props={props}
        action={action}
      />
    );
  return (
    <article className={styles.page}>
      <OrderHead order={order} />
      <Done data={data} order={order} />
      {data.again ? <AgainResult again={data.again} order={order} cartHref={props.cartHref} /> : null}
      <OrderProgress order={order} />
      {order.transfer ? (
        <BankTransfer number={`${order.number}`} currency={order.currency} transfer={order.transfer} />
      ) : null}
      <div className={styles.columns}>
        <div className={styles.main}>
          <OrderLines order={order} />
          <OrderSums order={order} />
        </div>
        <aside className={styles.side}>
          <Actions order={order} formKey={data.key} action={action} />
        </aside>
      </div>
      <DeclaredWithdrawals order={order} props={props} />
      {order.isWithdrawable || withdrawal?.problem ? (
        <WithdrawalSection
          order={order}
          data={data}
          props={props}
          now={page.now}
          action={formAction(page, '#peruutus')}
        />
      ) : null}
    </article>
  );
}

function OrderHead({ order: { number, placedAt, timeZone } }: { order: OrderView }) {
  const { formatMessage, formatDate } = useIntl();
  return (
    <header>
      <h1>{formatMessage({ id: 'ORDER_PAGE_TITLE' }, { number })}</h1>
      <p className={styles.soft}>
        {formatMessage(
          { id: 'ORDER_PAGE_PLACED' },
          { date: formatDate(placedAt, { dateStyle: 'long', timeStyle: 'short', timeZone }) },
        )}
      </p>
    </header>
  );
}

const mailed = {
  sent: { sent: 'ORDER_PAGE_SENT', unsent: 'ORDER_PAGE_SENT_UNSENT' },
  account: { sent: 'ORDER_PAGE_ACCOUNT_SENT', unsent: 'ORDER_PAGE_ACCOUNT_UNSENT' },
} as const;

/** What the form before has done. */
function Done({ data: { done }, order }: { data: OrderStatusData; order: OrderView }) {
  const { formatMessage, formatDate } = useIntl();
  const sendsMail = useSendsEmail();
  const last = order.withdrawals.at(-1);
  if (done === 'wait') return <Feedback tone="error">{formatMessage({ id: 'ORDER_PAGE_WAIT' })}</Feedback>;
  if (done === 'sent' || done === 'account')
    return (
      <Feedback tone="success">
        <p>{formatMessage({ id: mailed[done][sendsMail ? 'sent' : 'unsent'] }, { email: order.email })}</p>
        <EmailNotice />
      </Feedback>
    );
  if (done !== 'withdrawal' || !last) return null;
  return (
    <Feedback tone="success">
      <p>
        {formatMessage(
          { id: sendsMail ? 'WITHDRAWAL_DONE' : 'WITHDRAWAL_DONE_UNSENT' },
          {
            date: formatDate(last.receivedAt, {
              dateStyle: 'long',
              timeStyle: 'short',
              timeZone: order.timeZone,
            }),
          },
        )}
      </p>
      <EmailNotice />
    </Feedback>
  );
}

function Actions({ order, formKey, action }: { order: OrderView; formKey: string; action: string }) {
  const { formatMessage } = useIntl();
  const isSold = order.lines.some(line => line.groupKey === null && !line.isGift);
  return (
    <>
      {isSold ? (
        <form method="post" action={action} data-native="" className={styles.action}>
          <input type="hidden" name="key" value={formKey} />
          <Button type="submit" name="do" value="again" fullWidth>
            {formatMessage({ id: 'ORDER_BUY_AGAIN' })}
          </Button>
          <p className={styles.note}>{formatMessage({ id: 'ORDER_PAGE_AGAIN_TEXT' })}</p>
        </form>
      ) : null}
      <form method="post" action={action} data-native="" className={styles.action}>
        <Button type="submit" name="do" value="send" variant="secondary" fullWidth>
          {formatMessage({ id: 'ORDER_PAGE_SEND' })}
        </Button>
        <p className={styles.note}>{formatMessage({ id: 'ORDER_PAGE_SEND_TEXT' }, { email: order.email })}</p>
      </form>
      {order.isGuest ? <AccountOffer email={order.email} /> : null}
      <section className={styles.action}>
        <h2 className={styles.heading}>{formatMessage({ id: 'ORDER_PAGE_DETAILS' })}</h2>
        <p>{bindPlaces(order.shippingName)}</p>
        <p>{order.paymentName}</p>
      </section>
    </>
  );
}

function Unknown({ isLimited, props }: { isLimited: boolean; props: OrderStatusProps['props'] }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      heading="h1"
      title={formatMessage({ id: 'ORDER_PAGE_UNKNOWN_TITLE' })}
      action={
        props.contactHref ? (
          <Button href={props.contactHref}>{formatMessage({ id: 'common.contactUs' })}</Button>
        ) : (
          <Button href={props.shopHref}>{formatMessage({ id: 'CONTINUE_SHOPPING' })}</Button>
        )
      }
    >
      {formatMessage({ id: isLimited ? 'ORDER_PAGE_WAIT' : 'ORDER_PAGE_UNKNOWN_TEXT' })}
    </EmptyState>
  );
}

function Expired({ email, data: { done } }: { email: string; data: OrderStatusData }) {
  const { formatMessage } = useIntl();
  const sendsMail = useSendsEmail();
  return (
    <EmptyState
      heading="h1"
      title={formatMessage({ id: 'ORDER_PAGE_EXPIRED_TITLE' })}
      action={
        done === undefined ? (
          <form method="post" action="?" data-native="">
            <Button type="submit" name="do" value="send">
              {formatMessage({ id: 'ORDER_PAGE_RENEW' })}
            </Button>
          </form>
        ) : undefined
      }
    >
      {done === 'wait' ? (
        formatMessage({ id: 'ORDER_PAGE_WAIT' })
      ) : done === 'sent' ? (
        <>
          {formatMessage({ id: sendsMail ? 'ORDER_PAGE_SENT' : 'ORDER_PAGE_SENT_UNSENT' }, { email })}
          <EmailNotice />
        </>
      ) : (
        formatMessage({ id: 'ORDER_PAGE_EXPIRED_TEXT' }, { email })
      )}
    </EmptyState>
  );
}
