/** The list page of an alias or address: a category, a brand, a custom list, or all products. */
import type { Context } from '../kernel/context.ts';
import type { Catalogue } from './catalogue.ts';
import type { Brand, Category, ListedCampaign, ShopList } from './reference.ts';
import type { Urls } from './urls.ts';

export type ListScope =
  | { kind: 'category'; category: Category; facets: readonly string[] }
  | { kind: 'brand'; brand: Brand; facets: readonly string[] }
  | { kind: 'campaign'; campaign: ListedCampaign; facets: readonly string[] }
  | { kind: 'list'; list: ShopList; facets: readonly string[] }
  | { kind: 'everything'; facets: readonly [] };

interface ListRequest {
  categoryAlias?: string | null;
  brandAlias?: string | null;
  discountCampaignAlias?: string | null;
  url?: string | null;
}

/** Target address of vehicle selectors, by language of the market. */
const allProducts = new Set(['tuotteet', 'produkter', 'products']);

export interface ListScopes {
  /** Null when there is no such page; all products without alias and address. */
  find(ctx: Context, asked: ListRequest): ListScope | null;
  /** A page by an alias of any kind. */
  byAlias(ctx: Context, alias: string): ListScope | null;
  /** Whether the address is that of the front page. */
  isFront(ctx: Context, url: string): boolean;
}

export function createListScopes(catalogue: Pick<Catalogue, 'reference'>, urls: Urls): ListScopes {
  function category({ language }: Context, alias: string): ListScope | null {
    const found = catalogue.reference().categoryByAlias.get(`${language.id}:${alias}`);
    return found ? { kind: 'category', category: found, facets: [`c_${found.id}`] } : null;
  }

  function brand(_: Context, alias: string): ListScope | null {
    const found = catalogue.reference().brandByAlias.get(alias);
    return found ? { kind: 'brand', brand: found, facets: [`b_${found.id}`] } : null;
  }

  /** Only while the campaign runs. */
  function campaign({ now }: Context, alias: string): ListScope | null {
    const found = catalogue.reference().campaignByAlias.get(alias);
    if (!found?.active || (found.activeFrom ?? now) > now || (found.activeTo && found.activeTo <= now)) {
      return null;
    }
    return { kind: 'campaign', campaign: found, facets: [`dc_${found.id}`] };
  }

  function list(_: Context, alias: string): ListScope | null {
    const found = catalogue.reference().lists.get(alias);
    return found ? { kind: 'list', list: found, facets: found.facets } : null;
  }

  function byUrl(ctx: Context, url: string): ListScope | null {
    const [root, ...aliases] = urls.parts(ctx.channel, url);
    const alias = aliases.at(-1);
    if (root === 's' || (root && aliases.length === 0 && allProducts.has(root)))
      return { kind: 'everything', facets: [] };
    if (alias === undefined) return null;
    if (root === 'c') return category(ctx, alias);
    if (root === 'b') return brand(ctx, alias);
    if (root === 'dc') return campaign(ctx, alias);
    return root === 'l' ? list(ctx, alias) : null;
  }

  return {
    find(ctx, { categoryAlias, brandAlias, discountCampaignAlias, url }) {
      if (categoryAlias) return category(ctx, categoryAlias);
      if (brandAlias) return brand(ctx, brandAlias);
      if (discountCampaignAlias) return campaign(ctx, discountCampaignAlias);
      return url ? byUrl(ctx, url) : { kind: 'everything', facets: [] };
    },
    isFront: ({ channel }, url) => urls.isFront(channel, url),
    byAlias: (ctx, alias) =>
      category(ctx, alias) ?? brand(ctx, alias) ?? campaign(ctx, alias) ?? list(ctx, alias),
  };
}
