/** The subject of a page for choosing collections: every id and alias of the same entity. */
import type { CatalogueReference } from '#backend/catalogue/reference.ts';
import type { Urls } from '#backend/catalogue/urls.ts';
import type { Context } from '#backend/kernel/context.ts';
import { type FilterKey, filterKeyOf, type PageFacts, spelled } from './choose-collection.ts';
import type { ContentFilter } from './content-record.ts';
import { findBrand, findCategory, numberOf } from './find-entity.ts';

/** The part of the catalogue's products that content uses. */
interface NamedProducts<Seen extends NamedProduct = NamedProduct> {
  byId(ctx: Context, id: number): Promise<Seen | null>;
  byAlias(ctx: Context, alias: string): Promise<Seen | null>;
  /** By the ids of the languages. */
  aliasesOf(product: Seen): Promise<ReadonlyMap<string, string>>;
}

interface NamedProduct {
  record: { id: number };
}

export interface PageFactsPorts {
  reference(): CatalogueReference;
  products: NamedProducts;
  urls: Pick<Urls, 'parts'>;
}

export interface PageQuestion {
  filters: readonly ContentFilter[];
  /** Path of a list, with or without prefix; null when the page is none. */
  url: string | null;
  /** Customer type in an anonymous caller's request. */
  customerType: 'PERSON' | 'ORGANIZATION' | null;
}

/** Pages send a few. */
const MAX_FILTERS = 50;

/** One spelling for every notation of a path of the shop. */
const pathKey = (urls: Pick<Urls, 'parts'>, ctx: Context, url: string): string =>
  spelled(`/${urls.parts(ctx.channel, url).join('/')}`);

const aliasesOf = (texts: ReadonlyMap<string, { alias: string }>) =>
  [...texts.values()].map(({ alias }) => alias);

export function createPageFacts({ reference, products, urls }: PageFactsPorts) {
  async function product(ctx: Context, value: string): Promise<string[]> {
    const id = numberOf(value);
    const found = (id === null ? null : await products.byId(ctx, id)) ?? (await products.byAlias(ctx, value));
    return found ? [`${found.record.id}`, ...(await products.aliasesOf(found)).values()] : [];
  }

  /** The value itself and all other names of the same entity. */
  async function spellings(ctx: Context, key: FilterKey, value: string): Promise<string[]> {
    if (key === 'Product') return product(ctx, value);
    if (key === 'Category') {
      const category = findCategory(reference(), ctx, value);
      return category ? [`${category.id}`, ...aliasesOf(category.texts)] : [];
    }
    if (key === 'Brand') {
      const brand = findBrand(reference(), value);
      return brand ? [`${brand.id}`, brand.alias] : [];
    }
    if (key === 'DiscountCampaign') {
      const { campaigns, campaignByAlias } = reference();
      const campaign = campaignByAlias.get(value) ?? campaigns.get(numberOf(value) ?? 0);
      return campaign ? [`${campaign.id}`, ...(campaign.alias === null ? [] : [campaign.alias])] : [];
    }
    return [];
  }

  /** Products are looked up only when `asksForProduct`: when a collection of the area is bound to one. */
  return async (ctx: Context, asked: PageQuestion, asksForProduct: boolean): Promise<PageFacts> => {
    const facts = new Map<FilterKey, Set<string>>();
    const add = (key: FilterKey, values: readonly string[]) =>
      facts.set(key, new Set([...(facts.get(key) ?? []), ...values.map(spelled)]));

    for (const { key: name, value } of asked.filters.slice(0, MAX_FILTERS)) {
      const key = filterKeyOf(name);
      // A page is about one product: no more than that one is looked up.
      if (key === null || (key === 'Product' && (!asksForProduct || facts.has(key)))) continue;
      add(key, [value, ...(await spellings(ctx, key, value))]);
    }
    const { customerId, customerType } = ctx.caller;
    // For a logged-in customer the account decides, whatever the client sends.
    if (customerId !== null) facts.set('CustomerType', new Set([spelled(customerType)]));
    else if (asked.customerType) facts.set('CustomerType', new Set([spelled(asked.customerType)]));
    else if (!facts.has('CustomerType')) add('CustomerType', [customerType]);
    if (asked.url) add('Url', [pathKey(urls, ctx, asked.url)]);
    add('LanguageId', [ctx.language.id, ctx.language.id.split('-')[0] ?? '']);
    add('SiteId', [ctx.channel.id, ctx.channel.id.split('|')[0] ?? '']);
    return facts;
  };
}
