/** Notes for colleagues: written here, read in the history too. */
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { longestOfOrder, type NewOrderNote, type OrderDetail } from '#studio-api/orders.ts';
import { Button } from '#ui/button.tsx';
import { useStudio } from '../../parts/context/studio-context.ts';
import { announce } from '../../parts/messages/announcer.tsx';
import { useSaving } from '../../parts/session/use-saving.ts';
import forms from './order-forms.module.css';
import { OrderEvents } from './order-history.tsx';
import styles from './orders.module.css';

interface Props {
  order: OrderDetail;
  onSaved(): void;
}

export function OrderNotes({ order: { number, history, currency }, onSaved }: Props) {
  const intl = useIntl();
  const help = useId();
  const { api } = useStudio();
  const { isBusy, problem, save } = useSaving();
  const [text, setText] = useState('');
  /** The same until the note is stored, so that a second press stores nothing more. */
  const id = useRef(crypto.randomUUID());
  const notes = history.filter(({ action }) => action === 'noted');
  const send = () =>
    void save(async () => {
      const note: NewOrderNote = { id: id.current, text: text.trim() };
      await api.post(`/api/orders/${number}/notes`, note);
      id.current = crypto.randomUUID();
      setText('');
      announce(intl.formatMessage({ id: 'ORDER_NOTE_SAVED' }));
      onSaved();
    });
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="ORDER_NOTES" />
      </h2>
      {notes.length > 0 ? <OrderEvents events={notes} currency={currency} /> : null}
      <form
        className={forms.form}
        onSubmit={event => {
          event.preventDefault();
          if (!isBusy && text.trim() !== '') send();
        }}
      >
        <label>
          <FormattedMessage id="ORDER_NOTE" />
          <textarea
            rows={2}
            required
            maxLength={longestOfOrder.note}
            value={text}
            aria-describedby={help}
            onChange={event => setText(event.currentTarget.value)}
          />
        </label>
        <p id={help} className={styles.soft}>
          <FormattedMessage id="ORDER_NOTE_HELP" />
        </p>
        <p role="alert" className={forms.problem}>
          {problem}
        </p>
        <Button size="s" variant="secondary" type="submit" loading={isBusy}>
          <FormattedMessage id="ORDER_NOTE_SAVE" />
        </Button>
      </form>
    </section>
  );
}
