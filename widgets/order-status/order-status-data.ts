/** What the page of an order shows, and what its forms do. */
import type { Api } from '#api/api.ts';
import type { LoadContext } from '#engine/definition/contract.ts';
import { SeeOther, type VisitorOrders } from '#engine/definition/visitor.ts';
import type { OrderStatusResolved } from '#engine/page-types.gen.ts';
import { encodePath } from '#kernel/address/address-path.ts';
import type { OrderByLink, OrderView } from '#kernel/order/order-view.ts';
import { type OrderedAgain, orderAgain } from './order-again.ts';
import { submitWithdrawalForm, type WithdrawalForm } from './withdrawal-form-data.ts';

export type OrderStatusContext = LoadContext<Pick<Api, 'cart'>>;

export interface OrderStatusData {
  found: OrderByLink;
  /** Of the forms: a repeat of a request has no further effect. */
  key: string;
  /** What a form has done. */
  done?: 'withdrawal' | 'sent' | 'account' | 'wait';
  again?: OrderedAgain;
  withdrawal?: WithdrawalForm;
}

const nothing: OrderByLink = { state: 'unknown' };
const newKey = (): string => globalThis.crypto.randomUUID();

const doneOf = (text: string | undefined): Pick<OrderStatusData, 'done'> =>
  text === 'withdrawal' || text === 'sent' || text === 'account' ? { done: text } : {};

/** Of this page, which keeps the number of an order of the account. */
function ownAddress({ prefix, path, query: { order } }: OrderStatusContext, done?: string): string {
  const search = new URLSearchParams({ ...(order && { order }), ...(done && { done }) }).toString();
  return encodePath(prefix + path) + (search && `?${search}`);
}

/** Opens the order of the account that the address names. @throws SeeOther for a visitor without a session, to sign in */
async function openOwn({ query, visitor }: OrderStatusContext, ordersHref: string): Promise<void> {
  if (!query.order || !visitor?.orders) return;
  if (!visitor.isSignedIn) throw new SeeOther(ordersHref);
  await visitor.orders.openOwn(/^[1-9]\d{0,8}$/.test(query.order) ? Number(query.order) : 0);
}

export async function loadOrderStatus(
  context: OrderStatusContext,
  { ordersHref }: Pick<OrderStatusResolved, 'ordersHref'>,
): Promise<OrderStatusData> {
  const { query, visitor } = context;
  const orders = visitor?.orders;
  if (orders && query.key) {
    orders.keepLink(query.key);
    throw new SeeOther(ownAddress(context));
  }
  await openOwn(context, ordersHref);
  const found = orders?.hasLink ? await orders.find() : nothing;
  return { found, key: newKey(), ...doneOf(query.done) };
}

/** The order of a form, whose link may have expired in the meantime. */
const orderIn = (found: OrderByLink): OrderView | null => (found.state === 'found' ? found.order : null);

export async function submitOrderStatus(
  context: OrderStatusContext,
  { ordersHref }: Pick<OrderStatusResolved, 'ordersHref'>,
  fields: URLSearchParams,
): Promise<OrderStatusData> {
  const { visitor } = context;
  const orders = visitor?.orders;
  await openOwn(context, ordersHref);
  if (!visitor || !orders?.hasLink) return { found: nothing, key: newKey() };
  const action = fields.get('do');
  if (action === 'send') return sendMail(context, orders, () => orders.sendAgain(), 'sent');
  if (action === 'account') return sendMail(context, orders, () => orders.offerAccount(), 'account');
  const found = await orders.find();
  const shown = { found, key: newKey() };
  const order = orderIn(found);
  if (!order) return shown;
  if (action === 'again')
    return { ...shown, again: await orderAgain(context.api.cart, visitor, order, fields) };
  const withdrawal = await submitWithdrawalForm(orders, order, fields);
  if (withdrawal === 'received') throw new SeeOther(ownAddress(context, 'withdrawal'));
  if (withdrawal.problem) visitor.reject();
  return { ...shown, key: withdrawal.key, withdrawal };
}

/** What a form asks to be mailed to the buyer. */
async function sendMail(
  context: OrderStatusContext,
  orders: VisitorOrders,
  send: VisitorOrders['sendAgain'],
  done: 'sent' | 'account',
): Promise<OrderStatusData> {
  const result = await send();
  if (result === 'sent') throw new SeeOther(ownAddress(context, done));
  context.visitor?.reject();
  return { found: await orders.find(), key: newKey(), ...(result === 'wait' ? { done: 'wait' } : {}) };
}
