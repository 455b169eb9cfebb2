/** Products related to a winch, for stories and tests. */
import type { Price, ProductCard } from '#api/catalogue/types.ts';
import type { RelatedGroup, RelatedProduct } from '#api/product/types.ts';

const product = (alias: string, name: string, amount: number): RelatedProduct => {
  const card: ProductCard = {
    productId: amount,
    alias,
    name,
    href: `/p/${alias}`,
    brand: { name: 'Karhuveto', href: '/b/karhuveto' },
    images: [],
    price: priceOf(amount),
    lowestPrice: null,
    stock: { totalStock: 8, inStock: 8, oversellable: 0, static: 0, incoming: null },
    skuCount: 1,
    buySkuId: amount,
    rating: { score: 4.2, voteCount: 9 },
    campaigns: [],
  };
  const { href, price } = card;
  return { card, alias, name, href, price, brand: 'Karhuveto', image: null, fit: null, skuId: amount };
};

const priceOf = (amount: number): Price => ({
  sellingIncVat: amount,
  sellingExVat: amount / 1.255,
  sellingIncVatFormatted: `${amount},00 €`,
  sellingExVatFormatted: `${Math.round(amount / 1.255)},00 €`,
  regularIncVatFormatted: `${amount},00 €`,
  regularExVatFormatted: `${Math.round(amount / 1.255)},00 €`,
  isDiscounted: false,
  discountPercentage: 0,
  currency: 'EUR',
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
