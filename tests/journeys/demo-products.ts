/** Products of the demo shop that the journeys use (docs/demo-shop.md). */
import type { APIRequestContext } from '@playwright/test';
import type { LocaleCode } from '#i18n/locales.ts';

export const demoProducts = {
  /** Winch ropes with colours and, for each colour, lengths. */
  coloursAndLengths: 1357,
  /** A helmet with colours and, for each colour, sizes. */
  coloursAndSizes: 1770,
  soldOut: 1004,
  /** Sold out until a test imports a delivery. */
  comesBack: 2437,
  /** A lamp that a test reviews. */
  reviewed: 2500,
  /** A required group without a default choice, and optional groups. */
  package: 3147,
} as const;

const query = `query ($id: Int!, $language: String!) {
  product(productId: $id, languageId: $language) { canonicalUrl name articleNumber } }`;

/** Path, name and article number of a product in a language. */
export async function fetchProduct(
  request: APIRequestContext,
  id: number,
  language: LocaleCode,
): Promise<{ path: string; name: string; articleNumber: string }> {
  const variables = { id, language: language === 'fi' ? 'fi-FI' : 'sv-SE' };
  const response = await request.post('/graphql', { data: { query, variables } });
  const { data } = (await response.json()) as {
    data: { product: { canonicalUrl: string; name: string; articleNumber: string } | null };
  };
  if (!data.product) throw new Error(`No product ${id}`);
  const { canonicalUrl: path, name, articleNumber } = data.product;
  return { path, name, articleNumber };
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
  const variables = { size: `f_60_501_${size}`, language: language === 'fi' ? 'fi-FI' : 'sv-SE' };
  const response = await request.post('/graphql', { data: { query: tyreQuery, variables } });
  const { data } = (await response.json()) as {
    data: { products: { products: { canonicalUrl: string; totalStock: { totalStock: number } | null }[] } };
  };
  const found = data.products.products.find(({ totalStock }) => (totalStock?.totalStock ?? 0) > 3);
  if (!found) throw new Error(`No tyre of the size ${size}`);
  return found.canonicalUrl;
}
