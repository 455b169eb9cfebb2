/** All languages at once, for the server and tests; never imported in the browser. */
import type { IntlShape } from 'react-intl';
import { intlOf } from './create-intl.ts';
import type { LocaleCode } from './locales.ts';
import { serverMessages } from './server-messages.gen.ts';

/** The messages of a language, one object per process. */
export const serverIntl = (code: LocaleCode): IntlShape => intlOf(code, serverMessages[code]);
