/** Where the products of the demo shop are that show what a journey is about (docs/demo-shop.md). */
import type { APIRequestContext } from '@playwright/test';
import type { LocaleCode } from '#i18n/locales.ts';

export const demoGoods = {
  /** Winch ropes: colours, and lengths inside them. */
  coloursAndLengths: 1357,
  /** A helmet: colours, each with sizes of its own. */
  coloursAndSizes: 1770,
  soldOut: 1004,
  /** Sold out until a delivery of it is imported. */
  comesBack: 2437,
  /** A lamp that a shopper writes about. */
  reviewed: 2500,
  /** A required group without a choice to begin with, and optional ones. */
  package: 3147,
} as const;

const query = `query ($id: Int!, $language: String!) {
  product(productId: $id, languageId: $language) { canonicalUrl name articleNumber } }`;

/** What a product is called in a language, and where it is. */
export async function productOf(
  request: APIRequestContext,
  id: number,
  language: LocaleCode,
): Promise<{ path: string; name: string; articleNumber: string }> {
  const variables = { id, language: language === 'fi' ? 'fi-FI' : 'sv-SE' };
  const answer = await request.post('/graphql', { data: { query, variables } });
  const { data } = (await answer.json()) as {
    data: { product: { canonicalUrl: string; name: string; articleNumber: string } | null };
  };
  if (!data.product) throw new Error(`No product ${id}`);
  const { canonicalUrl: path, name, articleNumber } = data.product;
  return { path, name, articleNumber };
}
