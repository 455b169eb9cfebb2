/** The storefront addresses of products, categories, brands, lists and drawings. */
import type { Context } from '#backend/kernel/context.ts';
import type { ProductRecord } from './product/product-record.ts';
import type { Brand, Category, ListedCampaign } from './reference.ts';
import type { AlternativeUrl, Urls } from './urls.ts';

type Place = Pick<Context, 'channel' | 'language'>;

interface Address<Thing> {
  /** Null when the thing is not published in the language. */
  path(place: Place, thing: Thing): string | null;
  alternatives(place: Place, thing: Thing): AlternativeUrl[];
}

interface ProductAddress {
  path(place: Place, record: Pick<ProductRecord, 'text'>): string;
  /** @param aliases by the ids of the languages in which it has texts */
  alternatives(place: Place, aliases: ReadonlyMap<string, string>): AlternativeUrl[];
}

export interface CatalogueAddresses {
  product: ProductAddress;
  category: Address<Category>;
  brand: Address<Brand>;
  list: Address<string>;
  campaign: Address<ListedCampaign>;
  /** By the alias of a drawing. */
  assembly: Address<string>;
}

export function createCatalogueAddresses(urls: Urls): CatalogueAddresses {
  const address = <Thing>(path: Address<Thing>['path']): Address<Thing> => ({
    path,
    alternatives: ({ channel }, thing) => urls.alternatives(channel, place => path(place, thing)),
  });
  return {
    product: {
      path: (place, { text }) => urls.path(place, 'p', [text.alias]),
      alternatives: ({ channel }, aliases) =>
        urls.alternatives(channel, place => {
          const alias = aliases.get(place.language.id);
          return alias === undefined ? null : urls.path(place, 'p', [alias]);
        }),
    },
    category: address((place, category) => {
      const aliases = category.path.map(({ texts }) => texts.get(place.language.id)?.alias);
      return category.texts.has(place.language.id)
        ? urls.path(
            place,
            'c',
            aliases.filter(alias => alias !== undefined),
          )
        : null;
    }),
    brand: address((place, { alias }) => urls.path(place, 'b', [alias])),
    list: address((place, alias) => urls.path(place, 'l', [alias])),
    assembly: address((place, alias) => urls.path(place, 'd', [alias])),
    campaign: address((place, { alias }) => (alias === null ? null : urls.path(place, 'dc', [alias]))),
  };
}
