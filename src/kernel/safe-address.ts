/** The allow-list of addresses (faults 77): http(s), mailto, tel and paths of our own; everything else is dropped. */
const ownPath = /^\/(?![/\\])/;
const known = /^(https?:\/\/[^\s/\\]|mailto:[^\s]|tel:[+\d])/i;

/** Browsers leave control characters out of an address before they read it, so they are left out before it is judged. */
const ignored = (character: string): boolean => {
  const code = character.charCodeAt(0);
  return code <= 0x20 || (code >= 0x7f && code <= 0xa0);
};

/** The address when it is allowed, else undefined. */
export function safeAddress(address: string): string | undefined {
  const bare = [...address].filter(character => !ignored(character)).join('');
  if (bare.includes('\\')) return undefined;
  return ownPath.test(bare) || known.test(bare) || /^[#?]/.test(bare) ? address.trim() : undefined;
}
