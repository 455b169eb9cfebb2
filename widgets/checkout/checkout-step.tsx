/** One numbered section of the checkout. */
import { useIntl } from 'react-intl';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import type { ReactNode } from 'react';
import styles from './checkout.module.css';

export function CheckoutStep({ title, children }: { title: MessageId; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.step}>
      <h2 className={styles.heading}>{formatMessage({ id: title })}</h2>
      {children}
    </section>
  );
}
