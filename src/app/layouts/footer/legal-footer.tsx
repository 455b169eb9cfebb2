/** The footer of the checkout: one line. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { Container } from '#ui/container.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { LegalLine } from './legal-line.tsx';
import styles from './legal-footer.module.css';

export function LegalFooter() {
  const { t } = useTexts();
  return (
    <footer className={styles.footer} aria-label={t('A11Y_FOOTER')}>
      <Container className={styles.inner}>
        <PhoneLink />
        <LegalLine />
      </Container>
    </footer>
  );
}
