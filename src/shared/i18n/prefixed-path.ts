/** Adds a prefix such as `/sv` or `/se/sv` to a path; the front page has no trailing slash: `/sv`. */
export function atPrefix(prefix: string, path: string): string {
  if (prefix === '') return path;
  return /^\/(?:$|[?#])/.test(path) ? prefix + path.slice(1) : prefix + path;
}
