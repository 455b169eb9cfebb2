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

const ofTool = {
  fi: () => import('./messages.fi.tool.gen.ts'),
  sv: () => import('./messages.sv.tool.gen.ts'),
};

/** All texts of a language, and those of the widget preview beside them. */
export async function loadToolTexts(code: LocaleCode): Promise<Texts> {
  const [all, tool] = await Promise.all([chunks.all[code](), ofTool[code]()]);
  return textsOf(code, { ...all.messages, ...tool.messages });
}
