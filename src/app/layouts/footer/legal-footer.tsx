/** The footer of the checkout: one line. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { StaticIsland } from '../../static-island.tsx';
import styles from './legal-footer.module.css';

export function LegalFooter() {
  const { t } = useTexts();
  return (
    <footer className={styles.footer} aria-label={t('A11Y_FOOTER')}>
      <StaticIsland part="legalFooter" />
    </footer>
  );
}
