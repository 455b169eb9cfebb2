/** Step 4: items, shipping and the sum with VAT directly above the order button, whose label is required by law. */

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { Cart } from '#api/cart/types.ts';
import { PriceNotice } from '#components/cart/cart-notices.tsx';
import type { PriceChanges } from '#components/cart/use-price-changes.ts';
import { NewWindowLink } from '#components/content/new-window-link.tsx';
import type { CheckoutResolved } from '#engine/page-types.gen.ts';
import { inside } from '#i18n/inside.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { useCheckout } from '#stores/shopper/checkout-of.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { BoundText } from '#ui/bound-text.tsx';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { Checkbox, type CheckboxProps } from '#ui/form/checkbox.tsx';
import styles from '../checkout.module.css';
import { useCheckoutForm } from '../form-context.ts';
import { ExternalOrder } from './external-order.tsx';
import { OrderProblem } from './order-problem.tsx';
import { ReviewRows } from './review-rows.tsx';
import { selectedExternal } from './selected-external.ts';
import type { Misfits } from './use-misfits.ts';
import type { CheckoutOrdering } from './use-ordering.ts';

interface Props {
  cart: Cart;
  ordering: CheckoutOrdering;
  prices: PriceChanges;
  /** Absent where the vehicle is not known. */
  misfits?: Misfits | undefined;
  termsHref: string;
  cartHref: string | undefined;
  loginHref: string | undefined;
  consents: readonly Consent[];
}

type Consent = NonNullable<CheckoutResolved['consents']>[number];

const consentTexts: Record<Consent, MessageId> = {
  newsletter: 'CHECKOUT_CONSENT_NEWSLETTER',
  sms: 'CHECKOUT_CONSENT_SMS',
};

export const ReviewSection = observer(function ReviewSection({
  cart,
  ordering,
  prices,
  misfits,
  termsHref,
  cartHref,
  loginHref,
  consents,
}: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { idOf, errorOf } = useCheckoutForm();
  const error = errorOf('terms');
  const checkout = useCheckout();
  const { cart: store } = useStores();
  // Only consumers have a right of withdrawal.
  const isOrganization = checkout.form.customerType === 'ORGANIZATION';
  const external = selectedExternal(checkout);
  return (
    <div className={styles.fields}>
      <ReviewRows cart={cart} cartHref={cartHref} />
      <PriceNotice prices={prices} />
      <div className={styles.consents}>
        {misfits ? <MisfitsBox misfits={misfits} /> : null}
        {consents.map(type => (
          <ConsentBox key={type} type={type}>
            {formatMessage({ id: consentTexts[type] })}
          </ConsentBox>
        ))}
        <div id={idOf('terms')}>
          <ConsentBox
            type="order"
            name="terms"
            error={error ? formatMessage({ id: error }) : undefined}
            required
          >
            {intl.formatMessage(
              { id: 'CHECKOUT_CONSENT_ORDER' },
              { terms: inside(<NewWindowLink href={termsHref}>.</NewWindowLink>) },
            )}
          </ConsentBox>
        </div>
      </div>
      {checkout.checkout?.isUnreserved ? (
        <Feedback>{formatMessage({ id: 'CHECKOUT_NOT_RESERVED' })}</Feedback>
      ) : null}
      <OrderProblem
        ordering={ordering}
        promoCode={cart.promoCode}
        cartHref={cartHref}
        loginHref={loginHref}
      />
      <p className={styles.payable} aria-busy={store.isChanging || undefined}>
        <span>{formatMessage({ id: 'CHECKOUT_TOTAL_INC_VAT' })}</span>
        <strong>{cart.totals.total.sellingIncVatFormatted}</strong>
      </p>
      {external ? (
        <ExternalOrder payment={external} ordering={ordering} hasNewPrices={prices.changes.length > 0} />
      ) : (
        <Button type="submit" size="l" fullWidth loading={ordering.isPlacing}>
          {formatMessage({ id: ordering.checksIdentity ? 'COMPLETE_ORDER_INVOICE' : 'COMPLETE_ORDER' })}
        </Button>
      )}
      {/* This button only shows what is missing. */}
      {external && ordering.missing.length > 0 ? null : (
        <p className={styles.legal}>
          {formatMessage({ id: isOrganization ? 'CHECKOUT_LEGAL_NOTE_ORGANIZATION' : 'CHECKOUT_LEGAL_NOTE' })}
        </p>
      )}
      <output className="visually-hidden">
        {ordering.isPlacing ? formatMessage({ id: 'CHECKOUT_SENDING_ORDER' }) : ''}
      </output>
    </div>
  );
});

interface ConsentBoxProps extends Pick<CheckboxProps, 'children' | 'error' | 'required'> {
  type: string;
  name?: string;
}

/** One consent, never ticked beforehand; given consents are stored with the order. */
const ConsentBox = observer(function ConsentBox({ type, name = `consent.${type}`, ...box }: ConsentBoxProps) {
  const store = useCheckout();
  const { consents } = store.form;
  return (
    <Checkbox
      {...box}
      name={name}
      checked={consents.includes(type)}
      onChange={isGiven => {
        const others = consents.filter(other => other !== type);
        store.keep({ consents: isGiven ? [...others, type] : others });
      }}
    />
  );
});

/** Beside the order button: the shopper orders knowingly what does not fit the vehicle. */
function MisfitsBox({ misfits: { names, vehicle, isAccepted, accept } }: { misfits: Misfits }) {
  const { formatMessage, formatList } = useIntl();
  const { idOf, errorOf } = useCheckoutForm();
  const error = errorOf('misfits');
  if (names.length === 0) return null;
  const products = names.map(name => <BoundText key={name}>{name}</BoundText>);
  const values = { vehicle, names: formatList(products, { type: 'conjunction' }) };
  return (
    <div id={idOf('misfits')}>
      <Checkbox
        name="misfits"
        checked={isAccepted}
        onChange={accept}
        error={error ? formatMessage({ id: error }) : undefined}
        required
      >
        {formatMessage({ id: 'CHECKOUT_MISFITS_ACCEPT' }, values)}
      </Checkbox>
    </div>
  );
}
