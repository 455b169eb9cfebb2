/** Person or organisation, as a segmented control; for a signed-in customer, the type of the account as text. */

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useHasFixedType } from '#components/account/use-has-fixed-type.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import type { CustomerType } from '#kernel/segment.ts';
import { useCheckout } from '#stores/shopper/checkout-of.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import styles from '../checkout.module.css';

interface Props {
  types: readonly CustomerType[];
}

const names: Record<CustomerType, MessageId> = {
  PERSON: 'CUSTOMER_TYPE_PERSON',
  ORGANIZATION: 'CUSTOMER_TYPE_ORGANIZATION',
};

const isType = (text: string | null): text is CustomerType => text === 'PERSON' || text === 'ORGANIZATION';

/** Keeps the form at the type of the account or at the only one there is, since a draft may predate both. Null without a login. */
function useAccountType([first, ...others]: readonly CustomerType[]): CustomerType | null {
  const checkout = useCheckout();
  const { session, segment } = useStores();
  const own = isType(session.customerType) ? session.customerType : segment.customerType;
  const type = useHasFixedType() ? own : null;
  const only = others.length === 0 ? (first ?? null) : null;
  const fixed = type ?? only;
  const { customerType } = checkout.form;
  useEffect(() => {
    if (fixed !== null && fixed !== customerType)
      checkout.change({ customerType: fixed, identityNumber: '' });
  }, [checkout, fixed, customerType]);
  return type;
}

export const CustomerTypeChoice = observer(function CustomerTypeChoice({ types }: Props) {
  const { formatMessage } = useIntl();
  const checkout = useCheckout();
  const { segment } = useStores();
  const accountType = useAccountType(types);
  if (accountType !== null) {
    const vat = formatMessage({ id: segment.vatIncluded ? 'INC_VAT' : 'EX_VAT' });
    return (
      <p className={styles.country}>
        {formatMessage(
          { id: 'ACCOUNT_LOGGED_IN_AS_TYPE' },
          { type: formatMessage({ id: names[accountType] }), vat },
        )}
      </p>
    );
  }
  if (types.length < 2) return null;
  return (
    <fieldset>
      <legend className="visually-hidden">{formatMessage({ id: 'LABEL_CUSTOMER_TYPE' })}</legend>
      <div className={styles.halves}>
        {types.map(type => (
          <label key={type} className={styles.half}>
            <input
              type="radio"
              name="customerType"
              className={styles.halfRadio}
              value={type}
              checked={type === checkout.form.customerType}
              onChange={() => checkout.change({ customerType: type, identityNumber: '' })}
            />
            {formatMessage({ id: names[type] })}
          </label>
        ))}
      </div>
    </fieldset>
  );
});
