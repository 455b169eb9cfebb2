/** What the law wants in reach from every page, and whose shop this is. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { useApp } from '../../app-context.ts';
import { useInfoLinks } from '../use-info-links.ts';
import styles from './legal-line.module.css';

export function LegalLine() {
  const { t, formatDate } = useTexts();
  const { page } = useApp();
  const to = useInfoLinks();
  return (
    <div className={styles.legal}>
      <ul className={styles.links}>
        <li>
          <a href={to.terms}>{t('FOOTER_TERMS')}</a>
        </li>
        <li>
          <a href={to.privacy}>{t('FOOTER_PRIVACY')}</a>
        </li>
        <li>
          <a href={to.accessibility}>{t('FOOTER_ACCESSIBILITY')}</a>
        </li>
      </ul>
      <p>
        {t('FOOTER_COPYRIGHT', { year: formatDate(page.context.now, { year: 'numeric' }) })}{' '}
        {t('COMPANY_BUSINESS_ID')}
      </p>
    </div>
  );
}
