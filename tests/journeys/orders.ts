/** Reads stored orders through the public API. */
import { type APIRequestContext, expect } from '@playwright/test';
import { localeOfPath, locales } from '#i18n/locales.ts';
import type { Wish } from '../attack/buy.ts';

export interface StoredOrder {
  orderId: string;
  sum: number;
  rows: { name: string; quantity: number }[];
}

const query = `query ($id: String!, $cartId: String, $languageId: String) { checkout(id: $id, cartId: $cartId, paymentType: STANDARD, languageId: $languageId) {
  completed order { orderId sum rows { name quantity } } } }`;

/** The order of a confirmation URL, with product names in the language of that URL. */
export async function orderOf(request: APIRequestContext, confirmation: string): Promise<StoredOrder> {
  const { origin, pathname, searchParams } = new URL(confirmation);
  const languageId = locales[localeOfPath(pathname)].iso;
  const variables = { id: searchParams.get('oid'), cartId: searchParams.get('cartid'), languageId };
  const answer = await request.post(`${origin}/graphql`, { data: { query, variables } });
  const { data } = (await answer.json()) as {
    data: { checkout: { completed: boolean; order: StoredOrder | null } | null };
  };
  expect(data.checkout?.completed).toBe(true);
  if (!data.checkout?.order) throw new Error(`No order for ${confirmation}`);
  return data.checkout.order;
}

const goods = `{ products(skip: 0, take: 50) { products { skus { skuId stock { inStock } } } } }`;
const cart = `{ getCart(id: "") { id } }`;
const add = `mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }`;
const payments = `mutation ($id: String!) { createOrUpdateCheckout(cartId: $id, checkout: { billingAddress: { zip: "00100", country: "FI" } }) { paymentOptions { id name } } }`;

interface Goods {
  products: { products: { skus: { skuId: number; stock: { inStock: number } }[] }[] };
}

/** A SKU in stock, and a payment option other than invoice. */
export async function orderWish(request: APIRequestContext, origin: string): Promise<Wish> {
  const ask = async <Data>(text: string, variables = {}): Promise<Data> => {
    const answer = await request.post(`${origin}/graphql`, { data: { query: text, variables } });
    return ((await answer.json()) as { data: Data }).data;
  };
  const { products } = await ask<Goods>(goods);
  const sku = products.products.flatMap(({ skus }) => skus).find(({ stock }) => stock.inStock > 5);
  const { getCart } = await ask<{ getCart: { id: string } }>(cart);
  await ask(add, { id: getCart.id, item: { skuId: sku?.skuId, quantity: 1 } });
  const { createOrUpdateCheckout: checkout } = await ask<{
    createOrUpdateCheckout: { paymentOptions: { id: number; name: string }[] };
  }>(payments, { id: getCart.id });
  const payment = checkout.paymentOptions.find(({ name }) => name !== 'invoice');
  if (!sku || !payment) throw new Error('No SKU in stock, or no payment option');
  return { skuId: sku.skuId, paymentId: payment.id };
}
