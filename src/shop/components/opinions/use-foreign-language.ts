/** The language of a text where it is not the page's, for its `lang` and the note beside it. */
import { useIntl } from 'react-intl';

/** @param language its code; empty: not known */
export function useForeignLanguage(language: string): string | undefined {
  const { locale } = useIntl();
  return language === '' || locale.startsWith(language) ? undefined : language;
}
