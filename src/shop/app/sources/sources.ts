/** The page-level data sources that page files may name; each throws NotFound if its data does not exist. */
import type { DataSource } from '#engine/load/page-services.ts';
import { categoryPath } from './category-path.ts';
import { content, menu } from './content.ts';
import { listPageInfo } from './list-page-info.ts';
import { product } from './product.ts';
import { products } from './products.ts';

export const sources: Readonly<Record<string, DataSource>> = {
  product,
  listPageInfo,
  categoryPath,
  products,
  content,
  menu,
};
