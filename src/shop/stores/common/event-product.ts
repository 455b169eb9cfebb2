/** Converts products of cart lines and product pages to the product data of events. */
import type { Cart, CartLine } from '#api/cart/types.ts';
import type { Price, Product } from '#api/catalogue/types.ts';
import type { EventCart, EventItem, EventProduct } from './event-log.ts';

const priced = (price: Price) => ({
  price: price.sellingIncVat,
  priceExVat: price.sellingExVat,
  currency: price.currency,
  discountPercentage: price.isDiscounted ? price.discountPercentage : 0,
});

export const eventProductOfLine = ({
  product,
  skuName,
  unitPrice,
  saved,
  quantity,
}: CartLine): EventProduct => ({
  productId: product.productId,
  name: product.name,
  articleNumber: product.articleNumber,
  brand: product.brand,
  ...(skuName ? { variant: skuName } : {}),
  ...priced(unitPrice),
  ...(saved.incVat > 0 ? { discount: saved.incVat / quantity } : {}),
  isCampaign: false,
});

/** The cart of an event. */
export const eventCartOf = ({ lines, promoCode }: Pick<Cart, 'lines' | 'promoCode'>): EventCart => ({
  items: eventItemsOf(lines),
  ...(promoCode ? { coupon: promoCode } : {}),
});

const eventItemsOf = (lines: readonly CartLine[]): EventItem[] =>
  lines.map(line => ({ product: eventProductOfLine(line), quantity: line.quantity }));

export const eventProductOf = (product: Product): EventProduct => ({
  productId: product.productId,
  name: product.name,
  ...(product.brand ? { brand: product.brand.name } : {}),
  articleNumber: product.articleNumber,
  ...(product.primaryCategory ? { category: product.primaryCategory.name } : {}),
  ...priced(product.price),
  isCampaign: product.campaigns.length > 0,
});
