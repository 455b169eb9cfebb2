/** The shop as an API client sees it: its products and search results, all through GraphQL. */
import type { Backend } from '#backend/index.ts';
import type { JudgedProduct } from './judge.ts';

export type Ask = <Data>(document: string, variables?: Record<string, unknown>) => Promise<Data>;

export const askerOf =
  (backend: Pick<Backend, 'execute'>): Ask =>
  async <Data>(documentText: string, variables: Record<string, unknown> = {}) => {
    const answer = await backend.execute({ documentText, variables, caller: { requestId: 'search' } });
    if (answer.errors) throw new Error(answer.errors.map(({ message }) => message).join('; '));
    return answer.data as Data;
  };

interface Listed {
  products: {
    products: {
      productId: number;
      name: string;
      articleNumber: string;
      brand: { name: string };
      categories: { name: string }[];
    }[];
  };
}

export const languageIds = { fi: 'fi-FI', sv: 'sv-SE', en: 'en-GB' } as const;
type Code = keyof typeof languageIds;

const PAGE = 200;
const LISTED = `query ($skip: Int, $take: Int, $languageId: String) {
  products(skip: $skip, take: $take, languageId: $languageId) {
    products { productId name articleNumber brand { name } categories { name } }
  }
}`;

async function listAll(ask: Ask, code: Code): Promise<Listed['products']['products']> {
  const all: Listed['products']['products'] = [];
  for (;;) {
    const variables = { skip: all.length, take: PAGE, languageId: languageIds[code] };
    const { products } = await ask<Listed>(LISTED, variables);
    all.push(...products.products);
    if (products.products.length < PAGE) return all;
  }
}

/** All products that lists show, with their names in both languages. */
export async function readShop(ask: Ask): Promise<JudgedProduct[]> {
  const swedish = new Map((await listAll(ask, 'sv')).map(({ productId, name }) => [productId, name]));
  return (await listAll(ask, 'fi')).map(({ productId, name, articleNumber, brand, categories }) => ({
    id: productId,
    articleNumber,
    brand: brand.name,
    categories: categories.map(each => each.name),
    names: { fi: name, sv: swedish.get(productId) ?? '' },
  }));
}

const FOUND = `query ($text: String, $languageId: String, $take: Int) {
  products(take: $take, languageId: $languageId, filter: { searchText: $text, sort: RELEVANCE }) {
    count products { productId }
  }
}`;

/** @param take how many results at most, the best first */
export async function find(ask: Ask, code: Code, text: string, take = 10): Promise<number[]> {
  const { products } = await ask<Listed>(FOUND, { text, take, languageId: languageIds[code] });
  return products.products.map(({ productId }) => productId);
}
