/** Converts an API product to a card. */
import type { CardPartsFragment, StockPartsFragment } from '../fragments.gen.ts';
import { hrefOf, present, textOf } from '../present.ts';
import { toPrice } from './to-price.ts';
import type { ProductCard, Stock } from './types.ts';

export const toStock = (
  wire: StockPartsFragment | null | undefined,
  incoming: string | null = null,
): Stock => ({
  totalStock: wire?.totalStock ?? 0,
  inStock: wire?.inStock ?? 0,
  oversellable: wire?.oversellable ?? 0,
  static: wire?.static ?? 0,
  incoming,
});

/** The earliest delivery date of any sku of a sold-out product. */
const earliest = (dates: (string | null)[]): string | null =>
  dates.filter(date => date !== null).toSorted()[0] ?? null;

export function toCard(wire: CardPartsFragment): ProductCard {
  const skus = present(wire.skus);
  const lowest = wire.lowestPrice;
  return {
    productId: wire.productId,
    alias: wire.alias,
    name: textOf(wire.name),
    href: hrefOf(wire.canonicalUrl),
    brand: wire.brand ? { name: textOf(wire.brand.name), href: hrefOf(wire.brand.canonicalUrl) } : null,
    images: present(wire.productImages).map(image => image.fileName),
    price: toPrice(wire.unitPrice),
    lowestPrice:
      wire.unitPrice?.isDiscounted && lowest
        ? {
            incVatFormatted: textOf(lowest.lowestPriceIncVatFormatted),
            exVatFormatted: textOf(lowest.lowestPriceExVatFormatted),
          }
        : null,
    stock: toStock(wire.totalStock, earliest(skus.map(sku => sku.incoming))),
    skuCount: skus.length,
    campaigns: present(wire.discountCampaigns).flatMap(({ name, hideTitle }) =>
      name && !hideTitle ? [name] : [],
    ),
  };
}
