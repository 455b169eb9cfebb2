/** The `intl` object of Studio in one language. */
import type { IntlShape } from 'react-intl';
import type { CompiledMessages } from '#i18n/compiled-messages.ts';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import type { StudioLocale } from './studio-locale.ts';

/** One dynamic import per language, so that each is a chunk of its own. */
const loaders: Record<StudioLocale, () => Promise<{ messages: CompiledMessages }>> = {
  fi: () => import('./messages.fi.gen.ts'),
  sv: () => import('./messages.sv.gen.ts'),
  en: () => import('./messages.en.gen.ts'),
};

const tags: Record<StudioLocale, string> = { fi: 'fi-FI', sv: 'sv-FI', en: 'en-GB' };

/** The messages of `locales/studio`, and those of the forms. Rejects when the chunk cannot be fetched. */
export async function loadStudioIntl(locale: StudioLocale): Promise<IntlShape> {
  const { messages } = await loaders[locale]();
  return createCompiledIntl(tags[locale], messages);
}
