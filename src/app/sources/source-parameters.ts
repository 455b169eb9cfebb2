/** Reads what a page file or an address gave a source: values of any kind, paths of aliases. */
import type { Api } from '#api/api.ts';
import type { LoadContext } from '#engine/contract.ts';

export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const apiOf = (context: LoadContext): Api => context.api as Api;

/** The last segment of a path of aliases: `/c/renkaat/mutarenkaat` asks for `mutarenkaat`. */
export const lastSegment = (path: string | undefined): string =>
  path?.split('/').findLast(part => part !== '') ?? '';

/** A free list is known by its whole path; the route gives what follows `/l/`. */
export const listPath = (path: string): string => (path.startsWith('/') ? path : `/l/${path}`);

/** Page number of the address: a positive whole number, else the first. */
export const pageNumber = (value: unknown): number => {
  const number =
    typeof value === 'string' && /^\d{1,4}$/.test(value)
      ? Number(value)
      : typeof value === 'number'
        ? value
        : 1;
  return Math.max(1, Math.trunc(number));
};
