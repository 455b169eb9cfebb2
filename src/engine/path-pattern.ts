/** The path patterns of React Router: their parameters, and which of several wins. */

const scoreOf = (segment: string): number => {
  if (segment === '*') return -2;
  if (segment === '') return 1;
  return segment.startsWith(':') ? 3 : 10;
};

/** The higher score wins: literal segments over parameters, parameters over `*`; a longer path over a shorter one. */
export const routeScore = (path: string): number => {
  const segments = path.split('/');
  return segments.reduce((score, segment) => score + scoreOf(segment), segments.length);
};

/** Names of the parameters, in order; `splat` is that of `*`. */
export const pathParameters = (path: string, splat = '*'): string[] =>
  path
    .split('/')
    .filter(part => part === '*' || part.startsWith(':'))
    .map(part => (part === '*' ? splat : part.slice(1).replace(/\?$/, '')));

/** `/content/:alias?` stands for two patterns, of which the longer is tried first. */
export const optionalVariants = (path: string): string[] =>
  path.endsWith('?') ? [path.slice(0, -1), path.slice(0, path.lastIndexOf('/')) || '/'] : [path];
