/** The main list of a category, of all products or of a search. */
import { defineWidget } from '#engine/contract.ts';
import type { ProductListingProps } from './product-listing.tsx';
import { ProductListing } from './product-listing.tsx';

export default defineWidget<ProductListingProps>({
  type: 'product-listing',
  version: 1,
  hydrate: 'never',
  hasPicture: true,
  singleton: true,
  tags: ({ list }) => ['catalogue', ...list.products.map(({ productId }) => `product:${productId}`)],
  view: ProductListing,
});
