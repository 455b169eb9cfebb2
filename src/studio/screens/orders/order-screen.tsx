/** One order: what was bought, by whom, how it is paid and sent, what happened, and what can be done. */
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { SHORT_FLAG } from '#kernel/order/order-states.ts';
import type { OrderDetail, OrderEvent } from '#studio-api/orders.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronLeftIcon } from '#ui/icons.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { useEvents } from '../../parts/context/use-events.ts';
import { LoadState } from '../../parts/messages/load-state.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderDetailFacts } from './order-facts.tsx';
import { OrderEvents, OrderHistory } from './order-history.tsx';
import { OrderDetailLines } from './order-lines.tsx';
import { OrderMarks } from './order-marks.tsx';
import { OrderNotes } from './order-notes.tsx';
import ofPage from './order-page.module.css';
import { OrderRefunds, OrderWithdrawals } from './order-returns.tsx';
import { timeText } from './order-texts.ts';
import styles from './orders.module.css';

const keyOf = ({ at, action }: OrderEvent) => `${at} ${action}`;

/** What the newer reading has that the earlier one has not. */
export function newEvents(before: OrderDetail, after: OrderDetail): OrderEvent[] {
  const known = new Set(before.history.map(keyOf));
  return after.history.filter(event => !known.has(keyOf(event)));
}

export function OrderScreen({ number }: { number: string }) {
  const intl = useIntl();
  const { api, locale, session } = useStudio();
  const { value, error, reload } = useAsync(`${number} ${locale}`, () =>
    api.get<OrderDetail>(`/api/orders/${encodeURIComponent(number)}?language=${locale}`),
  );
  useEvents(['orders'], reload);
  /** What was answered to an action is newer than what was loaded before it. */
  const [answered, setAnswered] = useState<{ order: OrderDetail; after: OrderDetail | undefined } | null>(
    null,
  );
  const order = answered && answered.after === value ? answered.order : value;
  const [notice, setNotice] = useState<ActionNotice | null>(null);
  const shown = useRef<OrderDetail | undefined>(undefined);
  const own = session.staff.name;
  useEffect(() => {
    const before = shown.current;
    shown.current = order;
    if (!before || !order || before === order) return;
    const others = newEvents(before, order).filter(({ author }) => author !== null && author !== own);
    if (others.length > 0) setNotice(now => now ?? { isRefusal: false, events: others });
  }, [order, own]);
  useEffect(() => {
    document.title = `${intl.formatMessage({ id: 'ORDER_TITLE' }, { number })} · Studio`;
  }, [intl, number]);
  if (!order) return <LoadState error={error} onRetry={reload} />;
  const show = (next: OrderDetail) => setAnswered({ order: next, after: value });
  return (
    <div className={styles.screen}>
      <OrderHead order={order} />
      {notice ? (
        <OrderNotice notice={notice} currency={order.currency} onClose={() => setNotice(null)} />
      ) : null}
      <OrderActions
        order={order}
        onDone={next => {
          setNotice(null);
          show(next);
        }}
        onMoved={(next, read) => {
          setNotice({ isRefusal: true, events: newEvents(read, next) });
          show(next);
        }}
      />
      <OrderFlag flag={order.flag} />
      <div className={ofPage.columns}>
        <div className={ofPage.column}>
          <OrderWithdrawals order={order} />
          <OrderDetailLines order={order} />
          <OrderRefunds order={order} />
          <OrderNotes order={order} onSaved={reload} />
          <OrderHistory order={order} />
        </div>
        <OrderDetailFacts order={order} />
      </div>
    </div>
  );
}

/** What the list was, from its link. */
function useListAddress() {
  const { state } = useLocation();
  const kept: unknown = state;
  if (typeof kept !== 'object' || kept === null) return { list: '', search: '' };
  return {
    list: 'list' in kept && typeof kept.list === 'string' ? kept.list : '',
    search: 'search' in kept && typeof kept.search === 'string' ? kept.search : '',
  };
}

const printed = [
  ['picking', 'ORDER_PICKING'],
  ['slip', 'ORDER_SLIP'],
] as const;

function OrderHead({ order: { number, placedAt, state, waits } }: { order: OrderDetail }) {
  const intl = useIntl();
  const { list, search } = useListAddress();
  return (
    <header className={styles.orderHead}>
      <Link to={`/orders${list}`} state={{ search }} className={styles.back}>
        <Icon of={chevronLeftIcon} size={16} />
        <FormattedMessage id="ORDER_BACK" />
      </Link>
      <h1>
        <FormattedMessage id="ORDER_TITLE" values={{ number: String(number) }} />
      </h1>
      <OrderMarks state={state} waits={waits} />
      <p className={styles.soft}>
        <FormattedMessage id="ORDER_PLACED" values={{ date: timeText(intl, placedAt) }} />
      </p>
      <p className={ofPage.printed}>
        {printed.map(([list, id]) => {
          const address = `/api/orders/${number}/print/${list}`;
          return (
            <a key={list} href={address} target="_blank" rel="noopener">
              <FormattedMessage id={id} />
            </a>
          );
        })}
      </p>
    </header>
  );
}

const OrderFlag = ({ flag }: Pick<OrderDetail, 'flag'>) =>
  flag === null ? null : (
    <p className={styles.warning}>
      {flag === SHORT_FLAG ? (
        <FormattedMessage id="ORDER_FLAG_SHORT" />
      ) : (
        <FormattedMessage id="ORDER_FLAG_OTHER" values={{ reason: flag }} />
      )}
    </p>
  );

interface ActionNotice {
  /** One's own action was refused. */
  isRefusal: boolean;
  events: readonly OrderEvent[];
}

interface OrderNoticeProps {
  notice: ActionNotice;
  currency: string;
  onClose(): void;
}

/** What colleagues did meanwhile, and whether one's own press was refused for it. */
const OrderNotice = ({ notice: { isRefusal, events }, currency, onClose }: OrderNoticeProps) => (
  <div role="alert" className={styles.warning}>
    <p>
      <strong>
        <FormattedMessage id={isRefusal ? 'ORDER_MEANWHILE' : 'ORDER_OTHERS'} />
      </strong>
    </p>
    <OrderEvents events={events} currency={currency} />
    <Button size="s" variant="secondary" onClick={onClose}>
      <FormattedMessage id="ORDER_NOTICE_CLOSE" />
    </Button>
  </div>
);
