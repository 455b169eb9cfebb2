/** The `intl` object of Studio in one language. */
import type { IntlShape } from 'react-intl';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import type { CompiledMessages } from '#kernel/compiled-messages.ts';
import { namelessShop } from '#kernel/shop-facts.ts';
import type { StudioLocale } from './studio-locale.ts';

/** One dynamic import per language, so that each is a chunk of its own. */
const loaders: Record<StudioLocale, () => Promise<{ messages: CompiledMessages }>> = {
  fi: () => import('./messages.fi.gen.ts'),
  sv: () => import('./messages.sv.gen.ts'),
  en: () => import('./messages.en.gen.ts'),
};

const tags: Record<StudioLocale, string> = { fi: 'fi-FI', sv: 'sv-FI', en: 'en-GB' };

/** What the server has written into Studio's document about the shop. */
const ofShop = (name: 'application-name' | 'time-zone'): string =>
  document.querySelector(`meta[name=${name}]`)?.getAttribute('content') ?? '';

export const shopName = (): string => ofShop('application-name');

/** The messages of `locales/studio`, and those of the forms; times are those of the shop's clocks. Rejects when the chunk cannot be fetched. */
export async function loadStudioIntl(locale: StudioLocale): Promise<IntlShape> {
  const { messages } = await loaders[locale]();
  const timeZone = ofShop('time-zone') || namelessShop.timeZone;
  return createCompiledIntl(tags[locale], messages, { shop: { ...namelessShop, timeZone } });
}
