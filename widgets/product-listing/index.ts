/** The main list of a category, of all products or of a search. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { ProductListingProps } from './product-listing.tsx';
import { ProductListing } from './product-listing.tsx';

export default defineWidget<ProductListingProps>({
  type: 'product-listing',
  hydrate: 'interaction',
  hasPicture: true,
  singleton: true,
  // Cards and filters stay as rendered by the server; loading more needs only the query.
  browserProps: props => {
    const { facets, ...list } = props.list;
    return {
      ...props,
      list: { ...list, products: [], ...(facets ? { facets: { groups: [], price: null } } : {}) },
    };
  },
  view: ProductListing,
});
