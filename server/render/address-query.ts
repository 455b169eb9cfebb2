/** What of a visitor's query goes along when the visitor is sent to another address. */

/** The address without one key of its query. */
export function withoutKey(address: string, query: URLSearchParams, key: string): string {
  const kept = new URLSearchParams(query);
  kept.delete(key);
  const path = address.split('?', 1)[0] ?? address;
  return kept.size > 0 ? `${path}?${kept.toString()}` : path;
}

/** `location` with the visitor's keys, among them those that no page declares (R-ROUTE-7). Its own keys win, its hash stays last. */
export function withVisitorsKeys(
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
