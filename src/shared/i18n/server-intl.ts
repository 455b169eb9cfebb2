/** All languages at once, for the server and tests; never imported in the browser. */
import type { IntlShape } from 'react-intl';
import { namelessShop, type ShopFacts } from '#kernel/shop-facts.ts';
import { factsOf, type ShopProfile } from '#kernel/shop-profile.ts';
import { asComplete, createShopIntl } from './create-intl.ts';
import type { LocaleCode } from './locales.ts';
import { serverMessages } from './server-messages.gen.ts';

const created = new WeakMap<ShopFacts, Map<LocaleCode, IntlShape>>();

let served: ShopProfile | null = null;

/** Names the shop of this server, whose words are said where no other is given. */
export function serveShop(profile: ShopProfile): void {
  served = profile;
}

/** The messages of a language. @param shop whom they name: one object for each, as `factsOf` gives it */
export function serverIntl(
  code: LocaleCode,
  shop: ShopFacts = served ? factsOf(served, code) : namelessShop,
): IntlShape {
  const ofShop = created.get(shop) ?? new Map<LocaleCode, IntlShape>();
  created.set(shop, ofShop);
  const intl = ofShop.get(code) ?? asComplete(createShopIntl(code, serverMessages[code], { shop }));
  ofShop.set(code, intl);
  return intl;
}
