/** What the linter asks about path patterns: which of them are alike, and which of them an address has. */
import { optionalVariants } from '#engine/path-pattern.ts';

const segments = (path: string): string[] => path.split('/').filter(Boolean);

const isOpen = (part: string) => part === '*' || part.startsWith(':');

const pathForm = (path: string): string =>
  segments(path)
    .map(part => (part.startsWith(':') ? ':' : part))
    .join('/');

/** Two paths that share a form cannot be told apart; a path whose end may be missing has two. */
export const pathForms = (path: string): string[] => optionalVariants(path).map(pathForm);

/** Whether the address has the form of the path and leaves nothing out. Both without query, hash and locale prefix. */
export const pathMatches = (path: string, address: string): boolean => {
  const given = segments(address);
  return optionalVariants(path).some(variant => {
    const wanted = segments(variant);
    const fits = wanted.at(-1) === '*' ? given.length >= wanted.length : given.length === wanted.length;
    return fits && wanted.every((part, index) => isOpen(part) || part === given[index]);
  });
};

/** A path without a literal segment takes every address of its length. */
export const isCatchAll = (path: string): boolean => {
  const parts = segments(path);
  return parts.length > 0 && parts.every(isOpen);
};

/** What stands in the address for the parameters of the path: `vinssit/koytys` of `/c/*`. */
export const pathTail = (path: string, address: string): string => {
  const literal = segments(path).filter(part => !isOpen(part)).length;
  return segments(address).slice(literal).join('/');
};
