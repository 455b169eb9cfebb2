/** Brands for stories and tests: letters of both alphabets, a number, a long name. */
import type { BrandEntry } from '#api/catalogue/list-types.ts';

const names = [
  'Örnax',
  'Änkyrä',
  'Zeta',
  'Routakita',
  'routahammas',
  '4WD Tuning',
  'Ålandia',
  'Moottoriajoneuvovaruste',
];

export const sampleBrands: BrandEntry[] = names.map((name, index) => ({
  id: index + 1,
  alias: `brand-${index}`,
  name,
  href: `/b/brand-${index}`,
  logo: null,
}));
