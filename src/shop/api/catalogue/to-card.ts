/** Converts an API product to a card. */
import type { CardPartsFragment, StockPartsFragment } from '../fragments.gen.ts';
import { hrefOf, present, presentText } from '../present.ts';
import { announcedPrice } from './announced-price.ts';
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

/** A package and a product with several SKUs need a choice first. */
function buySkuOf(
  { type, totalStock }: CardPartsFragment,
  skus: readonly { skuId: number }[],
): number | null {
  const [only] = skus;
  return skus.length === 1 && only && type !== 'package' && (totalStock?.totalStock ?? 0) > 0
    ? only.skuId
    : null;
}

export function toCard(wire: CardPartsFragment): ProductCard {
  const skus = present(wire.skus);
  const lowest = wire.lowestPrice;
  const price = announcedPrice(wire);
  return {
    productId: wire.productId,
    ...(wire.articleNumber ? { articleNumber: wire.articleNumber } : {}),
    alias: wire.alias,
    name: presentText(wire.name),
    href: hrefOf(wire.canonicalUrl),
    brand: wire.brand ? { name: presentText(wire.brand.name), href: hrefOf(wire.brand.canonicalUrl) } : null,
    images: present(wire.productImages).map(image => image.fileName),
    price,
    lowestPrice:
      price.isDiscounted && lowest
        ? {
            incVatFormatted: presentText(lowest.lowestPriceIncVatFormatted),
            exVatFormatted: presentText(lowest.lowestPriceExVatFormatted),
          }
        : null,
    stock: toStock(wire.totalStock, earliest(skus.map(sku => sku.incoming))),
    skuCount: skus.length,
    buySkuId: buySkuOf(wire, skus),
    rating:
      wire.rating && wire.rating.voteCount > 0
        ? { score: wire.rating.score, voteCount: wire.rating.voteCount }
        : null,
    campaigns: present(wire.discountCampaigns).flatMap(({ name, hideTitle }) =>
      name && !hideTitle ? [name] : [],
    ),
    ...(present(wire.discountCampaigns).some(
      ({ action, actionValue }) => action === 'free_shipping' && actionValue === '0',
    ) && { hasFreeDelivery: true }),
  };
}
