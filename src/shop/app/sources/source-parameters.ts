/** Reads the parameters of a source from a page file or an address. */
import type { Api } from '#api/api.ts';
import type { LoadContext } from '#engine/definition/contract.ts';

export const textParameter = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const apiOf = (context: LoadContext): Api => context.api as Api;

/** The last segment of a path of aliases: `mutarenkaat` of `/c/renkaat/mutarenkaat`. */
export const lastSegment = (path: string | undefined): string =>
  path?.split('/').findLast(part => part !== '') ?? '';

/** A curated list is identified by its whole path; the route provides what follows `/l/`. */
export const listPath = (path: string): string => (path.startsWith('/') ? path : `/l/${path}`);

/** The page number of the address; 1 unless it is a positive whole number. A large one is a page that does not exist. */
export const pageNumber = (value: unknown): number => {
  const number =
    typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : typeof value === 'number' ? value : 1;
  return Math.max(1, Math.trunc(number));
};
