/** The four numbered sections, with and without scripts. */
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CheckoutResolved } from '#engine/page-types.gen.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import type { CustomerType } from '#kernel/segment.ts';
import styles from './checkout.module.css';
import { DetailsSection } from './details/details-section.tsx';
import { DeliverySection } from './options/delivery-section.tsx';
import { ReviewSection } from './order/review-section.tsx';

interface Props
  extends Pick<ComponentProps<typeof ReviewSection>, 'cart' | 'ordering' | 'prices' | 'misfits'> {
  props: CheckoutResolved;
  types: readonly CustomerType[];
  payment: ReactNode;
  /** A button below the details that asks the server for the options; where no script runs. */
  showOptions?: ReactNode;
}

export function CheckoutSections({ props, types, payment, showOptions, ...review }: Props) {
  return (
    <>
      <CheckoutStep title="CHECKOUT_STEP_DETAILS">
        <DetailsSection types={types} references={props.references} />
        {showOptions}
      </CheckoutStep>
      <CheckoutStep title="CHECKOUT_STEP_DELIVERY">
        <DeliverySection />
      </CheckoutStep>
      <CheckoutStep title="CHECKOUT_STEP_PAYMENT">{payment}</CheckoutStep>
      <CheckoutStep title="CHECKOUT_STEP_REVIEW">
        <ReviewSection
          {...review}
          termsHref={props.termsHref}
          cartHref={props.cartHref}
          loginHref={props.loginHref}
          consents={props.consents}
        />
      </CheckoutStep>
    </>
  );
}

/** One numbered section of the checkout. */
function CheckoutStep({ title, children }: { title: MessageId; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.step}>
      <h2 className={styles.heading}>{formatMessage({ id: title })}</h2>
      {children}
    </section>
  );
}
