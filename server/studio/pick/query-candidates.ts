/** Products and content pages, queried by the contract that the shop itself uses. */

import { z } from 'zod';
import { languageTags } from '#api/standard-variables.ts';
import type { Backend } from '#backend/index.ts';
import type { PickAnswer, PickItem } from '#studio-api/pick.ts';
import type { PickCatalogue } from './catalogue-candidates.ts';
import { type Candidate, MAX_ITEMS, type PickRequest } from './pick-request.ts';

export interface QueryCandidatePorts {
  execute: Backend['execute'];
  reference(): PickCatalogue;
  /** Address of a picture of the shop. */
  image(type: 'product', file: string): string;
}

/** The backend refused what was asked: a filter with unknown values. */
export class PickRefused extends Error {
  override readonly name = 'PickRefused';
}

const fields = '{ productId alias name articleNumber canonicalUrl productImages { fileName } }';
const listText = `query PickProducts($take: Int, $categoryAlias: String, $filter: FilterInputType, $marketId: String, $languageId: String) {
  products(take: $take, categoryAlias: $categoryAlias, filter: $filter, marketId: $marketId, languageId: $languageId) { count products ${fields} }
}`;
const oneText = `query PickProduct($alias: String, $marketId: String, $languageId: String) {
  product(alias: $alias, marketId: $marketId, languageId: $languageId) ${fields}
}`;
const contentText = `query PickContent($marketId: String, $languageId: String) {
  cmsPages(marketId: $marketId, languageId: $languageId) { id name title alias canonicalUrl }
}`;

const product = z.object({
  productId: z.number(),
  alias: z.string(),
  name: z.string().nullable(),
  articleNumber: z.string().nullish(),
  canonicalUrl: z.string().nullish(),
  productImages: z.array(z.object({ fileName: z.string() })).nullish(),
});
const listShape = z.object({ products: z.object({ count: z.number(), products: z.array(product) }) });
const oneShape = z.object({ product: product.nullable() });
const contentShape = z.object({
  cmsPages: z.array(
    z.object({
      id: z.number(),
      name: z.string().nullish(),
      title: z.string().nullish(),
      alias: z.string(),
      canonicalUrl: z.string().nullish(),
    }),
  ),
});

/** Products by text, number or alias, or those of a product list; only what shoppers of the market see. */
export async function pickProducts(ports: QueryCandidatePorts, request: PickRequest): Promise<PickAnswer> {
  const ask = <Shape extends z.ZodType>(shape: Shape, text: string, variables: Record<string, unknown>) =>
    query(ports, request, { shape, text, variables });
  const itemOf = ({
    productId,
    alias,
    name,
    articleNumber,
    canonicalUrl,
    productImages,
  }: z.infer<typeof product>): PickItem => {
    const [picture] = productImages ?? [];
    return {
      ref: alias,
      id: productId,
      name: name ?? alias,
      ...(articleNumber ? { detail: articleNumber } : {}),
      ...(canonicalUrl ? { path: canonicalUrl } : {}),
      ...(picture ? { image: ports.image('product', picture.fileName) } : {}),
      isShown: true,
    };
  };

  const { ids, list, q } = request;
  if (ids) {
    const numbers = ids.filter(isNumber).map(Number);
    const [byNumber, ...byAlias] = await Promise.all([
      numbers.length > 0
        ? ask(listShape, listText, { take: 200, filter: { productIds: numbers } })
        : { products: { products: [] } },
      ...ids.filter(id => !isNumber(id)).map(alias => ask(oneShape, oneText, { alias })),
    ]);
    const items = [...byNumber.products.products, ...byAlias.flatMap(({ product: one }) => one ?? [])].map(
      itemOf,
    );
    return { items, total: items.length };
  }
  const { products } = await ask(
    listShape,
    listText,
    list
      ? {
          take: 5,
          categoryAlias: aliasIn(ports.reference(), request, list.categoryAlias),
          filter: list.filter,
        }
      : {
          take: MAX_ITEMS,
          filter: q.trim() ? { searchText: q.trim().slice(0, 200), sort: 'RELEVANCE' } : {},
        },
  );
  return { items: products.products.map(itemOf), total: products.count };
}

export async function contentCandidates(
  ports: QueryCandidatePorts,
  request: PickRequest,
): Promise<Candidate[]> {
  const { cmsPages } = await query(ports, request, { shape: contentShape, text: contentText, variables: {} });
  return cmsPages.map(({ id, name, title, alias, canonicalUrl }) => ({
    ref: alias,
    id,
    name: title || name || alias,
    ...(canonicalUrl ? { detail: canonicalUrl, path: canonicalUrl } : {}),
    isShown: true,
  }));
}

const isNumber = (text: string): boolean => /^\d{1,9}$/.test(text);

/** Documents name a category by its alias in any language; lists know that of their own. */
function aliasIn({ categories }: PickCatalogue, { locale }: PickRequest, alias: string | undefined) {
  if (alias === undefined) return undefined;
  const found = [...categories.values()].find(({ texts }) =>
    [...texts.values()].some(text => text.alias === alias),
  );
  return found?.texts.get(languageTags[locale])?.alias ?? alias;
}

async function query<Shape extends z.ZodType>(
  { execute }: QueryCandidatePorts,
  { market, locale }: PickRequest,
  asked: { shape: Shape; text: string; variables: Record<string, unknown> },
): Promise<z.output<Shape>> {
  const { data, errors } = await execute({
    documentText: asked.text,
    variables: { ...asked.variables, marketId: market, languageId: languageTags[locale] },
    readOnly: true,
    caller: { requestId: 'studio-pick' },
  });
  const [error] = errors ?? [];
  if (error) throw new PickRefused(error.message);
  return asked.shape.parse(data);
}
