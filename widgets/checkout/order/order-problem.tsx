/** Above the button: the number of invalid fields with a link to the first, or why the order was refused and how to go on. */
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import type { ClickableProps } from '#ui/clickable.tsx';
import { Icon } from '#ui/icon.tsx';
import { warningIcon } from '#ui/icons.ts';
import styles from '../checkout.module.css';
import { focusCheckoutField, useCheckoutForm } from '../form-context.ts';
import type { ShownRefusal } from './refusal.ts';
import type { CheckoutOrdering } from './use-ordering.ts';

const labels: Record<NonNullable<ShownRefusal['way']>, MessageId> = {
  'remove-code': 'CHECKOUT_CODE_REMOVE',
  login: 'LOG_IN',
  cart: 'CHECKOUT_PLAIN_CHANGE_CART',
};

interface Props {
  ordering: CheckoutOrdering;
  promoCode: string | null;
  cartHref: string | undefined;
  /** Sign-in without scripts. */
  loginHref: string | undefined;
}

export function OrderProblem({ ordering, promoCode, cartHref, loginHref }: Props) {
  const { formatMessage } = useIntl();
  const { idOf } = useCheckoutForm();
  const place = useRef<HTMLDivElement>(null);
  const { errors, ending, removeCode } = ordering;
  // The pressed button is removed with the text, so the focus moves to their place.
  const remove = removeCode && (() => void removeCode().then(() => place.current?.focus()));
  const [first] = errors;
  const refusal = ending.name === 'refused' || ending.name === 'accident' ? ending : null;
  const way = ending.name === 'refused' ? ending.way : undefined;
  return (
    <div role="alert" tabIndex={-1} ref={place}>
      {ending.name === 'code-removed' && !first ? (
        <p className={styles.guard}>{formatMessage({ id: 'PROMO_CODE_REMOVED' })}</p>
      ) : null}
      {first || refusal ? (
        <div className={styles.problem}>
          <Icon of={warningIcon} size={20} />
          <p>
            {refusal
              ? formatMessage({ id: refusal.text }, { code: promoCode ?? '' })
              : formatMessage({ id: 'FORM_ERROR_SUMMARY' }, { count: errors.length })}{' '}
            {first ? (
              <a
                href={`#${idOf(first.field)}`}
                onClick={event => {
                  event.preventDefault();
                  focusCheckoutField(idOf(first.field));
                }}
              >
                {formatMessage({ id: 'FORM_ERROR_GO_TO_FIRST' })}
              </a>
            ) : null}
          </p>
          {way ? <NextStep {...{ way, remove, cartHref, loginHref }} /> : null}
        </div>
      ) : null}
    </div>
  );
}

interface NextStepProps extends Pick<Props, 'cartHref' | 'loginHref'> {
  way: NonNullable<ShownRefusal['way']>;
  /** Absent without scripts, where the server takes the button. */
  remove?: (() => void) | undefined;
  /** Of the button's form, where it stands outside. */
  form?: string;
}

/** What the shopper presses to go on after a refusal. */
export function NextStep({ way, remove, form, cartHref, loginHref }: NextStepProps) {
  const { formatMessage } = useIntl();
  const { panels } = useStores();
  const buttons: Record<typeof way, ClickableProps> = {
    'remove-code': remove ? { onClick: remove } : { type: 'submit', form, name: 'do', value: 'remove-code' },
    login: loginHref ? { href: loginHref } : { onClick: () => panels.open('account', 'login') },
    cart: { href: cartHref },
  };
  if (way === 'cart' && !cartHref) return null;
  return (
    <Button variant="secondary" size="s" {...buttons[way]}>
      {formatMessage({ id: labels[way] })}
    </Button>
  );
}
