/** The facet slug of a SKU's name, so that equal sizes of different products share a value. */
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
