/** Prices with or without VAT: a choice that is kept, for which the page is loaded again (facts 8.1, spec 2 §2). */
import { useTexts } from '#i18n/texts-provider.tsx';
import { useStores } from '#stores/stores-context.ts';
import styles from './vat-toggle.module.css';

export function VatToggle() {
  const { t } = useTexts();
  const { segment, sessionActions, notices } = useStores();
  const choose = (isIncluded: boolean) => {
    if (isIncluded === segment.vatIncluded) return;
    sessionActions().then(
      ({ chooseVat }) => chooseVat(isIncluded, t('VAT_TOGGLE_CHANGED', { vat: isIncluded ? 'inc' : 'ex' })),
      () => notices.show('ERROR_NETWORK', { mode: 'error' }),
    );
  };
  return (
    <fieldset className={styles.toggle}>
      <legend className={styles.legend}>{t('VAT_TOGGLE_LABEL')}</legend>
      {[true, false].map(isIncluded => (
        <button
          key={String(isIncluded)}
          type="button"
          className={styles.choice}
          aria-pressed={isIncluded === segment.vatIncluded}
          onClick={() => choose(isIncluded)}
        >
          {t(isIncluded ? 'VAT_TOGGLE_INC' : 'VAT_TOGGLE_EX')}
        </button>
      ))}
    </fieldset>
  );
}
