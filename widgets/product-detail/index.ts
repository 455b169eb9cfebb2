/** A product page: images left, purchase right, details below. */
import type { Product } from '#api/catalogue/types.ts';
import { defineWidget } from '#engine/contract.ts';
import { ProductDetail } from './product-detail.tsx';
import type { ProductDetailProps } from './product-detail-props.ts';

/**
 * What the page's HTML says and the client code does not need: the facts, which stay as the server rendered them, what
 * is in the head, and the vehicles (a hundred for a tyre).
 */
const onlyInHtml = {
  description: '',
  extra: '',
  specifications: [],
  breadcrumbs: [],
  alternates: [],
  socialImage: null,
  rating: null,
  meta: { title: '', description: '' },
} satisfies Partial<Product>;

export default defineWidget<ProductDetailProps>({
  type: 'product-detail',
  hydrate: 'interaction',
  critical: true,
  singleton: true,
  hasPicture: true,
  browserProps: ({ product, ...props }) => ({
    ...props,
    product: { ...product, ...onlyInHtml, fit: product.fit && { ...product.fit, vehicles: [] } },
  }),
  view: ProductDetail,
});
