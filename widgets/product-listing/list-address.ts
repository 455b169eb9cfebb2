/** Addresses of the same list: another page, another order; every other choice of the visitor stays (facts 3.8, 3.11). */
import type { PageContext } from '#engine/contract.ts';
import { withLocale } from '#i18n/locales.ts';

type Where = Pick<PageContext, 'path' | 'query' | 'segment'>;

/** The list's own path, encoded, in the visitor's language. */
export const listPath = ({ path, segment }: Where): string =>
  withLocale(path.split('/').map(encodeURIComponent).join('/'), segment.locale);

/** The choices that are not about page or order. */
export const otherChoices = ({ query }: Where): [string, string][] =>
  Object.entries(query).filter(([key]) => key !== 'page' && key !== 'sort');

/** The address of a page of the list; the first has no number. */
export function pageAddress(where: Where, page: number): string {
  const kept = Object.entries(where.query).filter(([key]) => key !== 'page');
  const query = new URLSearchParams([...kept, ...(page > 1 ? [['page', String(page)]] : [])]).toString();
  return query ? `${listPath(where)}?${query}` : listPath(where);
}
