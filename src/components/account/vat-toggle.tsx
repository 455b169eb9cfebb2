/** Prices with or without VAT: the visitor's own choice, stored for a year (R-MARKET-12). */
import { useIntl } from 'react-intl';
import { useStores } from '#stores/stores-context.ts';
import { SegmentedChoice } from './segmented-choice.tsx';

export function VatToggle() {
  const { formatMessage } = useIntl();
  const { segment } = useStores();
  return (
    <SegmentedChoice
      label={formatMessage({ id: 'VAT_TOGGLE_LABEL' })}
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
