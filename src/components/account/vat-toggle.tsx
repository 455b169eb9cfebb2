/** Prices with or without VAT: the visitor's own choice, stored for a year (R-MARKET-12). */
import { useTexts } from '#i18n/texts-provider.tsx';
import { useStores } from '#stores/stores-context.ts';
import { SegmentedChoice } from './segmented-choice.tsx';

export function VatToggle() {
  const { t } = useTexts();
  const { segment } = useStores();
  return (
    <SegmentedChoice
      label={t('VAT_TOGGLE_LABEL')}
      options={[
        { value: 'inc', text: t('VAT_TOGGLE_INC') },
        { value: 'ex', text: t('VAT_TOGGLE_EX') },
      ]}
      value={segment.vatIncluded ? 'inc' : 'ex'}
      choose={(actions, vat) => actions.chooseVat(vat === 'inc', t('VAT_TOGGLE_CHANGED', { vat }))}
    />
  );
}
