/** What can be done with an order now: a button for each, and its dialog. */
import { type ComponentType, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import type { OrderDetail } from '#studio-api/orders.ts';
import { Button } from '#ui/button.tsx';
import { CancelDialog, ClosedDialog, PayDialog, ResendDialog, ShipDialog } from './action-dialogs.tsx';
import styles from './order-page.module.css';
import { RefundDialog } from './refund-dialog.tsx';
import { type DialogProps, useOrderAction } from './use-order-action.ts';

interface Choice {
  name: string;
  label: StudioMessageId;
  isPossible: boolean;
  Dialog: ComponentType<DialogProps>;
}

/** In the order in which an order is handled; the first possible one stands out. */
const choicesOf = ({ may }: OrderDetail): Choice[] =>
  [
    { name: 'pay', label: 'ORDER_PAY' as const, isPossible: may.pay, Dialog: PayDialog },
    { name: 'ship', label: 'ORDER_SHIP' as const, isPossible: may.ship, Dialog: ShipDialog },
    { name: 'refund', label: 'ORDER_REFUND' as const, isPossible: may.refund, Dialog: RefundDialog },
    {
      name: 'close',
      label: 'ORDER_WITHDRAWAL_CLOSE' as const,
      isPossible: may.closeWithdrawal,
      Dialog: ClosedDialog,
    },
    {
      name: 'resend',
      label: 'ORDER_RESEND' as const,
      isPossible: may.resend.length > 0,
      Dialog: ResendDialog,
    },
    { name: 'cancel', label: 'ORDER_CANCEL' as const, isPossible: may.cancel, Dialog: CancelDialog },
  ].filter(({ isPossible }) => isPossible);

interface Props {
  order: OrderDetail;
  onDone(order: OrderDetail): void;
  /** @param read the order as it was when the action was chosen */
  onMoved(order: OrderDetail, read: OrderDetail): void;
}

const mainActions: ReadonlySet<string> = new Set(['pay', 'ship']);

export function OrderActions({ order, onDone, onMoved }: Props) {
  /** Stays open when a colleague makes it impossible: the press then says what happened. */
  const [chosen, setChosen] = useState<Choice | null>(null);
  const close = () => setChosen(null);
  return (
    <fieldset className={styles.actions}>
      <legend className="visually-hidden">
        <FormattedMessage id="ORDER_ACTIONS" />
      </legend>
      {choicesOf(order).map(choice => (
        <Button
          key={choice.name}
          size="s"
          variant={mainActions.has(choice.name) ? 'primary' : 'secondary'}
          onClick={() => setChosen(choice)}
        >
          <FormattedMessage id={choice.label} />
        </Button>
      ))}
      {chosen ? (
        <Asked
          key={chosen.name}
          choice={chosen}
          order={order}
          onClose={close}
          onDone={next => {
            close();
            onDone(next);
          }}
          onMoved={(next, read) => {
            close();
            onMoved(next, read);
          }}
        />
      ) : null}
    </fieldset>
  );
}

/** Keeps the order as it was when the dialog was opened: what is confirmed is what was read. */
function Asked({
  choice: { Dialog },
  order,
  onClose,
  onDone,
  onMoved,
}: Props & { choice: Choice; onClose(): void }) {
  const [read] = useState(order);
  const acting = useOrderAction(read, { onDone, onMoved: next => onMoved(next, read) });
  return <Dialog order={read} acting={acting} onClose={onClose} />;
}
