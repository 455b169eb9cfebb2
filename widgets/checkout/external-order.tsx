/** In place of the order button for payments that order in their own form: it opens when nothing stands against the order. */
import type { PaymentChoice } from '#api/checkout/types.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { useStores } from '#stores/stores-context.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './checkout.module.css';
import { ExternalFrame } from './external-frame.tsx';
import { OptionsFailed } from './options-failed.tsx';

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
  const { checkout, cart } = useStores();
  const { checkout: answer } = checkout;
  const { snippet } = payment;
  const [session, setSession] = useState({ answer, snippet, count: 0 });
  const isBusy = checkout.phase.name === 'updating' || cart.isChanging;
  // A session begun anew has a form of its own; an answer with the same form leaves the one that is being filled in.
  if (session.answer !== answer) {
    const isAnother = payment.isNewSession || snippet !== session.snippet;
    setSession({ answer, snippet, count: session.count + (isAnother ? 1 : 0) });
  }
  if (!termsAccepted) return <p className={styles.guard}>{t('CHECKOUT_EXTERNAL_TERMS')}</p>;
  if (hasNewPrices) return <p className={styles.guard}>{t('CART_PRICES_CHANGED_ERROR')}</p>;
  if (snippet !== null)
    return (
      <ExternalFrame
        key={`${payment.id} ${session.count}`}
        name={payment.name}
        snippet={snippet}
        suspended={isBusy}
      />
    );
  if (isBusy || checkout.answered?.paymentId !== payment.id)
    return (
      <p className={styles.guard} aria-busy="true">
        {t('LOADING')}
      </p>
    );
  return <OptionsFailed text="CHECKOUT_EXTERNAL_AWAY" />;
});
