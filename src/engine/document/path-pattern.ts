/** The grammar of route paths: literal segments, `:name`, and `:name+` at the end. */
const segments = (path: string): string[] => path.split('/').filter(Boolean);

/** Names of the parameters, in order. */
export const pathParameters = (path: string): string[] =>
  segments(path).flatMap(part => (part.startsWith(':') ? [part.slice(1).replace('+', '')] : []));

/** Two paths with the same form cannot be told apart. */
export const pathForm = (path: string): string =>
  segments(path)
    .map(part => (part.startsWith(':') ? (part.endsWith('+') ? ':+' : ':') : part))
    .join('/');

/** Does the address lead to the path? Both without query, hash and locale prefix. */
export function pathMatches(path: string, address: string): boolean {
  const wanted = segments(path);
  const given = segments(address);
  const open = wanted.at(-1)?.endsWith('+') === true;
  if (open ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((part, index) => part.startsWith(':') || part === given[index]);
}
