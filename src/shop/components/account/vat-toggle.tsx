/** Prices with or without VAT: the visitor's own choice, stored for a year (R-MARKET-12). */
import { useIntl } from 'react-intl';
import { useStores } from '#stores/shopper/stores-context.ts';
import { SegmentedChoice } from './segmented-choice.tsx';

/** @param formHref page that takes the choice where no script runs. */
export function VatToggle({ formHref }: { formHref?: string | undefined }) {
  const { formatMessage } = useIntl();
  const { segment } = useStores();
  return (
    <SegmentedChoice
      label={formatMessage({ id: 'VAT_TOGGLE_LABEL' })}
      name="vat"
      formHref={formHref}
      options={[
        { value: 'inc', text: formatMessage({ id: 'VAT_TOGGLE_INC' }) },
        { value: 'ex', text: formatMessage({ id: 'VAT_TOGGLE_EX' }) },
      ]}
      value={segment.vatIncluded ? 'inc' : 'ex'}
      choose={(actions, vat) =>
        actions.chooseVat(vat === 'inc', formatMessage({ id: 'VAT_TOGGLE_CHANGED' }, { vat }))
      }
    />
  );
}
