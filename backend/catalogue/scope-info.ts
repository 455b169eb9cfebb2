/** The page texts of a category, a brand, a campaign and a product list. */
import type { Context } from '#backend/kernel/context.ts';
import type { CatalogueAddresses } from './addresses.ts';
import type { Catalogue } from './catalogue.ts';
import { type CategoryInContext, categoryInContext, isHidden } from './category-in-context.ts';
import type { ListScope } from './list-scope.ts';
import { localised } from './localised.ts';
import type { Category } from './reference.ts';
import type { AlternativeUrl } from './urls.ts';

export interface PageInfo {
  /** Never 0: that would mean a miss. */
  id: number;
  alias: string;
  canonicalUrl: string | null;
  alternativeUrls: AlternativeUrl[];
  backgroundImage: string | null;
  logo: string | null;
  name: string;
  hideTitle: boolean;
  hideDescription: boolean;
  primaryDescription: string | null;
  primaryImage: string | null;
  secondaryDescription: string | null;
  meta: { title: string | null; description: string | null; keywords: string | null };
  subCategories: CategoryInContext[];
}

export const bare: Omit<PageInfo, 'id' | 'alias' | 'name' | 'meta'> = {
  canonicalUrl: null,
  alternativeUrls: [],
  backgroundImage: null,
  logo: null,
  hideTitle: false,
  hideDescription: false,
  primaryDescription: null,
  primaryImage: null,
  secondaryDescription: null,
  subCategories: [],
};

type Scope<Kind extends ListScope['kind']> = Extract<ListScope, { kind: Kind }>;

export function createScopeInfo(catalogue: Pick<Catalogue, 'reference'>, addresses: CatalogueAddresses) {
  const childrenOf = (ctx: Context, { id }: Category): CategoryInContext[] =>
    [...catalogue.reference().categories.values()]
      .filter(category => category.parentId === id && !isHidden(category))
      .map(category => categoryInContext(ctx, category))
      .filter(category => category !== null);

  return (ctx: Context, scope: ListScope): PageInfo | null => {
    switch (scope.kind) {
      case 'category':
        return ofCategory(ctx, addresses, scope.category, childrenOf(ctx, scope.category));
      case 'brand':
        return ofBrand(ctx, addresses, scope);
      case 'campaign':
        return ofCampaign(ctx, addresses, scope);
      case 'list':
        return ofList(ctx, addresses, scope);
      default:
        return null;
    }
  };
}

function ofCategory(
  ctx: Context,
  addresses: CatalogueAddresses,
  category: Category,
  subCategories: CategoryInContext[],
): PageInfo | null {
  const text = category.texts.get(ctx.language.id);
  return (
    (text && {
      ...bare,
      id: category.id,
      alias: text.alias,
      name: text.name,
      canonicalUrl: addresses.category.path(ctx, category),
      alternativeUrls: addresses.category.alternatives(ctx, category),
      backgroundImage: category.backgroundImage,
      primaryDescription: text.description,
      primaryImage: category.primaryImage,
      secondaryDescription: text.secondaryDescription,
      meta: { title: text.metaTitle ?? text.name, description: text.metaDescription, keywords: null },
      subCategories,
    }) ??
    null
  );
}

function ofBrand(ctx: Context, addresses: CatalogueAddresses, { brand }: Scope<'brand'>): PageInfo {
  const text = brand.texts.get(ctx.language.id);
  return {
    ...bare,
    id: brand.id,
    alias: brand.alias,
    name: brand.name,
    canonicalUrl: addresses.brand.path(ctx, brand),
    alternativeUrls: addresses.brand.alternatives(ctx, brand),
    logo: brand.logo,
    primaryImage: brand.primaryImage,
    primaryDescription: text?.description ?? null,
    secondaryDescription: text?.secondaryDescription ?? null,
    meta: { title: brand.name, description: null, keywords: null },
  };
}

function ofCampaign(ctx: Context, addresses: CatalogueAddresses, { campaign }: Scope<'campaign'>): PageInfo {
  const name = localised(campaign.name, ctx.language) ?? '';
  const description = localised(campaign.description, ctx.language);
  return {
    ...bare,
    id: campaign.id,
    alias: campaign.alias ?? '',
    name,
    canonicalUrl: addresses.campaign.path(ctx, campaign),
    alternativeUrls: addresses.campaign.alternatives(ctx, campaign),
    hideTitle: campaign.hideTitle,
    primaryDescription: description,
    meta: { title: name, description, keywords: null },
  };
}

function ofList(ctx: Context, addresses: CatalogueAddresses, { list }: Scope<'list'>): PageInfo {
  const name = localised(list.name, ctx.language) ?? list.alias;
  const description = localised(list.description, ctx.language);
  return {
    ...bare,
    id: list.id,
    alias: list.alias,
    name,
    canonicalUrl: addresses.list.path(ctx, list.alias),
    alternativeUrls: addresses.list.alternatives(ctx, list.alias),
    primaryDescription: description,
    meta: { title: name, description, keywords: null },
  };
}
