/** How to order by phone without scripts. */
import { useTexts } from '#i18n/texts-provider.tsx';
import styles from './buy.module.css';

export function NoScriptOrder() {
  const { t } = useTexts();
  return (
    <noscript>
      <p className={styles.noScript}>{t('NO_SCRIPT_ORDER', { phone: t('COMPANY_PHONE') })}</p>
    </noscript>
  );
}
