/** Fetches the texts of one language in the browser: first those of the shell, with a widget those of all that come alive, all of them later. */
import { type Texts, textsOf } from './create-texts.ts';
import type { LocaleCode } from './locales.ts';

export type TextsExtent = 'first' | 'widgets' | 'all';

const chunks = {
  first: { fi: () => import('./messages.fi.first.gen.ts'), sv: () => import('./messages.sv.first.gen.ts') },
  widgets: {
    fi: () => import('./messages.fi.widgets.gen.ts'),
    sv: () => import('./messages.sv.widgets.gen.ts'),
  },
  all: { fi: () => import('./messages.fi.gen.ts'), sv: () => import('./messages.sv.gen.ts') },
};

/** The texts of a language; rejects when its chunk cannot be fetched, and may then be called again. */
export async function loadTexts(code: LocaleCode, extent: TextsExtent = 'all'): Promise<Texts> {
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
