/** A product as structured data: one object per SKU (R-PRODUCT-34). */
import type { Product, Sku, Stock } from '#api/catalogue/types.ts';
import type { JsonLdMaker } from '#engine/page-services.ts';

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** Available but not in stock means delivered later. */
const availability = ({ totalStock, inStock }: Stock): string =>
  totalStock === 0 ? 'OutOfStock' : inStock === 0 ? 'BackOrder' : 'InStock';

/** A UPC is an EAN without its leading zero. */
const ean = (gtin: string): string => (gtin.length === 12 ? `0${gtin}` : gtin);

const hasName = (name: string): boolean => name !== '' && name !== '-';

function ratingOf({ rating }: Product) {
  if (!rating || rating.voteCount === 0) return {};
  const { score, voteCount } = rating;
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: score, reviewCount: voteCount } };
}

/** Packages and products without sizes have no SKUs and count as one item. */
const itemsOf = ({
  skus,
  articleNumber,
  stock,
}: Product): Pick<Sku, 'articleNumber' | 'name' | 'gtin' | 'stock'>[] =>
  skus.length > 0 ? skus : [{ articleNumber, name: '', gtin: null, stock }];

export const productJsonLd: JsonLdMaker = ({ origin }, data) => {
  const item = data.product as Product | undefined;
  if (!item) return null;
  const colour = item.variantDimensions.find(({ dimension }) => dimension === 'Color');
  return itemsOf(item).map(sku => ({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.name,
    sku: sku.articleNumber || item.articleNumber,
    ...(sku.gtin ? { gtin: ean(sku.gtin) } : {}),
    inProductGroupWithID: String(item.productId),
    description: plainText(item.summary || item.description),
    image: item.images.map(file => `${origin}/images/product/800f800/${encodeURIComponent(file)}`),
    ...(item.brand ? { brand: { '@type': 'Brand', name: item.brand.name } } : {}),
    ...(colour ? { color: colour.label } : {}),
    ...(hasName(sku.name) ? { size: sku.name } : {}),
    ...ratingOf(item),
    offers: {
      '@type': 'Offer',
      url: origin + item.href,
      price: item.price.sellingIncVat.toFixed(2),
      priceCurrency: item.price.currency,
      availability: `https://schema.org/${availability(sku.stock)}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  }));
};
