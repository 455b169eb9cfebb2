/** The pages to which shoppers return from a payment provider, per language. */
import { routePath } from '#engine/route-path.ts';
import type { PageDocument } from '#engine/page-document.ts';
import type { Addresses } from '#i18n/addresses.ts';
import { localeOfTag, withLocale } from '#i18n/locales.ts';
import type { ShopPages } from './next-address.ts';

export function shopPages(documents: () => readonly PageDocument[], addresses: () => Addresses): ShopPages {
  const pathOf = (id: string, languageId: string): string => {
    const locale = localeOfTag(languageId);
    const paths = documents().find(document => document.id === id)?.route?.paths;
    const path = paths && routePath(paths, locale);
    const { plan, full } = addresses();
    // The order does not record its market's address; the visitor's own choice is applied on arrival.
    return plan.marketInPath
      ? withLocale(path ?? '/', locale)
      : full({ market: plan.fallbackMarket, locale }, path ?? '/');
  };
  return {
    confirm: languageId => pathOf('checkout-confirm', languageId),
    failed: languageId => pathOf('checkout-failed', languageId),
  };
}
