/** Categories, brands, content pages and products for the sitemap, read from the commerce backend in all languages. */
import { SitemapProductsDocument, type SitemapProductsQuery } from '#api/sitemap/sitemap.gen.ts';
import { languageTags } from '#api/standard-variables.ts';
import type { Addresses } from '#i18n/addresses.ts';
import { hreflangOf, type PathsByLocale } from '#i18n/hreflang.ts';
import { byLocale, isLocaleCode, localeCodes } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import {
  type Commerce,
  type CommerceRequest,
  CommerceUnavailable,
  publicCaller,
} from '../commerce/commerce.ts';
import { createSitemapParts, rowsIn, type SitemapPart } from './sitemap-parts.ts';
import type { SitemapThing } from './sitemap-xml.ts';

const MAX_PRODUCTS = 5_000;
const PRODUCTS_PER_QUESTION = 100;
/** The size limit of one file (sitemaps.org). */
const most = { addresses: 50_000, bytes: 50_000_000 };
/** Bytes of one alternate address, a generous estimate. */
const LINK_BYTES = 250;

/** How many products one file holds: each has an address per language, or per market and language, and each of these names all others. */
export function productsPerFile(addresses: Addresses): number {
  const each = hreflangOf(
    addresses,
    byLocale(() => '/p'),
  ).length;
  const fitting = Math.min(MAX_PRODUCTS, most.addresses / each, most.bytes / (each * each * LINK_BYTES));
  return Math.max(1, Math.floor(fitting));
}

const groupsText = `query SitemapGroups($channelId: String, $languageId: String) {
  categories(channelId: $channelId, languageId: $languageId) { categoryId canonicalUrl }
  brands(channelId: $channelId, languageId: $languageId) { brandId canonicalUrl }
}`;
const contentText = `query SitemapContent($channelId: String, $languageId: String) {
  cmsPages(channelId: $channelId, languageId: $languageId) { id canonicalUrl }
}`;
interface Linked {
  canonicalUrl?: string | null | undefined;
}
interface Groups {
  categories?: (Linked & { categoryId: number })[] | null;
  brands?: (Linked & { brandId: number })[] | null;
}
interface Content {
  cmsPages?: (Linked & { id: number })[] | null;
}
const productsOperation = {
  operationName: SitemapProductsDocument.name,
  documentId: SitemapProductsDocument.id,
};
type ListedProduct = NonNullable<
  NonNullable<NonNullable<SitemapProductsQuery['products']>['products']>[number]
>;

export interface SitemapProducts {
  groups(requestId: string): Promise<SitemapThing[]>;
  /** Pages of the content system that are shown now. */
  contentPages(requestId: string): Promise<SitemapThing[]>;
  productFiles(requestId: string): Promise<number>;
  /** In batches, so that a large catalogue is never completely in memory. */
  products(file: number, requestId: string): AsyncGenerator<SitemapThing[]>;
}

/** The questions that the sitemap asks in each language. */
function createQuestions(commerce: Commerce, channelId: string, addresses: () => Addresses) {
  async function ask<Data>(
    operation: Pick<CommerceRequest, 'operationName' | 'text' | 'documentId'>,
    locale: LocaleCode,
    requestId: string,
    variables: Record<string, unknown> = {},
  ): Promise<Data> {
    const all = { ...variables, channelId, languageId: languageTags[locale] };
    const caller = publicCaller(requestId);
    const answer = await commerce.execute({ ...operation, variables: all, caller, readOnly: true });
    if (answer.errors?.length || !answer.data)
      throw new CommerceUnavailable('http', answer.errors?.[0]?.message ?? 'The sitemap got no data.');
    return answer.data as Data;
  }
  const inAll = <Data>(work: (locale: LocaleCode) => Promise<Data>) =>
    Promise.all(addresses().plan.locales.map(async locale => ({ locale, data: await work(locale) })));
  const groupsIn = (locale: LocaleCode, requestId: string) =>
    ask<Groups>({ operationName: 'SitemapGroups', text: groupsText }, locale, requestId);

  /** A window of the list of one language, in an order that sales do not change meanwhile. */
  async function listed(
    locale: LocaleCode,
    requestId: string,
    { filter, order, ...page }: Pick<SitemapPart, 'filter' | 'order'> & { skip: number; take: number },
  ) {
    const variables = { ...page, filter: { ...filter, sort: order, includeCollapsed: true } };
    const { products } = await ask<SitemapProductsQuery>(productsOperation, locale, requestId, variables);
    return { count: products?.count ?? 0, products: products?.products ?? [] };
  }
  /** Numbers of all brands or of all categories. */
  async function ids(of: (groups: Groups) => readonly number[] | undefined, requestId: string) {
    const groups = await inAll(locale => groupsIn(locale, requestId));
    return [...new Set(groups.flatMap(({ data }) => of(data) ?? []))];
  }
  return { ask, inAll, groupsIn, listed, ids };
}

