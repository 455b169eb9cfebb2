/** The grammar of route paths: literal segments, `:name`, at the end `:name+`, and `:name?` in a further address. */
const segments = (path: string): string[] => path.split('/').filter(Boolean);

/** Names of the parameters, in order. */
export const pathParameters = (path: string): string[] =>
  segments(path).flatMap(part => (part.startsWith(':') ? [part.slice(1).replace(/[+?]$/, '')] : []));

const pathForm = (path: string): string =>
  segments(path)
    .map(part => (part.startsWith(':') ? (part.endsWith('+') ? ':+' : ':') : part))
    .join('/');

/** Two paths that share a form cannot be told apart; a path whose end may be missing has two. */
export const pathForms = (path: string): string[] => {
  const form = pathForm(path);
  return path.endsWith('?') ? [form, form.replace(/\/?:$/, '')] : [form];
};

/** Does the address lead to the path? Both without query, hash and locale prefix. */
export function pathMatches(path: string, address: string): boolean {
  const wanted = segments(path);
  const given = segments(address);
  const last = wanted.at(-1);
  if (last?.endsWith('?') && given.length === wanted.length - 1) wanted.pop();
  const open = last?.endsWith('+') === true;
  if (open ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((part, index) => part.startsWith(':') || part === given[index]);
}

/** A path without a literal segment takes every address of its length. */
export const isCatchAll = (path: string): boolean => {
  const parts = segments(path);
  return parts.length > 0 && parts.every(part => part.startsWith(':'));
};

/** What stands in the address for the parameters of the path: `vinssit/koytys` of `/c/:alias+`. */
export const pathTail = (path: string, address: string): string => {
  const literal = segments(path).filter(part => !part.startsWith(':')).length;
  return segments(address).slice(literal).join('/');
};
