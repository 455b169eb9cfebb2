/** The first stop of the keyboard: past the header. */
import { useTexts } from '#i18n/texts-provider.tsx';

export function SkipLink() {
  const { t } = useTexts();
  return (
    <a className="skip-link" href="#main">
      {t('A11Y_SKIP_TO_CONTENT')}
    </a>
  );
}
