/** The first letters of the first and the last part of a name, of a mail address its first letter. */
export function initialsOf(name: string): string {
  const parts = name
    .trim()
    .split(/[\s.@_-]+/u)
    .filter(Boolean);
  const chosen = name.includes('@') ? parts.slice(0, 1) : [parts[0], parts.length > 1 ? parts.at(-1) : ''];
  return chosen
    .map(part => [...(part ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
