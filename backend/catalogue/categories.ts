/** The category tree and the brands in the market and language of a request. */
import type { Context } from '#backend/kernel/context.ts';
import type { Catalogue } from './catalogue.ts';
import {
  type BrandInContext,
  type CategoryInContext,
  categoryInContext,
  isHidden,
} from './category-in-context.ts';
import type { ListFilter } from './index/answer/catalogue-query.ts';
import { anyProduct, reading } from './list-tags.ts';

export interface CategoryService {
  /** In display order; `parentId` null is the whole tree, 0 its roots. */
  all(ctx: Context, asked: { includeHidden: boolean; parentId: number | null }): CategoryInContext[];
  one(ctx: Context, asked: { id: number | null; alias: string | null }): CategoryInContext | null;
  /** Those with a product in this market and language, by name. */
  brands(ctx: Context): BrandInContext[];
}

const everything: Omit<ListFilter, 'marketId' | 'languageId'> = {
  context: [],
  facets: [],
  include: [],
  includeMode: 'INTERSECT',
  exclude: [],
  searchText: null,
  price: { lowest: null, highest: null },
  includeCollapsed: true,
};

export function createCategoryService(catalogue: Pick<Catalogue, 'reference' | 'index'>): CategoryService {
  return {
    all: (ctx, { includeHidden, parentId }) =>
      [...catalogue.reference().categories.values()]
        .filter(category => parentId === null || category.parentId === parentId)
        .filter(category => includeHidden || !isHidden(category))
        .map(category => categoryInContext(ctx, category))
        .filter(category => category !== null),

    one(ctx, { id, alias }) {
      const { categories, categoryByAlias } = catalogue.reference();
      const category =
        id === null ? categoryByAlias.get(`${ctx.language.id}:${alias ?? ''}`) : categories.get(id);
      return categoryInContext(ctx, category);
    },

    brands(ctx) {
      reading(ctx, [anyProduct]);
      const filter = { ...everything, marketId: ctx.market.id, languageId: ctx.language.id };
      const { groups } = catalogue.index().count(filter, 'CURRENT');
      const values = groups.find(({ type }) => type === 'Brand')?.values ?? [];
      const { brands } = catalogue.reference();
      return values
        .flatMap(({ source }) => (source.type === 'Brand' ? (brands.get(source.id) ?? []) : []))
        .map(brand => ({ ctx, brand }))
        .sort((a, b) => a.brand.name.localeCompare(b.brand.name, ctx.language.id));
    },
  };
}
