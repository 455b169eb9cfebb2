/** The payments that need no script, and the names of those that do. */
import { inside } from '#i18n/inside.ts';
import { useIntl } from 'react-intl';
import type { CheckoutResolved } from '#engine/page-types.gen.ts';
import styles from '../checkout.module.css';
import { PaymentSection } from '../options/payment-section.tsx';
import type { PlainCheckout } from './plain-checkout.ts';

interface Props {
  data: PlainCheckout;
  props: CheckoutResolved;
}

export function PlainPayment({ data: { checkout }, props }: Props) {
  const intl = useIntl();
  const options = checkout?.paymentOptions ?? [];
  const scripted = options.filter(({ isExternal }) => isExternal).map(({ name }) => name);
  const { identityPayments, scriptedHref } = props;
  return (
    <>
      {/* The number is asked beforehand: choosing a payment changes nothing on the page. */}
      <PaymentSection
        needsIdentity={options.some(({ code }) => identityPayments.includes(code))}
        identityPayments={identityPayments}
      />
      {scripted.length > 0 && scriptedHref ? (
        <p className={styles.legal}>
          {intl.formatMessage(
            { id: 'CHECKOUT_PLAIN_SCRIPTED' },
            {
              names: intl.formatList(scripted, { type: 'conjunction' }),
              link: inside(<a href={scriptedHref}>.</a>),
            },
          )}
        </p>
      ) : null}
    </>
  );
}
