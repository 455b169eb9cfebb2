/** Where the products of the demo shop are that show what a journey is about (docs/demo-shop.md). */
import type { APIRequestContext } from '@playwright/test';
import type { LocaleCode } from '#i18n/locales.ts';

export const demoGoods = {
  /** Winch ropes: colours, and lengths inside them. */
  coloursAndLengths: 1357,
  soldOut: 1004,
  /** A required group without a choice to begin with, and optional ones. */
  package: 3147,
} as const;

const query = `query ($id: Int!, $language: String!) {
  product(productId: $id, languageId: $language) { canonicalUrl name } }`;

/** Path and name in a language. */
export async function productOf(
  request: APIRequestContext,
  id: number,
  language: LocaleCode,
): Promise<{ path: string; name: string }> {
  const variables = { id, language: language === 'fi' ? 'fi-FI' : 'sv-SE' };
  const answer = await request.post('/graphql', { data: { query, variables } });
  const { data } = (await answer.json()) as {
    data: { product: { canonicalUrl: string; name: string } | null };
  };
  if (!data.product) throw new Error(`No product ${id}`);
  return { path: data.product.canonicalUrl, name: data.product.name };
}
