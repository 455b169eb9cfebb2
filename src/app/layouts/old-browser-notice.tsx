/** For browsers that lack what the shop's styles stand on. CSS asks the browser itself: no script, and no reading of its name (R-SHELL-9). */
import { useTexts } from '#i18n/texts-provider.tsx';

export function OldBrowserNotice() {
  const { t } = useTexts();
  return (
    <p>
      {t('ANCIENT_BROWSER_MESSAGE')} <a href={t('COMPANY_PHONE_HREF')}>{t('COMPANY_PHONE')}</a>
    </p>
  );
}
