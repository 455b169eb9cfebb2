/** What a token says about its bearer, in the words of the contract's clients; a hint for shows, nobody is trusted on it. */

/** Keys may be addresses: the last part counts, its first letter small. Empty for a token that cannot be read. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    if (typeof claims !== 'object' || claims === null) return {};
    return Object.fromEntries(
      Object.entries(claims).map(([key, value]) => {
        const name = key.slice(key.lastIndexOf('/') + 1);
        return [name.charAt(0).toLowerCase() + name.slice(1), value];
      }),
    );
  } catch {
    return {};
  }
}
