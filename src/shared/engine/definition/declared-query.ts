/** The query keys that a page file declares; `p-*` matches every key with that prefix. */
export const isDeclaredKey = (declared: readonly string[], key: string): boolean =>
  declared.some(name => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : name === key));
