/** The query of a visitor who is redirected. */

/** The address without one parameter of its query. */
export function withoutParameter(address: string, query: URLSearchParams, key: string): string {
  const kept = new URLSearchParams(query);
  kept.delete(key);
  const path = address.split('?', 1)[0] ?? address;
  return kept.size > 0 ? `${path}?${kept.toString()}` : path;
}

/** `location` with the visitor's parameters, also undeclared ones. Its own parameters win, its hash stays last. */
export function withVisitorParameters(
  location: string,
  { search, query }: { search: string; query: URLSearchParams },
): string {
  const [, target = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(location) ?? [];
  const cut = target.indexOf('?');
  // As the visitor wrote it, where nothing has to be put together.
  if (cut < 0) return target + search + hash;
  const own = new URLSearchParams(target.slice(cut));
  const further = new URLSearchParams([...query].filter(([key]) => !own.has(key))).toString();
  return (further ? `${target}${own.size > 0 ? '&' : ''}${further}` : target) + hash;
}
