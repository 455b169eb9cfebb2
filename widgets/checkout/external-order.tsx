/** In place of the order button for payments that order in their own form: it opens when nothing stands against the order. */
import type { PaymentChoice } from '#api/checkout/types.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { useStores } from '#stores/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './checkout.module.css';
import { ExternalFrame } from './external-frame.tsx';

interface Props {
  payment: PaymentChoice;
  termsAccepted: boolean;
  hasNewPrices: boolean;
}

export const ExternalOrder = observer(function ExternalOrder({
  payment,
  termsAccepted,
  hasNewPrices,
}: Props) {
  const { t } = useTexts();
  const { checkout } = useStores();
  const { checkout: answer } = checkout;
  const [session, setSession] = useState({ answer, count: 0 });
  const isBusy = checkout.phase.name === 'updating';
  // A session begun anew has a form of its own; any other answer leaves the one that is being filled in.
  if (session.answer !== answer)
    setSession({ answer, count: payment.isNewSession ? session.count + 1 : session.count });
  if (!termsAccepted) return <p className={styles.guard}>{t('CHECKOUT_EXTERNAL_TERMS')}</p>;
  if (hasNewPrices) return <p className={styles.guard}>{t('CART_PRICES_CHANGED_ERROR')}</p>;
  if (payment.snippet !== null)
    return (
      <ExternalFrame
        key={`${payment.id} ${session.count} ${payment.snippet}`}
        name={payment.name}
        snippet={payment.snippet}
        suspended={isBusy}
      />
    );
  if (isBusy || checkout.answered?.paymentId !== payment.id)
    return (
      <p className={styles.guard} aria-busy="true">
        {t('LOADING')}
      </p>
    );
  return (
    <Feedback tone="error">
      <p>{t('CHECKOUT_EXTERNAL_AWAY')}</p>
      <Button
        size="s"
        variant="secondary"
        className={styles.retry}
        onClick={() => void checkout.flush().catch(() => undefined)}
      >
        {t('RETRY')}
      </Button>
    </Feedback>
  );
});
