/** The allow-list of addresses (R-SEC-2): http(s), mailto, tel and paths of our own; everything else is dropped. */
const ownPath = /^\/(?![/\\])/;
const known = /^(https?:\/\/[^\s/\\]|mailto:[^\s]|tel:[+\d])/i;

/** Browsers leave control characters out of an address before they read it, so they are left out before it is judged. */
const ignored = (code: number): boolean => code <= 0x20 || (code >= 0x7f && code <= 0xa0);

/** Nearly every address comes back as it is, without being taken apart. */
function bareOf(address: string): string {
  for (let at = 0; at < address.length; at += 1)
    if (ignored(address.charCodeAt(at)))
      return [...address].filter(character => !ignored(character.charCodeAt(0))).join('');
  return address;
}

/** The address when it is allowed, else undefined. */
export function safeAddress(address: string): string | undefined {
  const bare = bareOf(address);
  if (bare.includes('\\')) return undefined;
  return ownPath.test(bare) || known.test(bare) || /^[#?]/.test(bare) ? address.trim() : undefined;
}
