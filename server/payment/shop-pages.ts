/** The pages to which shoppers return from a payment provider, per language. */

import type { PageDocument } from '#engine/definition/page-document.ts';
import { routePath } from '#engine/route/route-path.ts';
import type { Addresses } from '#i18n/addresses.ts';
import { type LocaleCode, localeOfTag, withLocale } from '#i18n/locales.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import type { ShopPages } from './next-address.ts';

export function shopPages(
  documents: () => readonly PageDocument[],
  addresses: () => Addresses,
): ShopPages & { terms: ShopPages['confirm'] } {
  const addressOf = (path: string, locale: LocaleCode): string => {
    const { plan, full } = addresses();
    // The order does not record its market's address; the visitor's own choice is applied on arrival.
    return plan.marketInPath ? withLocale(path, locale) : full({ market: plan.fallbackMarket, locale }, path);
  };
  const pathOf = (id: string, languageId: string): string => {
    const locale = localeOfTag(languageId);
    const paths = documents().find(document => document.id === id)?.route?.paths;
    return addressOf((paths && routePath(paths, locale)) ?? '/', locale);
  };
  return {
    terms(languageId) {
      const locale = localeOfTag(languageId);
      return addressOf(`/${serverIntl(locale).formatMessage({ id: 'path.terms' })}`, locale);
    },
    confirm: languageId => pathOf('checkout-confirm', languageId),
    failed: languageId => pathOf('checkout-failed', languageId),
  };
}
