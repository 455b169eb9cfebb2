/** Fetches the texts of one language in the browser, so only the language in use is shipped. */
import { type Texts, textsOf } from './create-texts.ts';
import type { LocaleCode } from './locales.ts';

const chunks = {
  fi: () => import('./messages.fi.gen.ts'),
  sv: () => import('./messages.sv.gen.ts'),
};

/** The texts of a language; rejects when its chunk cannot be fetched, and may then be called again. */
export async function loadTexts(code: LocaleCode): Promise<Texts> {
  const { messages } = await chunks[code]();
  return textsOf(code, messages);
}
