/** The checkout as one form of the server: a button shows the options for what is typed, another orders. */
import { useIntl } from 'react-intl';
import type { Cart } from '#api/cart/types.ts';
import { PlainSignInAgain } from '#components/account/plain-sign-in-again.tsx';
import { ReadFitsContext } from '#components/cart/use-line-fits.ts';
import type { WidgetProps } from '#engine/definition/contract.ts';
import { signInFields } from '#engine/definition/sign-in-again.ts';
import type { CheckoutResolved } from '#engine/page-types.gen.ts';
import { inside } from '#i18n/inside.ts';
import { orderedBy } from '#stores/checkout/checkout-store.ts';
import { StoresContext, useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Feedback } from '#ui/feedback.tsx';
import styles from '../checkout.module.css';
import { CheckoutSections } from '../checkout-sections.tsx';
import { CheckoutFieldContext, type FormContextValue } from '../form-context.ts';
import { PaymentSection } from '../options/payment-section.tsx';
import { chosenMethod } from '../options-state.ts';
import { misfitsOf } from '../order/misfits-of.ts';
import { NextStep } from '../order/order-problem.tsx';
import { PlainAside } from './plain-aside.tsx';
import { misfitsField, type PlainCheckout } from './plain-checkout.ts';
import { plainOrdering, plainStores } from './plain-stores.ts';

/** The order is placed and waits for its payment: a link leads to the provider, where no form may (`form-action`). */
function PlainPay({ payment }: { payment: NonNullable<PlainCheckout['payment']> }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      heading="h1"
      title={formatMessage({ id: 'CHECKOUT_PAY_TITLE' }, { number: payment.orderId })}
      action={<Button href={payment.href}>{formatMessage({ id: 'CHECKOUT_PAY_LINK' })}</Button>}
    >
      {formatMessage({ id: 'CHECKOUT_PAY_TEXT' })}
    </EmptyState>
  );
}

type Props = WidgetProps<CheckoutResolved, PlainCheckout>;

export function PlainCheckoutView({ id, props, data }: Props) {
  const { formatMessage } = useIntl();
  const stores = useStores();
  const { cart, errors, refusal, signIn } = data;
  if (signIn) return <PlainSignInAgain {...signIn} names={signInFields} />;
  const idOf: FormContextValue['idOf'] = field => `${id}-${field.replace('.', '-')}`;
  const formId = `${id}-form`;
  if (data.payment) return <PlainPay payment={data.payment} />;
  const isEmpty = !cart || cart.lines.length === 0;
  const [first] = errors;
  const problem = refusal
    ? formatMessage({ id: refusal.text }, { code: cart?.promoCode ?? '' })
    : first && formatMessage({ id: 'FORM_ERROR_SUMMARY' }, { count: errors.length });
  const notice = problem ? (
    <Feedback tone="error">
      {problem}{' '}
      {first ? <a href={`#${idOf(first.field)}`}>{formatMessage({ id: 'FORM_ERROR_GO_TO_FIRST' })}</a> : null}
      {refusal?.way && !isEmpty ? (
        <NextStep way={refusal.way} form={formId} cartHref={props.cartHref} loginHref={props.loginHref} />
      ) : null}
    </Feedback>
  ) : null;
  if (isEmpty)
    return (
      <>
        {notice}
        <EmptyState
          heading="h1"
          title={formatMessage({ id: 'CART_EMPTY' })}
          action={<Button href={props.shopHref}>{formatMessage({ id: 'CONTINUE_SHOPPING' })}</Button>}
        >
          {formatMessage({ id: 'CART_EMPTY_TEXT' })}
        </EmptyState>
      </>
    );
  return (
    <StoresContext value={plainStores(stores, data)}>
      <ReadFitsContext value={data.fits}>
        <h1 className={styles.title}>{formatMessage({ id: 'CHECKOUT' })}</h1>
        {notice}
        <div className={styles.page}>
          <PlainAside cart={cart} cartHref={props.cartHref} />
          <PlainForm formId={formId} idOf={idOf} props={props} data={data} cart={cart} />
        </div>
      </ReadFitsContext>
    </StoresContext>
  );
}

interface FormProps extends Pick<Props, 'props' | 'data'>, Pick<FormContextValue, 'idOf'> {
  formId: string;
  cart: Cart;
}

function PlainForm({ formId, idOf, props, data, cart }: FormProps) {
  const ordering = plainOrdering(data, props);
  const { vehicle, names, subject } = misfitsOf(data.fits, cart.lines);
  const misfits = { vehicle, names, isAccepted: data.acceptsMisfits, accept: () => undefined };
  const chosen = chosenMethod(data.checkout?.shippingOptions ?? [], data.form.shippingId);
  const form: FormContextValue = {
    idOf,
    errorOf: field => data.errors.find(error => error.field === field)?.text,
    checksIdentity: ordering.checksIdentity,
  };
  return (
    <CheckoutFieldContext value={form}>
      <form id={formId} className={styles.form} method="post" data-native="" noValidate>
        <input type="hidden" name="cart" value={cart.id} />
        <input type="hidden" name="key" value={data.key} />
        <input type="hidden" name="shown" value={orderedBy(cart)} />
        <input type="hidden" name="total" value={cart.totals.total.sellingIncVat} />
        {data.checkout?.isUnreserved ? <input type="hidden" name="unreserved" value="" /> : null}
        {names.length > 0 ? <input type="hidden" name={misfitsField} value={subject} /> : null}
        <input type="hidden" name="choiceOf" value={chosen?.method.id ?? ''} />
        <CheckoutSections
          props={props}
          types={data.types}
          cart={cart}
          ordering={ordering}
          prices={{ changes: [], accept: () => undefined }}
          misfits={misfits}
          payment={
            <>
              <PlainPayment data={data} props={props} />
              {data.checkout ? <UpdateButton text="CHECKOUT_PLAIN_UPDATE" /> : null}
            </>
          }
          showOptions={<UpdateButton text="CHECKOUT_PLAIN_SHOW_OPTIONS" />}
        />
      </form>
    </CheckoutFieldContext>
  );
}

/** The first button of the form, so that Enter in a field never orders. */
function UpdateButton({ text }: { text: 'CHECKOUT_PLAIN_SHOW_OPTIONS' | 'CHECKOUT_PLAIN_UPDATE' }) {
  const { formatMessage } = useIntl();
  return (
    <Button type="submit" variant="secondary" name="do" value="update">
      {formatMessage({ id: text })}
    </Button>
  );
}

interface PlainPaymentProps {
  data: PlainCheckout;
  props: CheckoutResolved;
}

/** The payments that need no script, and the names of those that do. */
function PlainPayment({ data: { checkout }, props }: PlainPaymentProps) {
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
