/** Fetches the names of a shop that editors suggest, for schemas/shop-names.json. */
import { languageTags } from '#api/standard-variables.ts';
import { isRecord } from '#kernel/is-record.ts';
import { createShopClient } from './shop-client.ts';

interface Named {
  id: number;
  alias: string;
}

export interface ShopNames {
  categories: Named[];
  brands: Named[];
  content: string[];
}

/** @throws {Error} when no shop answers at `origin`. */
export async function fetchShopNames(origin: string, apiKey?: string): Promise<ShopNames> {
  const language = `languageId: ${JSON.stringify(languageTags.fi)}`;
  const [categories, brands, content] = await createShopClient(origin, apiKey).ask([
    `categories(includeHidden: true, ${language}) { id: categoryId alias }`,
    `brands(${language}) { id: brandId alias }`,
    `cmsPages(${language}) { alias }`,
  ]);
  return {
    categories: namedIn(categories),
    brands: namedIn(brands),
    content: aliasesIn(content).toSorted(),
  };
}

const rowsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(row => isRecord(row)) : [];

const namedIn = (value: unknown): Named[] =>
  rowsOf(value)
    .flatMap(({ id, alias }) => (typeof id === 'number' && typeof alias === 'string' ? [{ id, alias }] : []))
    .toSorted((a, b) => a.id - b.id);

const aliasesIn = (value: unknown): string[] =>
  rowsOf(value).flatMap(({ alias }) => (typeof alias === 'string' ? [alias] : []));
