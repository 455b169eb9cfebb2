/** Allow-list of URLs (R-SEC-2): http(s), mailto, tel, fragments, queries and own paths; others are dropped. */
const ownPath = /^\/(?![/\\])/;
const known = /^(https?:\/\/[^\s/\\]|mailto:[^\s]|tel:[+\d])/i;

/** Browsers ignore control characters in a URL, so they are removed before the check. */
const ignored = (code: number): boolean => code <= 0x20 || (code >= 0x7f && code <= 0xa0);

/** Removes ignored characters; the common case without any returns early. */
function bareOf(address: string): string {
  for (let at = 0; at < address.length; at += 1)
    if (ignored(address.charCodeAt(at)))
      return [...address].filter(character => !ignored(character.charCodeAt(0))).join('');
  return address;
}

/** The URL if it is allowed, else undefined. */
export function safeAddress(address: string): string | undefined {
  const bare = bareOf(address);
  if (bare.includes('\\')) return undefined;
  return ownPath.test(bare) || known.test(bare) || /^[#?]/.test(bare) ? address.trim() : undefined;
}
