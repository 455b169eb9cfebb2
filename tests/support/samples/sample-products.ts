/** Products as lists return them, for components that show them: plausible and different from each other. */
import type { ProductCard, Stock } from '#api/catalogue/types.ts';

const stockOf = (inStock: number): Stock => ({
  totalStock: inStock,
  inStock,
  oversellable: 0,
  static: 0,
  incoming: null,
});

const euros = (amount: number) => `${amount.toFixed(2).replace('.', ',')} €`;

export function aProduct(changes: Partial<ProductCard> = {}): ProductCard {
  return {
    productId: 1,
    alias: 'vinssi-2500',
    name: 'Vinssi 2500 lb synteettisellä köydellä',
    href: '/p/vinssi-2500',
    brand: { name: 'Karhuveto', href: '/b/karhuveto' },
    images: ['vinssi.svg'],
    price: {
      sellingIncVat: 299,
      sellingExVat: 238.25,
      sellingIncVatFormatted: '299,00 €',
      sellingExVatFormatted: '238,25 €',
      regularIncVatFormatted: '299,00 €',
      regularExVatFormatted: '238,25 €',
      isDiscounted: false,
      discountPercentage: 0,
      currency: 'EUR',
    },
    lowestPrice: null,
    stock: stockOf(12),
    skuCount: 1,
    buySkuId: 11,
    rating: null,
    campaigns: [],
    ...changes,
  };
}

/** The same product, reduced by a quarter. */
export function aReducedProduct(changes: Partial<ProductCard> = {}): ProductCard {
  const plain = aProduct();
  return aProduct({
    productId: 2,
    alias: 'vinssi-tarjous',
    name: 'Vinssi 3500 lb teräsvaijerilla',
    href: '/p/vinssi-tarjous',
    price: {
      ...plain.price,
      sellingIncVat: 224.25,
      sellingIncVatFormatted: euros(224.25),
      sellingExVatFormatted: euros(178.69),
      isDiscounted: true,
      discountPercentage: 25,
    },
    lowestPrice: { incVatFormatted: euros(279), exVatFormatted: euros(222.31) },
    ...changes,
  });
}

/** Names of every length, every kind of price, every stock status. */
export function someProducts(count: number): ProductCard[] {
  const names = [
    'Lumiaurapaketti 150 cm, takateline ja pikakiinnitys',
    'Öljynsuodatin',
    'Moottorikelkkatakkikäyttömukavuusvuorillinen talvitakki naisille, tummanharmaa ja punainen',
    'Mutarengas 26x9-12 6-kerroksinen',
    'Etupuskuri terästä',
    'Vetokuulasarja 50 mm',
  ];
  return Array.from({ length: count }, (_, index) => {
    const make = index % 4 === 1 ? aReducedProduct : aProduct;
    const name = names[index % names.length] ?? 'Osa';
    return make({
      productId: index + 1,
      alias: `tuote-${index + 1}`,
      href: `/p/tuote-${index + 1}`,
      name,
      images: index % 7 === 6 ? [] : [`tuote-${index + 1}.svg`],
      stock: index % 5 === 3 ? stockOf(0) : stockOf(index % 3 === 0 ? 3 : 14),
      ...(index % 3 === 0 ? { rating: { score: 3.75, voteCount: index + 1 } } : {}),
      ...(index % 6 === 4 ? { brand: null } : {}),
    });
  });
}
