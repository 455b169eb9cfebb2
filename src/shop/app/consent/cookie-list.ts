/** Every cookie and storage key of the shop with its purpose and lifetime (R-CONSENT-1). A test compares the list with the code. */
import type { MessageId } from '#i18n/message-ids.gen.ts';
import type { ConsentCategory } from '#stores/common/consent-category.ts';

export interface ListedCookie {
  /** Name in the browser; `*` matches any ending. */
  name: string;
  purpose: MessageId;
  lifetime: MessageId;
}

export const cookieList: Readonly<Record<'necessary' | ConsentCategory, readonly ListedCookie[]>> = {
  necessary: [
    { name: 'ralph-cart', purpose: 'COOKIE_FOR_CART', lifetime: 'COOKIE_LIFE_YEAR' },
    { name: '__Host-ralph-auth, ralph-auth', purpose: 'COOKIE_FOR_LOGIN', lifetime: 'COOKIE_LIFE_LOGIN' },
    {
      name: '__Host-ralph-auth-refresh, ralph-auth-refresh',
      purpose: 'COOKIE_FOR_LOGIN',
      lifetime: 'COOKIE_LIFE_LOGIN',
    },
    { name: 'ralph-user', purpose: 'COOKIE_FOR_LOGIN', lifetime: 'COOKIE_LIFE_LOGIN' },
    { name: 'ralph-user-maxage', purpose: 'COOKIE_FOR_LOGIN', lifetime: 'COOKIE_LIFE_LOGIN' },
    { name: 'ralph-user-spoofed', purpose: 'COOKIE_FOR_LOGIN', lifetime: 'COOKIE_LIFE_LOGIN' },
    { name: 'ralph-selected-market', purpose: 'COOKIE_FOR_MARKET', lifetime: 'COOKIE_LIFE_YEAR' },
    { name: 'ralph-market-offered', purpose: 'COOKIE_FOR_MARKET', lifetime: 'COOKIE_LIFE_UNTIL_CLEARED' },
    { name: 'ralph-vehicle', purpose: 'COOKIE_FOR_VEHICLE', lifetime: 'COOKIE_LIFE_YEAR' },
    { name: 'ralph-order', purpose: 'COOKIE_FOR_ORDER', lifetime: 'COOKIE_LIFE_HOURS' },
    { name: 'ralph-confirmation, ralph-buyer', purpose: 'COOKIE_FOR_ORDER', lifetime: 'COOKIE_LIFE_DAY' },
    { name: 'ralph-checkout-market', purpose: 'COOKIE_FOR_MARKET', lifetime: 'COOKIE_LIFE_YEAR' },
    { name: 'ralph-locale', purpose: 'COOKIE_FOR_MARKET', lifetime: 'COOKIE_LIFE_YEAR' },
    { name: 'ralph-user-type', purpose: 'COOKIE_FOR_CUSTOMER_TYPE', lifetime: 'COOKIE_LIFE_YEAR' },
    { name: 'ralph-vat-included', purpose: 'COOKIE_FOR_CUSTOMER_TYPE', lifetime: 'COOKIE_LIFE_YEAR' },
    { name: 'ralph-cookie-consent', purpose: 'COOKIE_FOR_CONSENT', lifetime: 'COOKIE_LIFE_YEAR' },
    {
      name: 'ralph, ralph-sbb, ralph-cart-meta, ralph-cart-shown, vehicleTechData, recentSearches',
      purpose: 'COOKIE_FOR_SHOPPING',
      lifetime: 'COOKIE_LIFE_UNTIL_CLEARED',
    },
    { name: 'ralph-messages', purpose: 'COOKIE_FOR_MESSAGES', lifetime: 'COOKIE_LIFE_UNTIL_CLEARED' },
    { name: 'ralph-theme', purpose: 'COOKIE_FOR_THEME', lifetime: 'COOKIE_LIFE_UNTIL_CLEARED' },
    { name: 'atv-*', purpose: 'COOKIE_FOR_MESSAGES', lifetime: 'COOKIE_LIFE_TAB' },
    { name: 'checkout-*, purchase-*', purpose: 'COOKIE_FOR_CHECKOUT', lifetime: 'COOKIE_LIFE_TAB' },
  ],
  preferences: [
    { name: 'ralph-latest-products', purpose: 'COOKIE_FOR_VIEWED', lifetime: 'COOKIE_LIFE_SESSION' },
  ],
  statistics: [
    { name: 'ralph-telemetry', purpose: 'COOKIE_FOR_VISIT', lifetime: 'COOKIE_LIFE_DAY' },
    { name: 'ralph-pressed', purpose: 'COOKIE_FOR_FIGURES', lifetime: 'COOKIE_LIFE_TAB' },
    { name: 'ralph-lot', purpose: 'COOKIE_FOR_EXPERIMENTS', lifetime: 'COOKIE_LIFE_QUARTER' },
    { name: 'ralph-arms', purpose: 'COOKIE_FOR_ARMS', lifetime: 'COOKIE_LIFE_UNTIL_CLEARED' },
    { name: '_ga, _ga_*', purpose: 'COOKIE_FOR_GOOGLE_STATISTICS', lifetime: 'COOKIE_LIFE_TWO_YEARS' },
    { name: '_gid', purpose: 'COOKIE_FOR_GOOGLE_STATISTICS', lifetime: 'COOKIE_LIFE_DAY' },
  ],
  marketing: [
    { name: '_gcl_au, _fbp', purpose: 'COOKIE_FOR_GOOGLE_ADS', lifetime: 'COOKIE_LIFE_QUARTER' },
    { name: '2c.cId', purpose: 'COOKIE_FOR_RECOMMENDATIONS', lifetime: 'COOKIE_LIFE_TWO_YEARS' },
    { name: 'nosto-session', purpose: 'COOKIE_FOR_RECOMMENDATIONS', lifetime: 'COOKIE_LIFE_UNTIL_CLEARED' },
  ],
};
