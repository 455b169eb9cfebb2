/** What the database holds of an order, asked as any client of the shop may ask. */
import { type APIRequestContext, expect } from '@playwright/test';

export interface StoredOrder {
  orderId: string;
  sum: number;
  rows: { name: string; quantity: number }[];
}

const query = `query ($id: String!, $cartId: String) { checkout(id: $id, cartId: $cartId, paymentType: STANDARD) {
  completed order { orderId sum rows { name quantity } } } }`;

/** The order that the address of a confirmation names. */
export async function orderOf(request: APIRequestContext, confirmation: string): Promise<StoredOrder> {
  const { origin, searchParams } = new URL(confirmation);
  const variables = { id: searchParams.get('oid'), cartId: searchParams.get('cartid') };
  const answer = await request.post(`${origin}/graphql`, { data: { query, variables } });
  const { data } = (await answer.json()) as {
    data: { checkout: { completed: boolean; order: StoredOrder | null } | null };
  };
  expect(data.checkout?.completed).toBe(true);
  if (!data.checkout?.order) throw new Error(`No order for ${confirmation}`);
  return data.checkout.order;
}
