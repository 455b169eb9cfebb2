/** The unverified claims of a token; only for display, never for access. */

/** Keys may be URLs: the last segment counts, with a lower-case first letter. Empty for an unreadable token. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  // Most requests have none, and parsing nothing throws: that took a tenth of a small query.
  if (token === '') return {};
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
