/** What the facet of a SKU's name is called: sizes of different products meet in one. */
const meaningless = new Set(['', '-', 'one size']);

/** Null for the name of the only SKU of its product. */
export function skuSlug(name: string): string | null {
  if (meaningless.has(name.toLowerCase())) return null;
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}+/gu, '');
  const words = plain.match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  return [...new Set(words)].join('-');
}
