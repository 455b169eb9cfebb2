/** The second step of a withdrawal: what it means, with the one button that declares it. */
import { useIntl } from 'react-intl';
import { useMoneyText } from '#components/product/use-money-text.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { toDecimal } from '#kernel/money/money.ts';
import {
  type OrderView,
  type RefundParts,
  refundRows,
  type WithdrawalPlan,
} from '#kernel/order/order-view.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { LineText } from './order-lines.tsx';
import styles from './order-status.module.css';
import type { OrderStatusProps } from './order-status-props.ts';
import { Sum } from './order-sums.tsx';
import { ReturnNotes } from './return-notes.tsx';
import type { WithdrawalForm } from './withdrawal-form-data.ts';

interface Props {
  order: OrderView;
  form: WithdrawalForm;
  plan: WithdrawalPlan;
  props: OrderStatusProps['props'];
  /** Of the form. */
  action: string;
}

export function ReviewWithdrawal({ order, form, plan, props, action }: Props) {
  const { formatMessage } = useIntl();
  return (
    <article className={styles.page}>
      <header>
        <h1>{formatMessage({ id: 'WITHDRAWAL_TITLE' })}</h1>
        <p className={styles.soft}>{formatMessage({ id: 'ORDER_PAGE_TITLE' }, { number: order.number })}</p>
      </header>
      <div className={classNames(styles.columns, styles.review)}>
        <div className={styles.main}>
          <ChosenLines order={order} plan={plan} />
          <Refund order={order} plan={plan} />
        </div>
        <div className={styles.side}>
          <dl className={styles.facts}>
            <dt>{formatMessage({ id: 'WITHDRAWAL_NAME' })}</dt>
            <dd>{form.name}</dd>
            <dt>{formatMessage({ id: 'WITHDRAWAL_CONTACT' })}</dt>
            <dd>{form.email}</dd>
          </dl>
          <ReturnNotes
            order={order}
            returnBy={plan.returnBy}
            refundBy={plan.refundBy}
            props={props}
            heading="h2"
          />
        </div>
        <form method="post" action={action} data-native="" className={styles.buttons}>
          <input type="hidden" name="key" value={form.key} />
          <input type="hidden" name="name" value={form.name} />
          <input type="hidden" name="email" value={form.email} />
          {plan.lines.map(({ rowNumber, quantity }) => (
            <input key={rowNumber} type="hidden" name={`pieces.${rowNumber}`} value={quantity} />
          ))}
          <Button size="l" type="submit" name="do" value="confirm">
            {formatMessage({ id: 'WITHDRAWAL_CONFIRM' })}
          </Button>
          <Button size="l" variant="tertiary" type="submit" name="do" value="edit">
            {formatMessage({ id: 'ACCOUNT_SETTINGS_EDIT' })}
          </Button>
        </form>
      </div>
    </article>
  );
}

function ChosenLines({ order, plan }: Pick<Props, 'order' | 'plan'>) {
  const { formatMessage } = useIntl();
  const money = useMoneyText();
  return (
    <ul className={styles.lines}>
      {plan.lines.flatMap(({ rowNumber, quantity, total }) => {
        const line = order.lines.find(each => each.rowNumber === rowNumber);
        if (!line) return [];
        return [
          <li key={rowNumber} className={styles.line}>
            <LineText line={line}>
              <p className={styles.soft}>
                {formatMessage({ id: 'QUANTITY' })}: {quantity}
              </p>
            </LineText>
            <p className={styles.amount}>{money(total, order.currency)}</p>
          </li>,
        ];
      })}
    </ul>
  );
}

const partTexts = {
  items: 'CART_SUMMARY_SUBTOTAL',
  discount: 'WITHDRAWAL_PART_DISCOUNT',
  delivery: 'WITHDRAWAL_PART_DELIVERY',
  paymentFee: 'WITHDRAWAL_PART_FEE',
  before: 'WITHDRAWAL_PART_BEFORE',
  refund: 'WITHDRAWAL_PART_REFUND',
} as const satisfies Record<keyof RefundParts, MessageId>;

function Refund({ order, plan }: Pick<Props, 'order' | 'plan'>) {
  const { formatMessage } = useIntl();
  const money = useMoneyText();
  const say = (amount: number) => money(amount, order.currency);
  return (
    <div>
      <dl className={styles.sums}>
        {refundRows(plan.parts).map(({ name, amount }) => (
          <Sum
            key={name}
            name={formatMessage({ id: partTexts[name] })}
            value={say(toDecimal(amount))}
            isTotal={name === 'refund'}
          />
        ))}
      </dl>
      {order.returnFee === null ? null : (
        <p className={styles.note}>
          {formatMessage({ id: 'WITHDRAWAL_PART_RETURN_COST' }, { fee: order.returnFee })}
        </p>
      )}
      {plan.isWhole || order.costs.incVat.shipping === 0 ? null : (
        <p className={styles.note}>{formatMessage({ id: 'WITHDRAWAL_PART_NO_DELIVERY' })}</p>
      )}
    </div>
  );
}
