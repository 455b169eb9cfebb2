/** Comparison of path patterns with each other and with addresses, for the linter. */
import { optionalVariants } from '#engine/route/path-pattern.ts';

const segments = (path: string): string[] => path.split('/').filter(Boolean);

const isOpen = (part: string) => part === '*' || part.startsWith(':');

const pathForm = (path: string): string =>
  segments(path)
    .map(part => (part.startsWith(':') ? ':' : part))
    .join('/');

/** Forms of a path: two paths that share a form are ambiguous; a path with an optional end has two. */
export const pathForms = (path: string): string[] => optionalVariants(path).map(pathForm);

/** Whether the address matches the path. Both without query, hash and locale prefix. */
export const pathMatches = (path: string, address: string): boolean => {
  const given = segments(address);
  return optionalVariants(path).some(variant => {
    const wanted = segments(variant);
    const fits = wanted.at(-1) === '*' ? given.length >= wanted.length : given.length === wanted.length;
    return fits && wanted.every((part, index) => isOpen(part) || part === given[index]);
  });
};

/** Whether the path has no literal segment and so matches every address of its length. */
export const isCatchAll = (path: string): boolean => {
  const parts = segments(path);
  return parts.length > 0 && parts.every(isOpen);
};

/** The part of the address that the parameters of the path match: `vinssit/koytys` for `/c/*`. */
export const pathTail = (path: string, address: string): string => {
  const literal = segments(path).filter(part => !isOpen(part)).length;
  return segments(address).slice(literal).join('/');
};
