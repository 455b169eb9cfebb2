/** Fetches the texts of one language in the browser: first those of the shell, with a widget those of all that hydrate, all of them later. */
import { intlOf } from './create-intl.ts';
import { type Texts, textsOf } from './create-texts.ts';
import type { LocaleCode } from './locales.ts';
import { messageLoaders } from './message-loaders.gen.ts';

export type TextsExtent = 'first' | 'widgets' | 'all';

/** The texts of a language; rejects when its chunk cannot be fetched, and may then be called again. */
export async function loadTexts(code: LocaleCode, extent: TextsExtent = 'all'): Promise<Texts> {
  const { messages } = await messageLoaders[extent][code]();
  return textsOf(intlOf(code, messages, extent === 'all'));
}

/** All texts of a language, and those of the widget preview beside them. */
export async function loadToolTexts(code: LocaleCode): Promise<Texts> {
  const [all, tool] = await Promise.all([messageLoaders.all[code](), messageLoaders.tool[code]()]);
  return textsOf(intlOf(code, { ...all.messages, ...tool.messages }));
}
