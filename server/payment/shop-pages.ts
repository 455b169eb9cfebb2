/** Where a shopper comes back to from a provider, as the page files have it, per language. */
import type { PageDocument } from '#engine/page-document.ts';
import { defaultLocale, localeCodes, withLocale } from '#i18n/locales.ts';
import type { ShopPages } from './next-address.ts';

export function shopPages(documents: () => readonly PageDocument[]): ShopPages {
  const pathOf = (id: string, languageId: string): string => {
    const locale = localeCodes.find(code => code === languageId.split('-')[0]) ?? defaultLocale;
    const paths = documents().find(document => document.id === id)?.route?.paths;
    const path = typeof paths === 'string' ? paths : paths?.[locale];
    return withLocale(path ?? '/', locale);
  };
  return {
    confirm: languageId => pathOf('checkout-confirm', languageId),
    failed: languageId => pathOf('checkout-failed', languageId),
  };
}
