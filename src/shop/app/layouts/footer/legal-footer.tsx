/** The footer of the checkout: one line. */
import { useIntl } from 'react-intl';
import { StaticIsland } from '../../context/static-island.tsx';
import styles from './legal-footer.module.css';

export function LegalFooter() {
  const { formatMessage } = useIntl();
  return (
    <footer className={styles.footer} aria-label={formatMessage({ id: 'A11Y_FOOTER' })}>
      <StaticIsland part="legalFooter" />
    </footer>
  );
}
