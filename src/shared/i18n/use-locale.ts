/** The language of the page, from react-intl's provider. */
import { useIntl } from 'react-intl';
import { type Locale, localeOfTag, locales } from './locales.ts';

export const useLocale = (): Locale => locales[localeOfTag(useIntl().locale)];
