/** Checkouts as a hosted platform needs them: with the addresses of our pages, and without losing what it has no field for. */
import { localeOfTag } from '#i18n/locales.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { Commerce } from './commerce.ts';

export interface PlatformCheckoutOptions {
  /** Of the shop. */
  origin: string;
  pages: PlatformPages;
}

/** Paths of our pages in a language. */
type PlatformPages = Readonly<Record<'terms' | 'confirm' | 'failed', (languageId: string) => string>>;

/** The platform's staff read the message of an order; the contract has no field for the cost centre. */
function messageWith(checkout: Readonly<Record<string, unknown>>, languageId: string): object {
  const { message, costCenter } = checkout;
  if (typeof costCenter !== 'string' || costCenter.trim() === '') return {};
  const label = serverIntl(localeOfTag(languageId)).formatMessage({ id: 'LABEL_COST_CENTER' });
  const before = typeof message === 'string' && message !== '' ? `${message}\n` : '';
  return { message: `${before}${label}: ${costCenter}` };
}

/**
 * Without addresses in the checkout, shoppers who pay at a provider would end on the platform's own pages (R-CHECKOUT-21).
 * Only registered documents are completed: other clients name the addresses of their own pages.
 */
export function withPlatformCheckout(
  commerce: Commerce,
  { origin, pages }: PlatformCheckoutOptions,
): Commerce {
  return {
    execute(request) {
      const { checkout, languageId } = request.variables;
      if (request.documentId === undefined || !isRecord(checkout)) return commerce.execute(request);
      const language = typeof languageId === 'string' ? languageId : '';
      const at = (path: string) => new URL(path, origin).href;
      const checkoutUrls = {
        termsPageUrl: at(pages.terms(language)),
        redirectUrl: at(pages.confirm(language)),
        // Says that nothing was ordered, and leads back to the checkout.
        checkoutPageUrl: at(pages.failed(language)),
      };
      const completed = { checkoutUrls, ...checkout, ...messageWith(checkout, language) };
      return commerce.execute({ ...request, variables: { ...request.variables, checkout: completed } });
    },
  };
}
