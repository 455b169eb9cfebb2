/** Products of the demo shop that the journeys use (docs/demo-shop.md). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { LocaleCode } from '#i18n/locales.ts';

const catalogue = join(import.meta.dirname, '../../shops/atv-huset/catalogue');

/** Article numbers. */
export const demoProducts = {
  /** Winch ropes with colours and, for each colour, lengths. */
  coloursAndLengths: 'TAR-1357',
  /** A helmet with colours and, for each colour, sizes. */
  coloursAndSizes: 'VIR-1770',
  soldOut: 'MUD-1004',
  /** Sold out until a test imports a delivery. */
  comesBack: 'KAM-2437',
  /** Used at the front of an Outlander 650, two pieces. */
  applied: 'HIH-2232',
  /** A lamp that a test reviews. */
  reviewed: 'KAA-2500',
  /** A required group without a default choice, and optional groups. */
  package: 'TAR-3147',
} as const;

const query = `query ($alias: String!, $language: String!) {
  product(alias: $alias, languageId: $language) { canonicalUrl name articleNumber } }`;

interface Line {
  article_number: string;
  alias_fi: string;
  alias_sv: string;
}

/** What the folder of the shop says of a product. */
function lineOf(articleNumber: string): Line {
  const texts = ['products', 'packages'].map(name => readFileSync(join(catalogue, `${name}.jsonl`), 'utf8'));
  const start = `{"article_number":"${articleNumber}",`;
  const line = texts.flatMap(text => text.split('\n')).find(each => each.startsWith(start));
  if (line === undefined) throw new Error(`No product ${articleNumber}`);
  return JSON.parse(line) as Line;
}

/** Path and name of a product in a language. */
export async function fetchProduct(
  request: APIRequestContext,
  articleNumber: string,
  language: LocaleCode,
): Promise<{ path: string; name: string; articleNumber: string }> {
  const line = lineOf(articleNumber);
  const variables =
    language === 'fi'
      ? { alias: line.alias_fi, language: 'fi-FI' }
      : { alias: line.alias_sv, language: 'sv-SE' };
  const response = await request.post('/graphql', { data: { query, variables } });
  const { data } = (await response.json()) as {
    data: { product: { canonicalUrl: string; name: string } | null };
  };
  if (!data.product) throw new Error(`No product ${articleNumber}`);
  return { path: data.product.canonicalUrl, name: data.product.name, articleNumber };
}

const facetQuery = '{ products(take: 1) { filters { facets { values { facetId } } } } }';

/** The facet of a size of tyres; its numbers belong to one database. */
async function facetOf(request: APIRequestContext, size: string): Promise<string> {
  const response = await request.post('/graphql', { data: { query: facetQuery } });
  const { data } = (await response.json()) as {
    data: { products: { filters: { facets: { values: { facetId: string }[] }[] } } };
  };
  const values = data.products.filters.facets.flatMap(facet => facet.values);
  const found = values.find(({ facetId }) => facetId.startsWith('f_') && facetId.endsWith(`_${size}`));
  if (!found) throw new Error(`No facet of the size ${size}`);
  return found.facetId;
}

const tyreQuery = `query ($size: String!, $language: String!) {
  products(filter: { facets: [$size] }, take: 20, languageId: $language) {
    products { canonicalUrl totalStock { totalStock } } } }`;

/** Path of a tyre of that size which can be bought. */
export async function tyreOf(
  request: APIRequestContext,
  size: string,
  language: LocaleCode,
): Promise<string> {
  const variables = { size: await facetOf(request, size), language: language === 'fi' ? 'fi-FI' : 'sv-SE' };
  const response = await request.post('/graphql', { data: { query: tyreQuery, variables } });
  const { data } = (await response.json()) as {
    data: { products: { products: { canonicalUrl: string; totalStock: { totalStock: number } | null }[] } };
  };
  const found = data.products.products.find(({ totalStock }) => (totalStock?.totalStock ?? 0) > 3);
  if (!found) throw new Error(`No tyre of the size ${size}`);
  return found.canonicalUrl;
}