/** @param warn is told of products that no list reaches, which the sitemap has to leave out */
export function createSitemapProducts(
  commerce: Commerce,
  channelId: string,
  addresses: () => Addresses,
  warn: (details: { requestId: string; products: number }, message: string) => void = () => undefined,
): SitemapProducts {
  const questions = createQuestions(commerce, channelId, addresses);
  const { ask, inAll, groupsIn, listed, ids } = questions;
  const perFile = () => productsPerFile(addresses());
  const parts = createSitemapParts({
    perFile,
    brandIds: requestId => ids(({ brands }) => brands?.map(({ brandId }) => brandId), requestId),
    categoryIds: requestId =>
      ids(({ categories }) => categories?.map(({ categoryId }) => categoryId), requestId),
    async count(filter, requestId) {
      const page = { ...{ skip: 0, take: 0 }, ...{ filter, order: 'ALPHABETICAL' as const } };
      const found = await inAll(locale => listed(locale, requestId, page));
      return Object.fromEntries(found.map(({ locale, data }) => [locale, data.count]));
    },
    unreached: (products, requestId) =>
      warn({ requestId, products }, 'the sitemap leaves out products that no list of the backend reaches'),
  });

  return {
    async groups(requestId) {
      const found = await inAll(locale => groupsIn(locale, requestId));
      return joined(
        addresses(),
        found.flatMap(({ locale, data: { categories, brands } }) => [
          ...(categories ?? []).map(({ categoryId, canonicalUrl }) => ({
            id: `c${categoryId}`,
            locale,
            canonicalUrl,
          })),
          ...(brands ?? []).map(({ brandId, canonicalUrl }) => ({ id: `b${brandId}`, locale, canonicalUrl })),
        ]),
      );
    },
    async contentPages(requestId) {
      const found = await inAll(locale =>
        ask<Content>({ operationName: 'SitemapContent', text: contentText }, locale, requestId),
      );
      return joined(
        addresses(),
        found.flatMap(({ locale, data: { cmsPages } }) =>
          (cmsPages ?? []).map(({ id, canonicalUrl }) => ({ id: String(id), locale, canonicalUrl })),
        ),
      );
    },
    productFiles: async requestId => (await parts(requestId)).length,
    async *products(file, requestId) {
      const part = (await parts(requestId))[file];
      if (!part) return;
      const { filter, order, start } = part;
      for (let at = 0; at < part.rows; at += PRODUCTS_PER_QUESTION) {
        const found = await inAll(async locale => {
          const take = Math.min(PRODUCTS_PER_QUESTION, rowsIn(part, locale) - at);
          const page = { ...{ skip: start + at, take }, ...{ filter, order } };
          return take > 0 ? listed(locale, requestId, page) : { products: [] };
        });
        if (found.every(({ data }) => data.products.length === 0)) return;
        yield found.flatMap(({ locale, data }) =>
          data.products.flatMap(product => (product ? thingsOf(addresses(), locale, product) : [])),
        );
      }
    },
  };
}

/**
 * A product with its addresses in all languages, under the first language that has it: the lists of the languages differ,
 * so the same window of two lists need not hold the same products.
 */
function thingsOf(addresses: Addresses, locale: LocaleCode, product: ListedProduct): SitemapThing[] {
  const others = (product.alternativeUrls ?? []).flatMap(each =>
    each && isLocaleCode(each.language) ? [{ locale: each.language, canonicalUrl: pathOf(each.url) }] : [],
  );
  const [thing] = joined(
    addresses,
    [...others, { locale, canonicalUrl: product.canonicalUrl }].map(row => ({ ...row, id: '' })),
  );
  const first = localeCodes.find(each => thing?.paths[each] !== undefined);
  return thing && first === locale ? [{ ...thing, modifiedAt: product.modifiedAt }] : [];
}

const pathOf = (url: string) =>
  URL.canParse(url, 'https://shop') ? new URL(url, 'https://shop').pathname : null;

interface Row extends Linked {
  id: string;
  locale: LocaleCode;
}

/** Paths without the backend's prefix. */
function joined({ plan, localise, bare }: Addresses, rows: readonly Row[]): SitemapThing[] {
  const byId = new Map<string, PathsByLocale>();
  for (const { id, locale, canonicalUrl } of rows) {
    if (!canonicalUrl?.startsWith('/')) continue;
    const at = { market: plan.fallbackMarket, locale };
    const path = bare(at, localise(canonicalUrl, at, locale));
    if (path === null) continue;
    const known = byId.get(id) ?? {};
    known[locale] = path;
    byId.set(id, known);
  }
  return [...byId.values()].map(paths => ({ paths }));
}
