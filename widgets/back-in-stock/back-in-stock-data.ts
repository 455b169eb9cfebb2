/** A back-in-stock notification without scripts: the product of the page's query, and what the form does. */
import type { Api } from '#api/api.ts';
import type { LoadContext } from '#engine/definition/contract.ts';
import { isEmail } from '#ui/form/validation.ts';

export type BackInStockContext = LoadContext<Pick<Api, 'catalogue' | 'product'>>;

export interface BackInStockData {
  /** Null for a product or sku that is not sold any more. */
  product: { name: string; href: string; skuId: number } | null;
  email: string;
  phase: 'asking' | 'wrong' | 'failed' | 'done';
}

const longestAlias = 300;
/** Characters, as the field allows. */
export const longestEmail = 254;

async function productOf({ api, query }: BackInStockContext): Promise<BackInStockData['product']> {
  const { product: alias = '', sku: asked } = query;
  if (alias === '' || alias.length > longestAlias) return null;
  const product = await api.catalogue.product(alias);
  const skus = product?.skus ?? [];
  const sku = skus.length === 1 ? skus[0] : skus.find(({ skuId }) => String(skuId) === asked);
  if (!product || !sku) return null;
  const name = sku.name && sku.name !== '-' ? `${product.name}, ${sku.name}` : product.name;
  return { name, href: product.href, skuId: sku.skuId };
}

export async function loadBackInStock(context: BackInStockContext): Promise<BackInStockData> {
  return { product: await productOf(context), email: '', phase: 'asking' };
}

export async function submitBackInStock(
  context: BackInStockContext,
  fields: URLSearchParams,
): Promise<BackInStockData> {
  const product = await productOf(context);
  const email = (fields.get('email') ?? '').slice(0, longestEmail).trim();
  if (product && isEmail(email) && (await context.api.product.notifyWhenBack(email, product.skuId)))
    return { product, email: '', phase: 'done' };
  context.visitor?.reject();
  return { product, email, phase: isEmail(email) ? 'failed' : 'wrong' };
}
