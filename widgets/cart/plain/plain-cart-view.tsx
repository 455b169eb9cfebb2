/** The cart as forms of the server: every change is a request, and no script runs. */

import { useIntl } from 'react-intl';
import type { Cart } from '#api/cart/types.ts';
import { PlainSignInAgain } from '#components/account/plain-sign-in-again.tsx';
import { ActivePromoCode } from '#components/cart/active-promo-code.tsx';
import { CampaignNames } from '#components/cart/campaign-names.tsx';
import { MadeToOrderNotice } from '#components/cart/cart-notices.tsx';
import { CartSummary } from '#components/cart/cart-summary.tsx';
import { Drawing } from '#components/content/drawing.tsx';
import type { WidgetProps } from '#engine/definition/contract.ts';
import { signInFields } from '#engine/definition/sign-in-again.ts';
import type { CartResolved } from '#engine/page-types.gen.ts';
import { BoundText } from '#ui/bound-text.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import styles from '../cart.module.css';
import type { CartProblem, PlainCart } from './plain-cart.ts';
import { PlainLines } from './plain-lines.tsx';

type Props = WidgetProps<CartResolved, PlainCart>;

export function PlainCartView({ props, data, page }: Props) {
  const { formatMessage } = useIntl();
  const { cart, problem, signIn } = data;
  if (signIn) return <PlainSignInAgain {...signIn} names={signInFields} />;
  const isEmpty = cart === null || cart.lines.length === 0;
  // A form that is posted from here keeps the query.
  const added = problem || data.code ? 0 : Number(page.query['added']);
  return (
    <>
      <div className={styles.notices}>
        {problem && problem.row === undefined ? <ProblemNotice problem={problem} /> : null}
        {added > 0 && !isEmpty ? (
          <Feedback tone="success">{formatMessage({ id: 'CART_ITEM_ADDED' }, { count: added })}</Feedback>
        ) : null}
        {/* The cart was made, yet the browser has not sent its cookie. */}
        {added > 0 && isEmpty ? (
          <Feedback tone="error">{formatMessage({ id: 'CART_COOKIES_NEEDED' })}</Feedback>
        ) : null}
      </div>
      {isEmpty ? <EmptyCart href={props.shopHref} /> : <FilledCart props={props} data={data} cart={cart} />}
    </>
  );
}

function EmptyCart({ href }: { href: string | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      heading="h1"
      title={formatMessage({ id: 'CART_EMPTY' })}
      drawing={<Drawing name="empty-cart" priority="eager" />}
      action={<Button href={href}>{formatMessage({ id: 'CONTINUE_SHOPPING' })}</Button>}
    >
      {formatMessage({ id: 'CART_EMPTY_TEXT' })}
    </EmptyState>
  );
}

function FilledCart({ props, data, cart }: Pick<Props, 'props' | 'data'> & { cart: Cart }) {
  const { formatMessage } = useIntl();
  const { title = formatMessage({ id: 'CART' }), checkoutHref, promoCodes } = props;
  return (
    <div className={styles.cart}>
      <section>
        <h1 className={styles.title}>{title}</h1>
        <MadeToOrderNotice lines={cart.lines} />
        <PlainLines lines={cart.lines} problem={data.problem} fits={data.fits ?? null} />
      </section>
      <section className={styles.sum} aria-label={formatMessage({ id: 'CART_SUMMARY_TITLE' })}>
        <CampaignNames
          campaigns={cart.campaigns}
          label={formatMessage({ id: 'CART_CAMPAIGNS' })}
          except={promoCodes ? cart.promoCode : null}
        />
        {promoCodes ? <PlainPromoCode active={cart.promoCode} rejected={data.code} /> : null}
        <CartSummary totals={cart.totals} />
        {checkoutHref ? (
          <Button href={checkoutHref} size="l" fullWidth>
            {formatMessage({ id: 'CART_TO_CHECKOUT' })}
          </Button>
        ) : null}
      </section>
    </div>
  );
}

function ProblemNotice({ problem: { text, values, product } }: { problem: CartProblem }) {
  const { formatMessage } = useIntl();
  return (
    <Feedback tone="error">
      {formatMessage({ id: text }, { ...values })}{' '}
      {product ? (
        <a href={product.href}>
          <BoundText>{product.name}</BoundText>
        </a>
      ) : null}
    </Feedback>
  );
}

interface PlainPromoCodeProps {
  active: string | null;
  rejected: PlainCart['code'];
}

/** The promo code as a form: a field and a button, or the active code with a button that removes it. */
function PlainPromoCode({ active, rejected }: PlainPromoCodeProps) {
  const { formatMessage } = useIntl();
  return (
    <form method="post" data-native="" noValidate className={active === null ? styles.code : undefined}>
      {active === null ? (
        <>
          <TextInput
            name="promoCode"
            label={formatMessage({ id: 'PROMO_CODE_LABEL' })}
            defaultValue={rejected?.typed ?? ''}
            error={rejected && formatMessage({ id: rejected.text })}
            autoComplete="off"
            maxLength={60}
          />
          <Button type="submit" variant="secondary">
            {formatMessage({ id: 'PROMO_CODE_BUTTON' })}
          </Button>
        </>
      ) : (
        <ActivePromoCode code={active} />
      )}
    </form>
  );
}
