/** Menus by location, each item with its label and address in the shopper's language (R-DATA-17). */
import type { CatalogueAddresses } from '#backend/catalogue/addresses.ts';
import { productNameTag, reading } from '#backend/catalogue/list-tags.ts';
import type { Product } from '#backend/catalogue/product/product.ts';
import type { CatalogueReference } from '#backend/catalogue/reference.ts';
import type { MenuItemType, MenuType } from '#backend/graphql/resolvers.gen.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { ContentRepository, PageDirectory } from './content.repository.ts';
import type { MenuItemRecord, MenuRecord } from './content-record.ts';
import type { CustomLinks } from './custom-links.ts';
import { isAliasTarget, markLink, type WriteReferences } from './documents/references.ts';
import { findBrand, findCategory, numberOf } from './find-entity.ts';
import { type ContentContext, inLanguage, inOwnLanguage } from './in-language.ts';
import { createMenuPromotions, type PromotionOf } from './menu-promotions.ts';
import type { PageAddresses } from './page-addresses.ts';

export interface MenuPorts {
  content: Pick<ContentRepository, 'menus' | 'directory'>;
  /** With the drafts of Studio, for staff who preview them. */
  menusWithDrafts(): Promise<readonly MenuRecord[]>;
  references: WriteReferences;
  pages: Pick<PageAddresses, 'all'>;
  reference(): CatalogueReference;
  products: { many(ctx: Context, ids: readonly number[]): Promise<readonly Product[]> };
  addresses: Pick<CatalogueAddresses, 'category' | 'brand' | 'product'>;
  links: CustomLinks;
  /** Path of a page of the shop, by the name of its route; null when there is none. */
  pathOfPage(place: ContentContext, name: string): string | null;
}

export interface MenuService {
  /** Null for a location without a menu. Items whose target does not exist, or not in this language, are left out. */
  at(ctx: Context, location: string): Promise<MenuType | null>;
}

interface Target {
  name: string | null;
  url: string | null;
  image?: string | null;
}
type TargetOf = (item: MenuItemRecord) => Target | null;

const productIdsOf = (items: readonly MenuItemRecord[]): number[] =>
  items.flatMap(({ type, value, children }) => {
    const id = type === 'product' ? numberOf(value) : null;
    return [...(id === null ? [] : [id]), ...productIdsOf(children)];
  });

/** The item's own label, then the name of its target, then a label of another language. */
function toItems(
  ctx: Context,
  items: readonly MenuItemRecord[],
  targetOf: TargetOf,
  promotionOf: PromotionOf,
): MenuItemType[] {
  return items.flatMap(item => {
    const target = targetOf(item);
    if (target === null) return [];
    const { id, type, value, order, targetBlank, open, hidden, children } = item;
    const label = inOwnLanguage(item.label, ctx) ?? target.name ?? inLanguage(item.label, ctx);
    const title = inOwnLanguage(item.title, ctx) ?? target.name ?? inLanguage(item.title, ctx) ?? label;
    const below = toItems(ctx, children, targetOf, () => null);
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
      image: target.image ?? null,
      promotion: promotionOf(item) ?? null,
      children: below,
    };
  });
}

export function createMenuService(ports: MenuPorts): MenuService {
  const { content, pages, reference, products, addresses, links, pathOfPage, references } = ports;
  const promotionsOf = createMenuPromotions(content, references, links);
  const linkIn = (ctx: Context, link: string, directory: PageDirectory): string | null => {
    const written: unknown = JSON.parse(references(JSON.stringify(markLink(link)), ctx, directory));
    return typeof written === 'string' ? written : null;
  };

  async function targets(ctx: Context, items: readonly MenuItemRecord[]): Promise<TargetOf> {
    const ids = productIdsOf(items);
    // Menus show no price and no stock: a changed price must not render the header of every page again.
    const { reads: _, ...apart } = ctx;
    reading(ctx, ids.map(productNameTag));
    const [shownPages, seen] = await Promise.all([
      pages.all(ctx),
      ids.length > 0 ? products.many(apart, ids) : [],
    ]);
    const pageByAlias = new Map(
      [...shownPages.values()].flatMap(shown =>
        [...shown.page.aliases.values()].map(alias => [alias, shown]),
      ),
    );
    const productById = new Map(seen.map(product => [product.record.id, product]));
    // Without an address in this language the item has no target.
    const reached = (url: string | null, name: string | null | undefined) =>
      url === null ? null : { url, name: name ?? null };

    const directory = await content.directory();
    const referenceUrl = (value: string): string | null =>
      isAliasTarget(value) ? linkIn(ctx, value, directory) : null;

    return item => {
      switch (item.type) {
        case 'category': {
          const category = findCategory(reference(), ctx, item.value);
          const name = category?.texts.get(ctx.language.id)?.name;
          const target = category && reached(addresses.category.path(ctx, category), name);
          return target && { ...target, image: category.primaryImage };
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
          if (item.value.startsWith('page:')) return reached(pathOfPage(ctx, item.value.slice(5)), null);
          const shown = shownPages.get(numberOf(item.value) ?? -1) ?? pageByAlias.get(item.value);
          return shown ? reached(shown.path, inLanguage(shown.page.title, ctx)) : null;
        }
        default:
          return { url: referenceUrl(item.value) ?? links.of(ctx, item), name: null };
      }
    };
  }

  return {
    async at(ctx, location) {
      const menus = await (ctx.caller.mayPreview ? ports.menusWithDrafts() : content.menus());
      const menu = menus.find(({ locations }) => locations.includes(location));
      if (!menu) return null;
      return {
        id: menu.id,
        name: menu.name,
        title: inLanguage(menu.title, ctx),
        locations: menu.locations,
        channels: [ctx.channel.id],
        languages: ctx.channel.languages.map(({ id }) => id),
        menuItems: toItems(ctx, menu.items, await targets(ctx, menu.items), await promotionsOf(ctx)),
      };
    },
  };
}
