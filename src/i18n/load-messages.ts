/** Fetches the messages of one language in the browser: first those of the shell, with a widget those of all that hydrate, all of them later. */
import type { IntlShape } from 'react-intl';
import { intlOf } from './create-intl.ts';
import type { LocaleCode } from './locales.ts';
import { messageLoaders } from './message-loaders.gen.ts';

export type MessageExtent = 'first' | 'widgets' | 'all';

/** Rejects when the chunk cannot be fetched, and may then be called again. */
export async function loadIntl(code: LocaleCode, extent: MessageExtent = 'all'): Promise<IntlShape> {
  const { messages } = await messageLoaders[extent][code]();
  return intlOf(code, messages, extent === 'all');
}

/** All messages of a language, and those of the widget preview beside them. */
export async function loadToolIntl(code: LocaleCode): Promise<IntlShape> {
  const [all, tool] = await Promise.all([messageLoaders.all[code](), messageLoaders.tool[code]()]);
  return intlOf(code, { ...all.messages, ...tool.messages });
}
