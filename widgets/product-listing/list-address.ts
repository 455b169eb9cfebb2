/** Addresses of the same list: narrowed, ordered, another page; every other choice of the visitor stays (R-LIST-6). */
import { choiceParameters, isChoiceKey, type ListChoices } from '#api/catalogue/choices/list-choices.ts';
import type { PageContext } from '#engine/contract.ts';
import { encodePath } from '#kernel/address-path.ts';

export type Where = Pick<PageContext, 'path' | 'query' | 'prefix'>;

/** The list's own path, encoded, with market and language. */
export const listPath = ({ path, prefix }: Where): string => prefix + encodePath(path);

const address = (where: Where, parameters: readonly (readonly [string, string])[]): string => {
  const query = new URLSearchParams(parameters as [string, string][]).toString();
  return query ? `${listPath(where)}?${query}` : listPath(where);
};

/** The address of a page of the list; the first has no number. */
export const pageAddress = (where: Where, page: number): string =>
  address(where, [
    ...Object.entries(where.query).filter(([key]) => key !== 'page'),
    ...(page > 1 ? [['page', String(page)] as const] : []),
  ]);

/** What a form about one thing sends along: everything but that thing and the page, which starts anew. */
export const otherParameters = ({ query }: Where, without: readonly string[]): [string, string][] =>
  Object.entries(query).filter(([key]) => key !== 'page' && !without.includes(key));

/** The list under other choices, from its first page; the order and keys that are not ours stay. */
export const choiceAddress = (where: Where, choices: ListChoices): string =>
  address(where, [
    ...choiceParameters(choices),
    ...Object.entries(where.query).filter(([key]) => key !== 'page' && !isChoiceKey(key)),
  ]);
