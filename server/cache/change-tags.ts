/** Which tags a change of the catalogue touches. */
import type { CatalogueChange } from '#backend/index.ts';

/**
 * A price changes no page without products. Reviews and questions are announced as changes of their product. Stock touches its products alone, so an order leaves every other page cached: counts of filters follow within the
 * age of a page. A changed price or product may also enter, leave or reorder any list.
 */
export function tagsOfChange({ kind, productIds }: CatalogueChange): readonly string[] | 'all' {
  const products = productIds.map(id => `product:${id}`);
  switch (kind) {
    case 'stock':
      return products;
    case 'price':
      return ['list', ...products];
    case 'product':
      return ['list', 'opinion', ...products];
    case 'content':
      return ['menu', 'content'];
    case 'all':
      return 'all';
  }
}
