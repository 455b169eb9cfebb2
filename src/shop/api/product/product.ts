/** A product's price history, related products and back-in-stock notifications. */

import { present, presentText } from '../present.ts';
import type { StandardVariables } from '../standard-variables.ts';
import type { Transport } from '../transport.ts';
import { toProductCompatibility } from '../vehicle/to-product-compatibility.ts';
import { MonitorAvailabilityDocument, PriceHistoryDocument, RelatedProductsDocument } from './product.gen.ts';
import { toRelatedCard } from './related-card.ts';
import type { ProductApi, RelatedGroup } from './types.ts';

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
    const { relatedProducts } = await transport.query(RelatedProductsDocument, { ...standard, alias });
    const groups = new Map<string, RelatedGroup>();
    for (const wire of present(relatedProducts)) {
      const group = groups.get(wire.relationType) ?? { type: wire.relationType, products: [] };
      const card = toRelatedCard(wire);
      const { alias, name, href, brand, images, price, buySkuId } = card;
      group.products.push({
        ...{ card, alias, name, href, price },
        brand: brand?.name ?? '',
        image: images[0] ?? null,
        fit: toProductCompatibility((wire.product ?? wire).parameterGroups, wire.product?.packageFit),
        skuId: buySkuId,
      });
      groups.set(wire.relationType, group);
    }
    return [...groups.values()];
  },

  async notifyWhenBack(email, skuId) {
    const answer = await transport.mutate(MonitorAvailabilityDocument, { ...standard, email, skuId });
    return answer.monitorProductAvailability === true;
  },
});
