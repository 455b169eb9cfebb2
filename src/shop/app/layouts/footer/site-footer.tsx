/** The footer: selling points, newsletter, contact, menus and shop-wide settings (R-SHELL-6). */
import { useIntl } from 'react-intl';
import { Container } from '#ui/container.tsx';
import { useApp } from '../../context/app-context.ts';
import { StaticIsland } from '../../context/static-island.tsx';
import { FooterChoices } from './footer-choices.tsx';
import { FooterNewsletter } from './footer-newsletter.tsx';
import legal from './legal-line.module.css';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const { formatMessage } = useIntl();
  const { frame } = useApp();
  return (
    <footer className={styles.footer} aria-label={formatMessage({ id: 'A11Y_FOOTER' })}>
      <StaticIsland part="sellingPoints" />
      {frame.newsletter ? <FooterNewsletter /> : null}
      <StaticIsland part="footer" />
      <Container className={styles.bottom}>
        <FooterChoices />
        <StaticIsland part="legalLine" className={legal.island} />
      </Container>
    </footer>
  );
}
