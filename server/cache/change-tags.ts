/** Which tags a change of the catalogue touches. */
import type { CatalogueChange } from '#backend/index.ts';

/**
 * The backend says which lists a change may have altered, so that a price or an order leaves every other page cached.
 * Reviews and questions are announced as changes of their product. Answers without reported dependencies carry `list`.
 */
export function tagsOfChange({ kind, productIds, tags }: CatalogueChange): readonly string[] | 'all' {
  const products = productIds.map(id => `product:${id}`);
  switch (kind) {
    case 'sales':
      return tags;
    case 'stock':
      return [...products, ...tags];
    case 'price':
      return ['list', ...products, ...tags];
    case 'product':
      return ['list', ...products, ...productIds.map(id => `product-name:${id}`), ...tags];
    case 'content':
      return ['menu', 'content'];
    case 'all':
      return 'all';
  }
}
