/** Structured data that page files can name in `seo.jsonLd` (R-SEO-3). Addresses are absolute, prices equal the visible ones. */

import type { Assembly } from '#api/assembly/types.ts';
import type { CategoryPath, ListInfo } from '#api/catalogue/list-types.ts';
import type { Product, ProductCard } from '#api/catalogue/types.ts';
import type { PageContext } from '#engine/definition/contract.ts';
import type { JsonLdMaker } from '#engine/load/page-services.ts';
import { atPrefix } from '#i18n/prefixed-path.ts';
import type { ShopFacts } from '#kernel/shop-facts.ts';
import { productJsonLd, type RatesOf } from './product-json-ld.ts';

const home = (context: PageContext) => context.origin + atPrefix(context.prefix, '/');

const organization: JsonLdMaker = context => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  ...sellerOf(context.config.shop),
  url: home(context),
  logo: `${context.origin}/icons/icon-512.png`,
});

/** What is known of the company; its address and telephone as customers use them. */
function sellerOf(shop: ShopFacts): Record<string, unknown> {
  const { name, company, vatId, mail, phoneHref, street, countryCode } = shop;
  return {
    name,
    ...(company === name ? {} : { legalName: company }),
    ...(vatId === '' ? {} : { vatID: vatId }),
    ...(mail === '' ? {} : { email: mail }),
    ...(phoneHref === '' ? {} : { telephone: phoneHref.replace('tel:', '') }),
    ...(street === ''
      ? {}
      : {
          address: {
            '@type': 'PostalAddress',
            streetAddress: street,
            ...(shop.postalCode === '' ? {} : { postalCode: shop.postalCode }),
            ...(shop.city === '' ? {} : { addressLocality: shop.city }),
            addressCountry: countryCode,
          },
        }),
  };
}

const webSite: JsonLdMaker = context => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: context.config.shop.name,
  url: home(context),
  inLanguage: context.segment.locale,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${context.origin}${atPrefix(context.prefix, '/s')}/{search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});

const breadcrumbList: JsonLdMaker = (context, data) => {
  const item = data.product as Product | undefined;
  const info = data.info as ListInfo | undefined;
  const path = data.path as CategoryPath | undefined;
  const drawing = data.assembly as Assembly | undefined;
  const ancestors = item?.breadcrumbs ?? path?.ancestors ?? [];
  const trail = [...ancestors, ...[item, info, drawing].filter(last => last !== undefined)];
  if (trail.length === 0) return null;
  const all = [{ name: context.config.shop.name, href: atPrefix(context.prefix, '/') }, ...trail];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: context.origin + href,
    })),
  };
};

const itemList: JsonLdMaker = (context, data) => {
  const list = data.list as { products: ProductCard[]; page?: number; pageSize?: number } | undefined;
  if (!list || list.products.length === 0) return null;
  const offset = ((list.page ?? 1) - 1) * (list.pageSize ?? 0);
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: list.products.map(({ href }, index) => ({
      '@type': 'ListItem',
      position: offset + index + 1,
      url: context.origin + href,
    })),
  };
};

/** Makers by their names in page files. @param ratesOf delivery options of a market */
export const createJsonLd = (ratesOf: RatesOf): Readonly<Record<string, JsonLdMaker>> => ({
  Organization: organization,
  WebSite: webSite,
  Product: productJsonLd(ratesOf),
  BreadcrumbList: breadcrumbList,
  ItemList: itemList,
});
