/**
 * The brand at the beginning of a product's name, as written there and with the space after it; empty when the name begins
 * otherwise or is the brand alone. The case of letters does not count.
 */
export function brandInName(name: string, brand: string | undefined): string {
  if (!brand || name.length <= brand.length + 1) return '';
  const isBranded = name.toLowerCase().startsWith(`${brand.toLowerCase()} `);
  return isBranded ? name.slice(0, brand.length + 1) : '';
}
