/** The cart needs JavaScript; without it, how to order. */
import { useTexts } from '#i18n/texts-provider.tsx';

export function NoScript() {
  const { t } = useTexts();
  return (
    <noscript>
      <p>{t('NO_SCRIPT_TEXT')}</p>
      <p>{t('NO_SCRIPT_ORDER', { phone: t('COMPANY_PHONE') })}</p>
    </noscript>
  );
}
