/** Menus by location, each item with its label and address in the shopper's language (R-DATA-17). */
import type { Addresses } from '#backend/catalogue/addresses.ts';
import type { Product } from '#backend/catalogue/product.ts';
import type { Reference } from '#backend/catalogue/reference.ts';
import type { MenuItemType, MenuType } from '#backend/graphql/resolvers.gen.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { MenuItemRecord } from './content-record.ts';
import type { ContentRepository } from './content.repository.ts';
import { findBrand, findCategory, numberOf } from './find-entity.ts';
import { inLanguage, inOwnLanguage } from './in-language.ts';
import type { CustomLinks } from './custom-links.ts';
import type { PageAddresses } from './page-addresses.ts';

export interface MenuPorts {
  content: Pick<ContentRepository, 'menus'>;
  pages: Pick<PageAddresses, 'all'>;
  reference(): Reference;
  products: { many(ctx: Context, ids: readonly number[]): Promise<readonly Product[]> };
  addresses: Pick<Addresses, 'category' | 'brand' | 'product'>;
  links: CustomLinks;
}

export interface MenuService {
  /** Null for a location without a menu. Items whose target does not exist, or not in this language, are left out. */
  at(ctx: Context, location: string): Promise<MenuType | null>;
}

interface Target {
  name: string | null;
  url: string | null;
}
type TargetOf = (item: MenuItemRecord) => Target | null;

const productIdsOf = (items: readonly MenuItemRecord[]): number[] =>
  items.flatMap(({ type, value, children }) => {
    const id = type === 'product' ? numberOf(value) : null;
    return [...(id === null ? [] : [id]), ...productIdsOf(children)];
  });

/** The item's own label, then the name of its target, then a label of another language. */
function toItems(ctx: Context, items: readonly MenuItemRecord[], targetOf: TargetOf): MenuItemType[] {
  return items.flatMap(item => {
    const target = targetOf(item);
    if (target === null) return [];
    const { id, type, value, order, targetBlank, open, hidden, children } = item;
    const label = inOwnLanguage(item.label, ctx) ?? target.name ?? inLanguage(item.label, ctx);
    const title = inOwnLanguage(item.title, ctx) ?? target.name ?? inLanguage(item.title, ctx) ?? label;
    const below = toItems(ctx, children, targetOf);
    return {
      id,
      type,
      value,
      order,
      targetBlank,
      open,
      hidden,
      label,
      title,
      canonicalUrl: target.url,
      children: below,
    };
  });
}

export function createMenuService(ports: MenuPorts): MenuService {
  const { content, pages, reference, products, addresses, links } = ports;

  async function targets(ctx: Context, items: readonly MenuItemRecord[]): Promise<TargetOf> {
    const ids = productIdsOf(items);
    const [shownPages, seen] = await Promise.all([
      pages.all(ctx),
      ids.length > 0 ? products.many(ctx, ids) : [],
    ]);
    const productById = new Map(seen.map(product => [product.record.id, product]));
    // Without an address in this language the item has no target.
    const reached = (url: string | null, name: string | null | undefined) =>
      url === null ? null : { url, name: name ?? null };

    return item => {
      switch (item.type) {
        case 'category': {
          const category = findCategory(reference(), ctx, item.value);
          const name = category?.texts.get(ctx.language.id)?.name;
          return category && reached(addresses.category.path(ctx, category), name);
        }
        case 'brand': {
          const brand = findBrand(reference(), item.value);
          return brand && reached(addresses.brand.path(ctx, brand), brand.name);
        }
        case 'product': {
          const product = productById.get(numberOf(item.value) ?? -1);
          return product ? reached(addresses.product.path(ctx, product.record), product.text.name) : null;
        }
        case 'page': {
          const shown = shownPages.get(numberOf(item.value) ?? -1);
          return shown ? reached(shown.path, inLanguage(shown.page.title, ctx)) : null;
        }
        default:
          return { url: links.of(ctx, item), name: null };
      }
    };
  }

  return {
    async at(ctx, location) {
      const menu = (await content.menus()).find(({ locations }) => locations.includes(location));
      if (!menu) return null;
      return {
        id: menu.id,
        name: menu.name,
        title: inLanguage(menu.title, ctx),
        locations: menu.locations,
        channels: [ctx.channel.id],
        languages: ctx.channel.languages.map(({ id }) => id),
        menuItems: toItems(ctx, menu.items, await targets(ctx, menu.items)),
      };
    },
  };
}
