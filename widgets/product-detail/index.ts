/** A product page: images left, purchase right, details below. */
import { defineWidget } from '#engine/contract.ts';
import { ProductDetail } from './product-detail.tsx';
import type { ProductDetailProps } from './product-detail-props.ts';

export default defineWidget<ProductDetailProps>({
  type: 'product-detail',
  hydrate: 'interaction',
  critical: true,
  singleton: true,
  hasPicture: true,
  // The page lists the vehicles (a hundred for a tyre); the client code needs none of them.
  browserProps: ({ product, ...props }) => ({
    ...props,
    product: { ...product, fit: product.fit && { ...product.fit, vehicles: [] } },
  }),
  view: ProductDetail,
});
