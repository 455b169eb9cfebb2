/** Categories and brands with the context of a request. */
import type { Context } from '../kernel/context.ts';
import type { Brand, Category, CategoryText } from './reference.ts';

export interface CategoryInContext {
  ctx: Context;
  category: Category;
  text: CategoryText;
}

export interface BrandInContext {
  ctx: Context;
  brand: Brand;
}

/** Null when the category has no text in the language. */
export function categoryInContext(ctx: Context, category: Category | undefined): CategoryInContext | null {
  const text = category?.texts.get(ctx.language.id);
  return category && text ? { ctx, category, text } : null;
}

/** Hidden itself or below a hidden one. */
export const isHidden = (category: Category): boolean => category.path.some(({ hidden }) => hidden);
