/** What can be chosen about the shop as a whole: country, language, customer type, VAT and cookies. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { VatToggle } from '#parts/vat-toggle.tsx';
import { useApp } from '../../app-context.ts';
import { LanguageLinks } from '../language-links.tsx';
import { MarketNote } from '../market-note.tsx';
import styles from './site-footer.module.css';

export function FooterChoices() {
  const { t } = useTexts();
  const { frame } = useApp();
  return (
    <div className={styles.choices}>
      <MarketNote />
      <LanguageLinks />
      {frame.vatToggle ? <VatToggle /> : null}
      {/* Heard by whoever asks for consent, wherever the button stands. */}
      <button type="button" className={styles.settings} data-consent-settings="">
        {t('COOKIE_CONSENT_SETTINGS')}
      </button>
    </div>
  );
}
