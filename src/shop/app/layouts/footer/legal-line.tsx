/** The legal links that every page must have, and the company behind the shop. */
import { useIntl } from 'react-intl';
import { useBusinessId } from '#components/content/use-business-id.ts';
import { useShop } from '#i18n/use-shop.ts';
import { useApp } from '../../context/app-context.ts';
import { useInfoLinks } from '../common/use-info-links.ts';
import styles from './legal-line.module.css';

export function LegalLine() {
  const { formatMessage, formatDate } = useIntl();
  const { page, pathTo, hasPage } = useApp();
  const to = useInfoLinks();
  const { isDemo } = useShop();
  const businessId = useBusinessId();
  return (
    <div className={styles.legal}>
      <ul className={styles.links}>
        <li>
          <a href={to.terms}>{formatMessage({ id: 'FOOTER_TERMS' })}</a>
        </li>
        {hasPage('withdrawal') ? (
          <li>
            <a href={pathTo('withdrawal')}>{formatMessage({ id: 'WITHDRAWAL_START' })}</a>
          </li>
        ) : null}
        <li>
          <a href={to.privacy}>{formatMessage({ id: 'FOOTER_PRIVACY' })}</a>
        </li>
        <li>
          <a href={to.accessibility}>{formatMessage({ id: 'FOOTER_ACCESSIBILITY' })}</a>
        </li>
        <li>
          {/* Without JavaScript it links to the page about cookies. */}
          <a href={to.cookies} data-panel="consent" data-consent-settings="">
            {formatMessage({ id: 'COOKIE_CONSENT_SETTINGS' })}
          </a>
        </li>
      </ul>
      <p>
        {formatMessage(
          { id: 'FOOTER_COPYRIGHT' },
          { year: formatDate(page.context.now, { year: 'numeric' }) },
        )}
        {isDemo ? ` ${formatMessage({ id: 'FOOTER_DEMO' })}` : null}
        {businessId === '' ? null : ` ${businessId}`}
      </p>
    </div>
  );
}
