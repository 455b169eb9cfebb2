/** Step 3: the payments in backend order: those without credit first, and in Finland none preselected. */

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useSendsEmail } from '#components/account/email-notice.tsx';
import { useCheckout } from '#stores/shopper/checkout-of.ts';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import styles from '../checkout.module.css';
import { IdentityField } from '../details/identity-field.tsx';
import { useCheckoutForm } from '../form-context.ts';
import { deliveryState } from '../options-state.ts';
import { useFeeText } from './use-fee-text.ts';

/** The mark of a payment beside its name: a file of `public/payments`, named by the payment option; platforms name some with their extension. */
const PaymentMark = ({ file }: { file: string }) => (
  <img
    className={styles.mark}
    src={`/payments/${encodeURIComponent(file.replace(/\.svg$/, ''))}.svg`}
    alt=""
    width={40}
    height={26}
    loading="lazy"
    decoding="async"
  />
);

interface Props {
  /** The chosen payment needs an identity number, as an invoice does. */
  needsIdentity: boolean;
  /** Payments that need an identity number, as configured in the page file. */
  identityPayments: readonly string[];
}

export const PaymentSection = observer(function PaymentSection({ needsIdentity, identityPayments }: Props) {
  const { formatMessage } = useIntl();
  const store = useCheckout();
  const { idOf, errorOf } = useCheckoutForm();
  const invoiceTerms = useSendsEmail() ? 'CHECKOUT_INVOICE_INFORMATION' : 'CHECKOUT_INVOICE_TERM';
  const feeOf = useFeeText();
  const error = errorOf('paymentId');
  const { form } = store;
  const options = store.checkout?.paymentOptions ?? [];
  if (options.length === 0 || deliveryState(store) !== 'ready')
    return <p className={styles.guard}>{formatMessage({ id: 'CHECKOUT_PAYMENT_GUARD' })}</p>;
  return (
    <div className={styles.fields}>
      <div id={idOf('paymentId')}>
        <RadioGroup
          name="paymentId"
          legend={formatMessage({ id: 'CHECKOUT_CHOOSE_PAYMENT' })}
          hideLegend
          options={options.map(({ id, code, name, logo, ...fee }) => ({
            value: String(id),
            title: name,
            ...(logo ? { logo: <PaymentMark file={logo} /> } : {}),
            ...(identityPayments.includes(code) ? { detail: formatMessage({ id: invoiceTerms }) } : {}),
            ...(fee.isFree ? {} : { fee: feeOf(fee) }),
          }))}
          value={form.paymentId === null ? undefined : String(form.paymentId)}
          onChange={value => store.change({ paymentId: Number(value) })}
          error={error ? formatMessage({ id: error }) : undefined}
        />
      </div>
      {needsIdentity && form.customerType === 'PERSON' ? <IdentityField /> : null}
    </div>
  );
});
