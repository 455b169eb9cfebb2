/** Path patterns in React Router's syntax: their parameters and their precedence. */

const scoreOf = (segment: string): number => {
  if (segment === '*') return -2;
  if (segment === '') return 1;
  return segment.startsWith(':') ? 3 : 10;
};

/** The higher score wins: literal segments before parameters, parameters before `*`, long paths before short ones. */
export const routeScore = (path: string): number => {
  const segments = path.split('/');
  return segments.reduce((score, segment) => score + scoreOf(segment), segments.length);
};

/** Parameter names in order; `splat` names the `*`. */
export const pathParameters = (path: string, splat = '*'): string[] =>
  path
    .split('/')
    .filter(part => part === '*' || part.startsWith(':'))
    .map(part => (part === '*' ? splat : part.slice(1).replace(/\?$/, '')));

/** `/content/:alias?` becomes two patterns, the longer first. */
export const optionalVariants = (path: string): string[] =>
  path.endsWith('?') ? [path.slice(0, -1), path.slice(0, path.lastIndexOf('/')) || '/'] : [path];
