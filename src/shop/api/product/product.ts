/** A product's price history, related products and back-in-stock notifications. */

import { madeOnce } from '#kernel/work/made-once.ts';
import { toCard } from '../catalogue/to-card.ts';
import type { ProductCard } from '../catalogue/types.ts';
import { ifSupported } from '../if-supported.ts';
import { present, presentText } from '../present.ts';
import type { StandardVariables } from '../standard-variables.ts';
import type { Transport } from '../transport.ts';
import { toPrintedCompatibility, toProductCompatibility } from '../vehicle/to-product-compatibility.ts';
import {
  MonitorAvailabilityDocument,
  PriceHistoryDocument,
  RecommendedProductsDocument,
  RelatedProductsDocument,
} from './product.gen.ts';
import { cardOfRelation } from './related-card.ts';
import type { ProductApi, RelatedGroup, RelatedProduct } from './types.ts';

interface Relation {
  type: string;
  product: RelatedProduct;
}

function related(type: string, card: ProductCard, fit: RelatedProduct['fit']): Relation {
  const { alias, name, href, brand, images, price, buySkuId: skuId } = card;
  const shown = { brand: brand?.name ?? '', image: images[0] ?? null };
  return { type, product: { ...{ card, alias, name, href, price, fit, skuId }, ...shown } };
}

/** In the order of the first product of each kind. */
function inGroups(relations: readonly Relation[]): RelatedGroup[] {
  const groups = new Map<string, RelatedGroup>();
  for (const { type, product } of relations) {
    const group = groups.get(type) ?? { type, products: [] };
    group.products.push(product);
    groups.set(type, group);
  }
  return [...groups.values()];
}

const cardOf = madeOnce(toCard);

export const createProductApi = (transport: Transport, standard: StandardVariables): ProductApi => ({
  async priceHistory(alias) {
    const { product } = await transport.query(PriceHistoryDocument, { ...standard, alias });
    return present(product?.priceLog)
      .map(({ date, isLowest, sellingPriceIncVat, ...formatted }) => ({
        date,
        isLowest,
        incVat: sellingPriceIncVat,
        incVatFormatted: presentText(formatted.sellingPriceIncVatFormatted),
        exVatFormatted: presentText(formatted.sellingPriceExVatFormatted),
      }))
      .toSorted((one, other) => one.date.localeCompare(other.date));
  },

  async related(alias) {
    const asked = { ...standard, alias };
    const own = await ifSupported(transport.query(RecommendedProductsDocument, asked));
    if (own)
      return inGroups(
        present(own.recommendedProducts).map(({ relationType, fits, product }) =>
          related(relationType, cardOf(product), toPrintedCompatibility(fits, product.packageFit)),
        ),
      );
    const { relatedProducts } = await transport.query(RelatedProductsDocument, asked);
    return inGroups(
      present(relatedProducts).map(wire =>
        related(wire.relationType, cardOfRelation(wire), toProductCompatibility(wire.parameterGroups)),
      ),
    );
  },

  async notifyWhenBack(email, skuId) {
    const answer = await transport.mutate(MonitorAvailabilityDocument, { ...standard, email, skuId });
    return answer.monitorProductAvailability === true;
  },
});
