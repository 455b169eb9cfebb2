/** Products related to a winch, for stories and tests. */
import type { RelatedGroup, RelatedProduct } from '#api/product/types.ts';

const product = (alias: string, name: string, amount: number): RelatedProduct => ({
  alias,
  name,
  href: `/p/${alias}`,
  brand: 'Karhuveto',
  image: null,
  price: {
    sellingIncVat: amount,
    sellingExVat: amount / 1.255,
    sellingIncVatFormatted: `${amount},00 €`,
    sellingExVatFormatted: `${Math.round(amount / 1.255)},00 €`,
    regularIncVatFormatted: `${amount},00 €`,
    regularExVatFormatted: `${Math.round(amount / 1.255)},00 €`,
    isDiscounted: false,
    discountPercentage: 0,
    currency: 'EUR',
  },
  fit: null,
  skuId: null,
});

export const sampleRelated: readonly RelatedGroup[] = [
  {
    type: 'ACCESSORIES',
    products: [
      product('koysi', 'Synteettinen vinssiköysi 5 mm × 15 m', 49),
      product('koukku', 'Turvakoukku vinssiin', 19),
    ],
  },
  { type: 'Huolto', products: [product('rasva', 'Vaihteistorasva', 12)] },
];
