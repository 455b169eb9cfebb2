/** A product's price history, related products and back-in-stock notifications. */
import { toPrice } from '../catalogue/to-price.ts';
import { toProductCompatibility } from '../vehicle/product-compatibility.ts';
import { hrefOf, present, textOf } from '../present.ts';
import type { StandardVariables } from '../standard-variables.ts';
import type { Transport } from '../transport.ts';
import { MonitorAvailabilityDocument, PriceHistoryDocument, RelatedProductsDocument } from './product.gen.ts';
import type { ProductApi, RelatedGroup } from './types.ts';

const onlySku = (skus: readonly { skuId: number; stock: { totalStock: number } | null }[]): number | null => {
  const [only] = skus;
  return skus.length === 1 && only?.stock && only.stock.totalStock > 0 ? only.skuId : null;
};

export const createProductApi = (transport: Transport, standard: StandardVariables): ProductApi => ({
  async priceHistory(alias) {
    const { product } = await transport.query(PriceHistoryDocument, { ...standard, alias });
    return present(product?.priceLog)
      .map(({ date, isLowest, sellingPriceIncVat, ...formatted }) => ({
        date,
        isLowest,
        incVat: sellingPriceIncVat,
        incVatFormatted: textOf(formatted.sellingPriceIncVatFormatted),
        exVatFormatted: textOf(formatted.sellingPriceExVatFormatted),
      }))
      .toSorted((one, other) => one.date.localeCompare(other.date));
  },

  async related(alias) {
    const { relatedProducts } = await transport.query(RelatedProductsDocument, { ...standard, alias });
    const groups = new Map<string, RelatedGroup>();
    for (const wire of present(relatedProducts)) {
      const group = groups.get(wire.relationType) ?? { type: wire.relationType, products: [] };
      group.products.push({
        alias: wire.alias,
        name: textOf(wire.name),
        href: hrefOf(wire.canonicalUrl),
        brand: textOf(wire.brand?.name),
        image: present(wire.productImages)[0]?.fileName ?? null,
        price: toPrice(wire.unitPrice),
        fit: toProductCompatibility(wire.parameterGroups),
        skuId: onlySku(present(wire.skus)),
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
