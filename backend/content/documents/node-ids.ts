/** Ids of documents and nodes from names and numbers of rows, and numbers for documents that never were rows. */

const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `The front page area` → `the-front-page-area`. */
export function idOf(name: string): string {
  if (idPattern.test(name) && name.length <= 64) return name;
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return plain === '' ? 'x' : plain;
}

/** The first of `id`, `id-2`, `id-3` … that is not taken; takes it. */
export function takeId(id: string, taken: Set<string>): string {
  let free = id;
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
  taken.add(free);
  return free;
}

const highest = 2 ** 30;

/** A number that the API can have as an id, always the same for a text and far above those of rows (FNV-1a). */
export function numberFor(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return highest + ((hash >>> 0) % highest);
}
