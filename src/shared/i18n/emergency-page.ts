/** The page for when the error page itself fails; it depends on nothing but the messages. */

import type { LocaleCode } from '#kernel/segment.ts';
import { withLocale } from './locales.ts';
import { serverIntl } from './server-intl.ts';

/** @param status of the answer: 429 says that it is the network's number of pages, any other that the page failed. */
export function emergencyPage(locale: LocaleCode, status = 500): string {
  const { formatMessage } = serverIntl(locale);
  const title = formatMessage({ id: 'ERROR_PAGE_TITLE' });
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/offline/offline.css"><link rel="stylesheet" href="/theme.css"></head><body><main><h1>${title}</h1><p>${formatMessage({ id: status === 429 ? 'ERROR_PAGE_TOO_MANY' : 'ERROR_PAGE_FAILED' })}</p><p><a class="button" href="${withLocale('/', locale)}">${formatMessage({ id: 'ERROR_PAGE_BUTTON' })}</a></p></main></body></html>`;
}
