/** The language of the page, from the provider of react-intl. */
import { useIntl } from 'react-intl';
import { type Locale, localeOfTag, locales } from './locales.ts';

export const useLocale = (): Locale => locales[localeOfTag(useIntl().locale)];
