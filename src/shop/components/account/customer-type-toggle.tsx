/** Switches between private and business customer; signed-in customers see the type of their account (R-MARKET-10). */

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useStores } from '#stores/shopper/stores-context.ts';
import { SegmentedChoice } from './segmented-choice.tsx';
import { useHasFixedType } from './use-has-fixed-type.ts';

interface Props {
  /** Shows a short text that fits in place of the switch. */
  isShort?: boolean;
  /** Page that takes the choice where no script runs. */
  formHref?: string | undefined;
}

export const CustomerTypeToggle = observer(function CustomerTypeToggle({ isShort = false, formHref }: Props) {
  const { formatMessage } = useIntl();
  const { config, segment } = useStores();
  const { customerType, vatIncluded } = segment;
  const { customerTypes } = config;

  if (useHasFixedType()) {
    const type = formatMessage({ id: `CUSTOMER_TYPE_${customerType}` });
    const vat = formatMessage({ id: vatIncluded ? 'INC_VAT' : 'EX_VAT' });
    const text = formatMessage({ id: 'ACCOUNT_LOGGED_IN_AS_TYPE' }, { type, vat });
    return isShort ? (
      <p>
        <span className="visually-hidden">{text}</span>
        <span aria-hidden="true">
          {type} · {vat}
        </span>
      </p>
    ) : (
      <p>{text}</p>
    );
  }
  if (customerTypes.length < 2) return null;
  return (
    <SegmentedChoice
      label={formatMessage({ id: 'CUSTOMER_TYPE_TOGGLE_LABEL' })}
      name="customerType"
      formHref={formHref}
      options={customerTypes.map(({ type }) => ({
        value: type,
        text: formatMessage({ id: `CUSTOMER_TYPE_${type}` }),
      }))}
      value={customerType}
      choose={(actions, type) =>
        actions.chooseType(
          type,
          formatMessage(
            { id: 'CUSTOMER_TYPE_CHANGED' },
            { type: formatMessage({ id: `CUSTOMER_TYPE_${type}` }) },
          ),
        )
      }
    />
  );
});
