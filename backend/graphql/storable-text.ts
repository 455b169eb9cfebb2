/** PostgreSQL cannot store NUL and unpaired surrogates: such texts are rejected before they reach a query (R-DATA-9). */
const unstorable = /[\0\p{Surrogate}]/u;

export const isStorable = (text: string): boolean => !unstorable.test(text);

/** The path of the first text in a value, or the first key, that cannot be stored: `item.message`; null when all can. */
export function unstorablePath(value: unknown, path: string): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) return path || 'key';
    const found = unstorablePath(inner, path ? `${path}.${key}` : key);
    if (found !== null) return found;
  }
  return null;
}
