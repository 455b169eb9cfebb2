/** The widget's props with the typed product: the page binds it from the source `product`. */
import type { Product } from '#api/catalogue/types.ts';
import type { ProductDetailResolved } from '#engine/page-types.gen.ts';

export type ProductDetailProps = Omit<ProductDetailResolved, 'product'> & { product: Product };
