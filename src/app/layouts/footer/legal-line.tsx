/** What the law wants in reach from every page, and whose shop this is. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { useApp } from '../../app-context.ts';
import { useInfoLinks } from '../use-info-links.ts';
import styles from './legal-line.module.css';

export function LegalLine() {
  const { t, formatDate } = useTexts();
  const { page, pathTo, hasPage } = useApp();
  const to = useInfoLinks();
  return (
    <div className={styles.legal}>
      <ul className={styles.links}>
        <li>
          <a href={to.terms}>{t('FOOTER_TERMS')}</a>
        </li>
        {hasPage('withdrawal') ? (
          <li>
            <a href={pathTo('withdrawal')}>{t('WITHDRAWAL_START')}</a>
          </li>
        ) : null}
        <li>
          <a href={to.privacy}>{t('FOOTER_PRIVACY')}</a>
        </li>
        <li>
          <a href={to.accessibility}>{t('FOOTER_ACCESSIBILITY')}</a>
        </li>
        <li>
          {/* Without scripts it is the page about cookies. */}
          <a href={to.cookies} data-panel="consent" data-consent-settings="">
            {t('COOKIE_CONSENT_SETTINGS')}
          </a>
        </li>
      </ul>
      <p>
        {t('FOOTER_COPYRIGHT', { year: formatDate(page.context.now, { year: 'numeric' }) })}{' '}
        {t('COMPANY_BUSINESS_ID')}
      </p>
    </div>
  );
}
