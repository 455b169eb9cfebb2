/** The right of withdrawal of this order, and the form that chooses the pieces. */
import { useIntl } from 'react-intl';
import type { OrderView } from '#kernel/order/order-view.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { Select } from '#ui/select.tsx';
import { LineText } from './order-lines.tsx';
import styles from './order-status.module.css';
import type { OrderStatusProps } from './order-status-props.ts';
import type { WithdrawalForm, WithdrawalProblem } from './withdrawal-form-data.ts';

interface Props {
  order: OrderView;
  data: OrderStatusProps['data'];
  props: OrderStatusProps['props'];
  now: Date;
  /** Of the form. */
  action: string;
}

const problemTexts = {
  pieces: 'WITHDRAWAL_PART_NONE',
  changed: 'WITHDRAWAL_CHANGED',
  business: 'WITHDRAWAL_BUSINESS',
  wait: 'WITHDRAWAL_WAIT',
} as const;

/** Those that are shown above the form; the others stand at their field. */
const shownProblem = (problem: WithdrawalProblem | undefined) =>
  problem && problem in problemTexts ? problemTexts[problem as keyof typeof problemTexts] : null;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days that have begun until the right ends, today included. */
const daysLeft = (until: Date, now: Date): number => Math.ceil((until.getTime() - now.getTime()) / DAY_MS);

export function WithdrawalSection({ order, data, props, now, action }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const { withdrawal, key } = data;
  const until = order.withdrawableUntil;
  const isSure = until !== null && new Date(until) > now;
  return (
    <section className={styles.right}>
      <h2 className={styles.heading}>{formatMessage({ id: 'PRODUCT_WITHDRAWAL' })}</h2>
      <p>
        {isSure
          ? formatMessage(
              { id: 'WITHDRAWAL_PART_UNTIL' },
              {
                date: formatDate(until, { dateStyle: 'long', timeZone: order.timeZone }),
                days: daysLeft(new Date(until), now),
              },
            )
          : formatMessage({ id: 'WITHDRAWAL_PART_TEXT' })}{' '}
        {props.termsHref ? <a href={props.termsHref}>{formatMessage({ id: 'common.readMore' })}</a> : null}
      </p>
      <details className={styles.details} open={withdrawal !== undefined}>
        <summary className={styles.summary}>{formatMessage({ id: 'WITHDRAWAL_PART_OPEN' })}</summary>
        {/* Inside the fold: browsers open the fold around the element that an address names. */}
        <PiecesForm
          id="peruutus"
          order={order}
          form={withdrawal}
          formKey={withdrawal?.key ?? key}
          action={action}
        />
      </details>
    </section>
  );
}

interface FormProps {
  id: string;
  order: OrderView;
  form: WithdrawalForm | undefined;
  formKey: string;
  action: string;
}

function PiecesForm({ id, order, form, formKey, action }: FormProps) {
  const { formatMessage } = useIntl();
  const problem = form?.problem;
  const shown = shownProblem(problem);
  const chosen = new Map(form?.lines.map(({ rowNumber, quantity }) => [rowNumber, quantity]));
  return (
    <form id={id} method="post" action={action} data-native="" noValidate className={styles.form}>
      <input type="hidden" name="key" value={formKey} />
      {shown ? <Feedback tone="error">{formatMessage({ id: shown })}</Feedback> : null}
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{formatMessage({ id: 'WITHDRAWAL_PART_CHOOSE' })}</legend>
        {order.lines
          .filter(({ left }) => left > 0)
          .map(line => (
            <fieldset key={line.rowNumber} className={styles.choice} aria-label={line.name}>
              <LineText line={line} />
              <Select
                name={`pieces.${line.rowNumber}`}
                label={formatMessage({ id: 'QUANTITY' })}
                defaultValue={String(Math.min(chosen.get(line.rowNumber) ?? 0, line.left))}
                options={Array.from({ length: line.left + 1 }, (_, count) => ({
                  value: String(count),
                  label: String(count),
                }))}
                className={styles.quantity}
              />
            </fieldset>
          ))}
      </fieldset>
      <TextInput
        label={formatMessage({ id: 'WITHDRAWAL_NAME' })}
        name="name"
        autoComplete="name"
        maxLength={120}
        defaultValue={form?.name ?? ''}
        error={problem === 'name' ? formatMessage({ id: 'WITHDRAWAL_ERROR_NAME' }) : undefined}
      />
      <TextInput
        label={formatMessage({ id: 'WITHDRAWAL_PART_EMAIL' })}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={form?.email ?? ''}
        description={formatMessage({ id: 'WITHDRAWAL_PART_EMAIL_HELP' }, { email: order.email })}
        error={emailError(problem, formatMessage)}
      />
      <Button type="submit" name="do" value="review">
        {formatMessage({ id: 'WITHDRAWAL_PART_NEXT' })}
      </Button>
    </form>
  );
}

function emailError(
  problem: WithdrawalProblem | undefined,
  formatMessage: ReturnType<typeof useIntl>['formatMessage'],
): string | undefined {
  if (problem === 'email') return formatMessage({ id: 'EMAIL_ERROR_NOT_VALID' });
  return problem === 'no-such-order' ? formatMessage({ id: 'WITHDRAWAL_PART_WRONG_EMAIL' }) : undefined;
}
