/** All languages at once, for the server and for tests; the browser never imports this. */
import { intlOf } from './create-intl.ts';
import { type Texts, textsOf } from './create-texts.ts';
import type { LocaleCode } from './locales.ts';
import { serverMessages } from './server-messages.gen.ts';

/** The texts of a language, one object per process. */
export function serverTexts(code: LocaleCode): Texts {
  return textsOf(intlOf(code, serverMessages[code]));
}
