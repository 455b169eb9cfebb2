/** The secret of a followed link: `/sign-in#SECRET`, `/invite#SECRET`. */
export interface LinkToken {
  kind: 'link' | 'invitation';
  secret: string;
}

const kinds: Readonly<Record<string, LinkToken['kind']>> = { '/sign-in': 'link', '/invite': 'invitation' };

/** Reads the secret and removes it from the address, so that it reaches neither the history nor a bookmark. */
export function takeToken(
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
  history: Pick<History, 'replaceState'>,
): LinkToken | null {
  const kind = kinds[pathname];
  if (kind === undefined) return null;
  history.replaceState(null, '', '/');
  return hash.length > 1 ? { kind, secret: hash.slice(1) } : null;
}
