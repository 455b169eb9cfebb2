/** Chooses the language of Studio's interface. */
import { useIntl } from 'react-intl';
import { isStudioLocale, localeNames, type StudioLocale, studioLocales } from '../texts/studio-locale.ts';
import styles from './language-switch.module.css';

interface Props {
  locale: StudioLocale;
  setLocale(locale: StudioLocale): void;
}

export function LanguageSwitch({ locale, setLocale }: Props) {
  const intl = useIntl();
  return (
    <select
      className={styles.language}
      aria-label={intl.formatMessage({ id: 'SHELL_LANGUAGE' })}
      value={locale}
      onChange={({ currentTarget: { value } }) => isStudioLocale(value) && setLocale(value)}
    >
      {studioLocales.map(code => (
        <option key={code} value={code} lang={code}>
          {localeNames[code]}
        </option>
      ))}
    </select>
  );
}
