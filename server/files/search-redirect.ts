/** `/s?q=talvirengas`, as forms without scripts send it, goes to the search page's own address. */

import type { Addresses } from '#i18n/addresses.ts';
import { localeCodes, withLocale } from '#i18n/locales.ts';
import { searchPath } from '#kernel/address/search-path.ts';
import { redirect } from '../http/reply.ts';
import type { Handler } from '../http/route.ts';

/** Answers the form of every market and language; without a search word the address is a page like any other. */
export function withSearchForm(pages: Handler, addresses: () => Addresses): Handler {
  const isForm = (path: string): boolean => {
    if (localeCodes.some(locale => withLocale('/s', locale) === path)) return true;
    const { plan, path: pathAt } = addresses();
    return plan.markets.some(({ alias: market, locales }) =>
      locales.some(locale => pathAt({ market, locale }, '/s') === path),
    );
  };
  return (request, reply) => {
    const { path, query } = request.address;
    const text = path.endsWith('/s') && isForm(path) ? query.get('q')?.trim() : undefined;
    return text ? redirect(reply, 303, searchPath(path, text)) : pages(request, reply);
  };
}
