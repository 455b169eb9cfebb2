/** Fetches the texts of one language in the browser: first those a public page can need, all of them later. */
import { type Texts, textsOf } from './create-texts.ts';
import type { LocaleCode } from './locales.ts';

const chunks = {
  first: { fi: () => import('./messages.fi.first.gen.ts'), sv: () => import('./messages.sv.first.gen.ts') },
  all: { fi: () => import('./messages.fi.gen.ts'), sv: () => import('./messages.sv.gen.ts') },
};

/** The texts of a language; rejects when its chunk cannot be fetched, and may then be called again. */
export async function loadTexts(code: LocaleCode, extent: 'first' | 'all' = 'all'): Promise<Texts> {
  const { messages } = await chunks[extent][code]();
  return textsOf(code, messages, extent === 'all');
}
