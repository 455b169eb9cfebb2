/** Names of the values of conditions. */

import type { IntlShape } from 'react-intl';
import { isLocaleCode, locales } from '#i18n/locales.ts';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import type { ChoiceKey, ListKey } from './rule.ts';

/** Names of markets by alias. */
export type ValueNames = Readonly<Partial<Record<string, string>>>;

const words: Readonly<Record<string, StudioMessageId>> = {
  'customerType PERSON': 'WHEN_CUSTOMER_PERSON',
  'customerType ORGANIZATION': 'WHEN_CUSTOMER_ORGANIZATION',
  'viewport phone': 'WHEN_VIEWPORT_PHONE',
  'viewport tablet': 'WHEN_VIEWPORT_TABLET',
  'viewport laptop': 'WHEN_VIEWPORT_LAPTOP',
  'viewport desktop': 'WHEN_VIEWPORT_DESKTOP',
  'viewport desktopBig': 'WHEN_VIEWPORT_DESKTOP_BIG',
  'auth customer': 'WHEN_AUTH_CUSTOMER',
  'auth anonymous': 'WHEN_AUTH_ANONYMOUS',
  'vehicle any': 'WHEN_VEHICLE_ANY',
  'vehicle none': 'WHEN_VEHICLE_NONE',
  'cart filled': 'WHEN_CART_FILLED',
  'cart empty': 'WHEN_CART_EMPTY',
  'consent preferences': 'WHEN_CONSENT_PREFERENCES',
  'consent statistics': 'WHEN_CONSENT_STATISTICS',
  'consent marketing': 'WHEN_CONSENT_MARKETING',
};

/** The value itself when it has no name. */
export function valueName(
  key: ListKey | ChoiceKey | 'feature',
  value: string,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  markets: ValueNames,
): string {
  if (key === 'market') return markets[value] ?? value;
  if (key === 'locale') return isLocaleCode(value) ? locales[value].name : value;
  const id = words[`${key} ${value}`];
  return id ? formatMessage({ id }) : value;
}

/** Names of countries in Studio's language, where the market has the code of one. */
export function marketNames(
  markets: readonly { alias: string; country: string }[],
  { formatDisplayName }: Pick<IntlShape, 'formatDisplayName'>,
): ValueNames {
  return Object.fromEntries(
    markets.map(({ alias, country }) => {
      const code = /^[A-Z]{2}$/.test(country) ? country : /^[a-z]{2}$/.test(alias) ? alias.toUpperCase() : '';
      const name = code ? formatDisplayName(code, { type: 'region' }) : undefined;
      return [alias, name ?? (country || alias)];
    }),
  );
}
