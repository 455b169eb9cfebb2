/** Complete products for the product page: one SKU, several sizes, colours and lengths, a package. */
import type { PackageGroup, Product, ProductCard, Sku, Stock, Variant } from '#api/catalogue/types.ts';
import { aPrice } from '../worlds/shopper-scene.tsx';

export const aStock = (inStock: number, changes: Partial<Stock> = {}): Stock => ({
  totalStock: inStock,
  inStock,
  oversellable: 0,
  static: 0,
  incoming: null,
  ...changes,
});

export const aSku = (skuId: number, changes: Partial<Sku> = {}): Sku => ({
  skuId,
  articleNumber: `KV-2500-${skuId}`,
  name: `Koko ${skuId}`,
  gtin: null,
  stock: aStock(12),
  ...changes,
});

const aCard = (changes: Partial<ProductCard> = {}): ProductCard => ({
  productId: 1,
  alias: 'vinssi-2500',
  name: 'Vinssi 2500 lb synteettisellä köydellä ja kauko-ohjaimella',
  href: '/p/vinssi-2500',
  brand: { name: 'Karhuveto', href: '/b/karhuveto' },
  images: ['vinssi-1.svg', 'vinssi-2.svg', 'vinssi-3.svg'],
  price: aPrice(299),
  lowestPrice: null,
  stock: aStock(12),
  skuCount: 1,
  buySkuId: 11,
  rating: null,
  campaigns: [],
  ...changes,
});

export const aDetail = (changes: Partial<Product> = {}): Product => ({
  ...aCard(),
  articleNumber: 'KV-2500',
  weight: 4200,
  type: 'product',
  summary: '<p>Vetää mönkijän irti suosta ja lumesta. Köysi on kevyt ja kelluu.</p>',
  description:
    '<p>Vinssissä on <strong>1,3 kW:n</strong> moottori ja kolmiportainen planeettavaihteisto.</p>',
  extra: '',
  skus: [aSku(11, { name: '' })],
  fit: null,
  specifications: [
    {
      group: 'Mitat',
      rows: [
        { name: 'Vetokyky', value: '1134 kg' },
        { name: 'Köyden pituus', value: '15 m' },
      ],
    },
  ],
  breadcrumbs: [],
  primaryCategory: { name: 'Vinssit', href: '/c/vinssit', alias: 'vinssit' },
  brandAlias: 'karhuveto',
  hasMatchingSet: false,
  fittingVehicles: [],
  variantDimensions: [],
  variants: [],
  packageGroups: [],
  guides: [],
  interchange: [],
  applications: [],
  assemblyPositions: [],
  alternates: [],
  socialImage: null,
  meta: { title: '', description: '' },
  ...changes,
});

export const aVariant = (productId: number, changes: Partial<Variant> = {}): Variant => ({
  productId,
  alias: `tuote-${productId}`,
  href: `/p/tuote-${productId}`,
  label: `Malli ${productId}`,
  value: `v${productId}`,
  level: 1,
  dimension: 'Color',
  colour: null,
  image: null,
  stock: aStock(4),
  variants: [],
  ...changes,
});

export const aGroup = (groupId: number, changes: Partial<PackageGroup> = {}): PackageGroup => ({
  groupId,
  name: 'Aura',
  description: '',
  required: true,
  options: [1, 2].map(index => ({
    optionId: groupId * 10 + index,
    name: `Auran terä ${index === 1 ? 130 : 150} cm`,
    quantity: 1,
    isSelected: false,
    product: aCard({ productId: groupId * 10 + index, price: aPrice(199 + 40 * index) }),
    skuId: groupId * 100 + index,
    lowest: null,
  })),
  ...changes,
});
