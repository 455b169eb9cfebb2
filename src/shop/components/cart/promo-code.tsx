/** The promotional code field, collapsed initially; an active code can be removed (R-CART-15). */

import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PromoRefusal } from '#api/cart/types.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { ActivePromoCode } from './active-promo-code.tsx';
import styles from './promo-code.module.css';

/** Maximum length accepted by the backend. */
const longestCode = 60;

const refusalTexts: Record<PromoRefusal, MessageId> = {
  invalid: 'PROMO_CODE_ERROR_INVALID',
  requirements: 'PROMO_CODE_ERROR_REQUIREMENTS',
  'too-many': 'PROMO_CODE_TOO_MANY',
  'cart-completed': 'CART_CONFLICT',
  'signed-out': 'ERROR_SESSION_EXPIRED',
};

export const PromoCode = observer(function PromoCode() {
  const { formatMessage } = useIntl();
  const { cart, market } = useStores();
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<MessageId | null>(null);
  const [said, setSaid] = useState<MessageId | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const active = cart.cart?.promoCode ?? null;

  /** The pressed button was removed with its form, so the focus moves to the container. */
  useEffect(() => {
    if (said && document.activeElement === document.body) place.current?.focus();
  }, [said]);

  /** Focuses the field so that screen readers announce its error. */
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  async function send(wanted: string) {
    setBusy(true);
    setError(null);
    setSaid(null);
    try {
      const refusal = await cart.setPromoCode(wanted);
      // The response is priced for the destination market; the displayed cart may belong to another (R-MARKET-6).
      if (market.checkout !== market.current) await cart.load();
      if (refusal) setError(refusalTexts[refusal]);
      else {
        setCode('');
        setSaid(wanted === '' ? 'PROMO_CODE_REMOVED' : 'PROMO_CODE_ACTIVATED');
      }
    } catch (accident) {
      setError('CART_UPDATE_FAILED');
      reportError(accident);
    } finally {
      setBusy(false);
    }
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (code.trim() === '') setError('FIELD_ERROR_PROMO_CODE');
    else void send(code.trim());
  };

  return (
    <div ref={place} tabIndex={-1} className={styles.promo}>
      {active === null ? (
        <details className={styles.fold}>
          <summary>{formatMessage({ id: 'PROMO_CODE_TITLE' })}</summary>
          <form className={styles.form} noValidate onSubmit={submit}>
            <TextInput
              ref={field}
              name="promoCode"
              label={formatMessage({ id: 'PROMO_CODE_LABEL' })}
              value={code}
              onChange={setCode}
              error={error ? formatMessage({ id: error }) : undefined}
              autoComplete="off"
              maxLength={longestCode}
            />
            <Button type="submit" variant="secondary" loading={isBusy}>
              {formatMessage({ id: 'PROMO_CODE_BUTTON' })}
            </Button>
          </form>
        </details>
      ) : (
        <ActivePromoCode code={active} onRemove={() => isBusy || void send('')} />
      )}
      <div role="alert">
        {active !== null && error ? <p className={styles.error}>{formatMessage({ id: error })}</p> : null}
      </div>
      <output className="visually-hidden">{said ? formatMessage({ id: said }) : ''}</output>
    </div>
  );
});
