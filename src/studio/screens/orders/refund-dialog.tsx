/** Which pieces, or how much money, is paid back. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import { longestOfOrder, type OrderDetail, type OrderLine } from '#studio-api/orders.ts';
import { ActionDialog } from './action-dialog.tsx';
import { ActionText } from './action-dialogs.tsx';
import { minorOf } from './minor-of.ts';
import styles from './order-forms.module.css';
import { orderMoneyText } from './order-texts.ts';
import type { DialogProps } from './use-order-action.ts';

const kinds = ['rows', 'amount', 'all'] as const;
type Kind = (typeof kinds)[number];
const kindTexts: Readonly<Record<Kind, StudioMessageId>> = {
  rows: 'ORDER_REFUND_ROWS',
  amount: 'ORDER_REFUND_AMOUNT',
  all: 'ORDER_REFUND_ALL',
};

/** What the buyer has withdrawn from and not got back. */
const owed = ({ withdrawn, refunded }: OrderLine): number => Math.max(0, withdrawn - refunded);

const promisedOf = ({ withdrawals }: OrderDetail): number =>
  withdrawals.reduce((sum, { refund, handledAt }) => sum + (handledAt === null ? (refund ?? 0) : 0), 0);

export function RefundDialog({ order, acting, onClose }: DialogProps) {
  const intl = useIntl();
  const { lines, currency, refundable, email, payment, may } = order;
  const [kind, setKind] = useState<Kind>('rows');
  const [pieces, setPieces] = useState<ReadonlyMap<number, number>>(
    new Map(lines.map(line => [line.rowNumber, owed(line)])),
  );
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [toBalance, setToBalance] = useState(false);
  const rows = [...pieces].filter(([, quantity]) => quantity > 0);
  const minor = minorOf(amount);
  const isReady = kind === 'all' || (kind === 'rows' ? rows.length > 0 : minor !== null);
  const [isPressed, setPressed] = useState(false);
  const missing = kind === 'rows' ? 'ORDER_REFUND_NO_PIECES' : 'ORDER_REFUND_NO_AMOUNT';
  const promised = promisedOf(order);
  const money = (sum: number) => ({ amount: orderMoneyText(intl, sum, currency) });
  return (
    <ActionDialog
      {...acting}
      problem={isPressed && !isReady ? intl.formatMessage({ id: missing }) : acting.problem}
      title="ORDER_REFUND_TITLE"
      confirm="ORDER_REFUND_DO"
      onClose={onClose}
      onConfirm={() => {
        setPressed(true);
        if (!isReady) return;
        acting.act(
          {
            action: 'refund',
            rows: kind === 'rows' ? rows.map(([rowNumber, quantity]) => ({ rowNumber, quantity })) : [],
            amount: kind === 'amount' ? minor : null,
            reason: reason.trim(),
            toBalance,
          },
          'ORDER_REFUNDED_SAID',
        );
      }}
    >
      <p>
        <FormattedMessage id="ORDER_REFUND_LEFT" values={money(refundable)} />{' '}
        {promised > 0 ? <FormattedMessage id="ORDER_REFUND_PROMISED" values={money(promised)} /> : null}
      </p>
      <KindChoice kind={kind} onKind={setKind} />
      {kind === 'rows' ? (
        <Pieces
          lines={lines}
          pieces={pieces}
          onPieces={(row, count) => setPieces(new Map([...pieces, [row, count]]))}
        />
      ) : null}
      {kind === 'amount' ? (
        <label>
          <FormattedMessage id="ORDER_REFUND_SUM" values={{ currency }} />
          <input
            type="text"
            inputMode="decimal"
            required
            value={amount}
            onChange={event => setAmount(event.currentTarget.value)}
          />
        </label>
      ) : null}
      <ActionText label="ORDER_REASON" value={reason} maxLength={longestOfOrder.reason} onText={setReason} />
      {may.refundToBalance ? (
        <label className={styles.check}>
          <input type="checkbox" checked={toBalance} onChange={() => setToBalance(!toBalance)} />
          <FormattedMessage id="ORDER_REFUND_TO_BALANCE" />
        </label>
      ) : null}
      <p>
        <FormattedMessage
          id={payment.reference === null && !toBalance ? 'ORDER_REFUND_BY_HAND' : 'ORDER_REFUND_AT_ONCE'}
        />{' '}
        <FormattedMessage id="ORDER_REFUND_TEXT" values={{ email }} />
      </p>
    </ActionDialog>
  );
}

const KindChoice = ({ kind, onKind }: { kind: Kind; onKind(kind: Kind): void }) => (
  <fieldset className={styles.choice}>
    <legend>
      <FormattedMessage id="ORDER_REFUND_WHAT" />
    </legend>
    {kinds.map(each => (
      <label key={each} className={styles.check}>
        <input type="radio" name="kind" checked={kind === each} onChange={() => onKind(each)} />
        <FormattedMessage id={kindTexts[each]} />
      </label>
    ))}
  </fieldset>
);

interface PiecesProps {
  lines: readonly OrderLine[];
  /** By row. */
  pieces: ReadonlyMap<number, number>;
  onPieces(rowNumber: number, count: number): void;
}

const Pieces = ({ lines, pieces, onPieces }: PiecesProps) => (
  <>
    {lines
      .filter(({ quantity, refunded }) => quantity > refunded)
      .map(({ rowNumber, name, quantity, refunded }) => (
        <label key={rowNumber} className={styles.pieces}>
          <FormattedMessage id="ORDER_REFUND_PIECES" values={{ name }} />
          <input
            type="number"
            min={0}
            max={quantity - refunded}
            value={pieces.get(rowNumber) ?? 0}
            onChange={event => onPieces(rowNumber, Number(event.currentTarget.value))}
          />
        </label>
      ))}
  </>
);
