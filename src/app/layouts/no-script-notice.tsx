/** For browsers that run no scripts: what works, and whom to ring for the rest. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { Container } from '#ui/container.tsx';
import styles from './no-script-notice.module.css';

export function NoScriptNotice() {
  const { t } = useTexts();
  return (
    <noscript>
      <section className={styles.notice} aria-label={t('NO_SCRIPT_TITLE')}>
        <Container>
          <p className={styles.title}>{t('NO_SCRIPT_TITLE')}</p>
          <p>
            {t('NO_SCRIPT_TEXT')} {t('NO_SCRIPT_ORDER', { phone: t('COMPANY_PHONE') })}
          </p>
        </Container>
      </section>
    </noscript>
  );
}
