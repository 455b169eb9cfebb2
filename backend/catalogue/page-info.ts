/** Header texts of list pages, and of the site itself (R-LIST-23). */
import type { Context } from '#backend/kernel/context.ts';
import type { Addresses } from './addresses.ts';
import type { Catalogue } from './catalogue.ts';
import type { ListScope, ListScopes } from './list-scope.ts';
import { localised } from './localised.ts';
import type { Category } from './reference.ts';
import { isHidden, categoryInContext, type CategoryInContext } from './category-in-context.ts';
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

const bare: Omit<PageInfo, 'id' | 'alias' | 'name' | 'meta'> = {
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

/** Older clients ask for the site's texts by this alias (facts, appendix B). */
const FRONT_PAGE = 'frontpage';

export interface PageInfoService {
  /** Null when no page is known by that alias or address in this language; without either, and for the front page, the site's own texts. */
  find(ctx: Context, asked: { alias: string | null; url: string | null }): PageInfo | null;
}

export function createPageInfoService(
  catalogue: Pick<Catalogue, 'reference'>,
  places: ListScopes,
  addresses: Addresses,
): PageInfoService {
  const childrenOf = (ctx: Context, { id }: Category): CategoryInContext[] =>
    [...catalogue.reference().categories.values()]
      .filter(category => category.parentId === id && !isHidden(category))
      .map(category => categoryInContext(ctx, category))
      .filter(category => category !== null);

  function ofCategory(ctx: Context, category: Category): PageInfo | null {
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
        subCategories: childrenOf(ctx, category),
      }) ??
      null
    );
  }

  function ofScope(ctx: Context, scope: ListScope): PageInfo | null {
    switch (scope.kind) {
      case 'category':
        return ofCategory(ctx, scope.category);
      case 'brand': {
        const { brand } = scope;
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
      case 'campaign': {
        const { campaign } = scope;
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
      case 'list': {
        const { list } = scope;
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
      default:
        return null;
    }
  }

  function ofSite({ language, channel }: Context): PageInfo {
    const { siteMeta } = catalogue.reference();
    const meta = siteMeta[language.id] ?? siteMeta[language.id.split('-')[0] ?? ''];
    return {
      ...bare,
      id: 1,
      alias: '',
      name: channel.name,
      meta: {
        title: meta?.title ?? channel.name,
        description: meta?.description ?? null,
        keywords: meta?.keywords ?? null,
      },
    };
  }

  return {
    find(ctx, { alias, url }) {
      if (!alias && !url) return ofSite(ctx);
      const scope = alias ? places.byAlias(ctx, alias) : places.find(ctx, { url });
      if (scope) return ofScope(ctx, scope);
      return alias === FRONT_PAGE || (!alias && places.isFront(ctx, url ?? '')) ? ofSite(ctx) : null;
    },
  };
}
