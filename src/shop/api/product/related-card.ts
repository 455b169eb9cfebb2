/** The card of a related product on a platform that tells no more of it than its relation does. */
import { toCard } from '../catalogue/to-card.ts';
import type { ProductCard } from '../catalogue/types.ts';
import type { StockPartsFragment } from '../fragments.gen.ts';
import { present } from '../present.ts';
import type { RelatedPartsFragment } from './product.gen.ts';

function sumOf(stocks: readonly (StockPartsFragment | null)[]): StockPartsFragment {
  const sum = { totalStock: 0, inStock: 0, oversellable: 0, static: 0 };
  for (const stock of present(stocks)) {
    sum.totalStock += stock.totalStock;
    sum.inStock += stock.inStock;
    sum.oversellable += stock.oversellable;
    sum.static += stock.static ?? 0;
  }
  return sum;
}

/** A reduction needs the lowest price before it, which a relation does not tell (R-LAW-2). */
const unknownLowest = {
  isDiscounted: false,
  discountPercentage: 0,
  lowestPriceIncVatFormatted: null,
  lowestPriceExVatFormatted: null,
};

export function cardOfRelation(wire: RelatedPartsFragment): ProductCard {
  const skus = present(wire.skus);
  return toCard({
    productId: skus[0]?.productId ?? 0,
    articleNumber: null,
    alias: wire.alias,
    name: wire.name,
    canonicalUrl: wire.canonicalUrl,
    brand: wire.brand,
    productImages: wire.productImages,
    unitPrice: wire.unitPrice,
    lowestPackagePrice: null,
    lowestPrice: unknownLowest,
    type: null,
    rating: null,
    totalStock: sumOf(skus.map(({ stock }) => stock)),
    skus,
    discountCampaigns: wire.discountCampaigns,
  });
}
