/** URLs of the same list: filtered, sorted, another page; all other choices are preserved (R-LIST-6). */
import { choiceParameters, isChoiceKey, type ListChoices } from '#api/catalogue/choices/list-choices.ts';
import type { PageContext } from '#engine/contract.ts';
import { encodePath } from '#kernel/address-path.ts';

export type Where = Pick<PageContext, 'path' | 'query' | 'prefix'>;

/** The list's path, encoded, with market and language. */
export const listPath = ({ path, prefix }: Where): string => prefix + encodePath(path);

const address = (where: Where, parameters: readonly (readonly [string, string])[]): string => {
  const query = new URLSearchParams(parameters as [string, string][]).toString();
  return query ? `${listPath(where)}?${query}` : listPath(where);
};

/** URL of a page of the list; the first has no page number. */
export const pageAddress = (where: Where, page: number): string =>
  address(where, [
    ...Object.entries(where.query).filter(([key]) => key !== 'page'),
    ...(page > 1 ? [['page', String(page)] as const] : []),
  ]);

/** Hidden fields of a form: all parameters except those it sets and the page, which restarts. */
export const otherParameters = ({ query }: Where, without: readonly string[]): [string, string][] =>
  Object.entries(query).filter(([key]) => key !== 'page' && !without.includes(key));

/** URL of the first page of the list with other choices; sort order and unknown parameters are preserved. */
export const choiceAddress = (where: Where, choices: ListChoices): string =>
  address(where, [
    ...choiceParameters(choices),
    ...Object.entries(where.query).filter(([key]) => key !== 'page' && !isChoiceKey(key)),
  ]);
