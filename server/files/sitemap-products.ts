/** Categories, brands, content pages and products for the sitemap, read from the commerce backend in all languages. */
import { languageTags } from '#api/standard-variables.ts';
import type { Addresses } from '#i18n/addresses.ts';
import { hreflangOf, type PathsByLocale } from '#i18n/hreflang.ts';
import { byLocale, defaultLocale, localeCodes } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { CommerceUnavailable, anonymousCaller, type Commerce } from '../commerce/commerce.ts';

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
const productsText = `query SitemapProducts($skip: Int, $take: Int, $channelId: String, $languageId: String) {
  products(skip: $skip, take: $take, channelId: $channelId, languageId: $languageId) { count products { productId canonicalUrl } }
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
interface Products {
  products?: { count: number; products?: (Linked & { productId: number })[] | null } | null;
}

export interface SitemapProducts {
  groups(requestId: string): Promise<PathsByLocale[]>;
  /** Pages of the content system that are shown now. */
  contentPages(requestId: string): Promise<PathsByLocale[]>;
  productFiles(requestId: string): Promise<number>;
  /** In batches, so that a large catalogue is never completely in memory. */
  products(file: number, requestId: string): AsyncGenerator<PathsByLocale[]>;
}

export function createSitemapProducts(
  commerce: Commerce,
  channelId: string,
  addresses: () => Addresses,
): SitemapProducts {
  async function ask<Data>(
    operationName: string,
    text: string,
    locale: LocaleCode,
    requestId: string,
    variables: Record<string, unknown> = {},
  ): Promise<Data> {
    const all = { ...variables, channelId, languageId: languageTags[locale] };
    const answer = await commerce.execute({
      text,
      operationName,
      variables: all,
      caller: anonymousCaller(requestId),
      readOnly: true,
    });
    if (answer.errors?.length || !answer.data)
      throw new CommerceUnavailable('http', answer.errors?.[0]?.message ?? 'The sitemap got no data.');
    return answer.data as Data;
  }
  const inAll = <Data>(work: (locale: LocaleCode) => Promise<Data>) =>
    Promise.all(localeCodes.map(async locale => ({ locale, data: await work(locale) })));

  return {
    async groups(requestId) {
      const found = await inAll(locale => ask<Groups>('SitemapGroups', groupsText, locale, requestId));
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
      const found = await inAll(locale => ask<Content>('SitemapContent', contentText, locale, requestId));
      return joined(
        addresses(),
        found.flatMap(({ locale, data: { cmsPages } }) =>
          (cmsPages ?? []).map(({ id, canonicalUrl }) => ({ id: String(id), locale, canonicalUrl })),
        ),
      );
    },
    async productFiles(requestId) {
      const { products } = await ask<Products>('SitemapProducts', productsText, defaultLocale, requestId, {
        skip: 0,
        take: 1,
      });
      return Math.ceil((products?.count ?? 0) / productsPerFile(addresses()));
    },
    async *products(file, requestId) {
      const perFile = productsPerFile(addresses());
      const start = file * perFile;
      for (let skip = start; skip < start + perFile; skip += PRODUCTS_PER_QUESTION) {
        const window = { skip, take: Math.min(PRODUCTS_PER_QUESTION, start + perFile - skip) };
        const found = await inAll(locale =>
          ask<Products>('SitemapProducts', productsText, locale, requestId, window),
        );
        const rows = found.flatMap(({ locale, data }) =>
          (data.products?.products ?? []).map(({ productId, canonicalUrl }) => ({
            id: String(productId),
            locale,
            canonicalUrl,
          })),
        );
        if (rows.length === 0) return;
        yield joined(addresses(), rows);
      }
    },
  };
}

interface Row extends Linked {
  id: string;
  locale: LocaleCode;
}

/** Paths without the backend's prefix. */
function joined({ plan, localise, bare }: Addresses, rows: readonly Row[]): PathsByLocale[] {
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
  return [...byId.values()];
}
