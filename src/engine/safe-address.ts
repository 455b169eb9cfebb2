/** The allow-list of addresses (faults 77): http(s), mailto, tel and paths of our own; everything else is dropped. */
const ownPath = /^\/(?![/\\])/;
const known = /^(https?:\/\/[^\s/\\]|mailto:[^\s]|tel:[+\d])/i;
const ignored = /[\u0000-\u0020\u007f-\u00a0]/g;

/** The address when it is allowed, else undefined. */
export function safeAddress(address: string): string | undefined {
  const bare = address.replace(ignored, '');
  if (bare.includes('\\')) return undefined;
  return ownPath.test(bare) || known.test(bare) || /^[#?]/.test(bare) ? address.trim() : undefined;
}
