/** Which keys of a query a page file names as its own; `p-*` stands for every key that starts so. */
export const isDeclaredKey = (declared: readonly string[], key: string): boolean =>
  declared.some(name => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : name === key));
