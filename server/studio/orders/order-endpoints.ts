/** Orders: `/api/orders`, for sales and admins. Addresses contain an order's number and nothing else of it. */
import { z } from 'zod';
import type { Backend } from '#backend/index.ts';
import { orderStates } from '#kernel/order/order-states.ts';
import type { ShopProfile } from '#kernel/shop-profile.ts';
import {
  longestOfOrder,
  type NewOrderNote,
  type OrderAction,
  type OrderQuery,
  orderMailKinds,
  orderWaits,
} from '#studio-api/orders.ts';
import { actorOf, withRejections } from '../documents/studio-actor.ts';
import type { ApiRoute, StaffCall } from '../http/api-route.ts';
import { ProblemError } from '../http/problem.ts';
import { languageOf } from './language-of.ts';
import { printedLists, printOrder, printPolicy } from './print-order.ts';

const { search, note, reason, parcel, link } = longestOfOrder;
const MAX_NUMBER = 999_999_999;
const MAX_ROWS = 500;

const number = z.number().int().positive().max(MAX_NUMBER);
const queryShape: z.ZodType<OrderQuery> = z.strictObject({
  search: z.string().max(search),
  state: z.enum(orderStates).nullable(),
  waits: z.enum(orderWaits).nullable(),
  before: number.nullable(),
});

const version = z.string().max(100);
const reasonShape = z.string().trim().max(reason);
/** Buyers follow it in a mail. */
const trackingLink = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(link)]);
const actionShape: z.ZodType<OrderAction> = z.discriminatedUnion('action', [
  z.strictObject({ version, action: z.literal('pay') }),
  z.strictObject({ version, action: z.literal('close-withdrawal') }),
  z.strictObject({
    ...{ version, trackingLink },
    action: z.literal('ship'),
    parcelNumber: z.string().trim().max(parcel),
    isPartial: z.boolean(),
  }),
  z.strictObject({ version, action: z.literal('cancel'), reason: reasonShape }),
  z.strictObject({
    version,
    action: z.literal('refund'),
    rows: z.array(z.strictObject({ rowNumber: number, quantity: number })).max(MAX_ROWS),
    amount: number.nullable(),
    reason: reasonShape,
    toBalance: z.boolean(),
  }),
  z.strictObject({ version, action: z.literal('resend'), kind: z.enum(orderMailKinds) }),
]);
const noteShape: z.ZodType<NewOrderNote> = z.strictObject({
  id: z.uuid(),
  text: z.string().trim().min(1).max(note),
});

const missing = () => new ProblemError(404, 'NOT_FOUND', 'There is no such order.');

/** @throws ProblemError 404 for what is no number of an order. */
function numberOf(call: StaffCall): number {
  const text = call.param('number');
  if (!/^[1-9]\d{0,8}$/.test(text)) throw missing();
  return Number(text);
}

export const orderEndpoints = (
  orders: Backend['orderManagement'],
  profile: () => ShopProfile,
): ApiRoute[] => [
  {
    method: 'POST',
    path: '/api/orders/search',
    role: 'sales',
    handler: call => orders.list(call.json(queryShape)),
  },
  {
    method: 'GET',
    path: '/api/orders/:number',
    role: 'sales',
    async handler(call) {
      const order = await orders.read(numberOf(call), languageOf(call));
      if (!order) throw missing();
      return order;
    },
  },
  {
    method: 'GET',
    path: '/api/orders/:number/print/:list',
    role: 'sales',
    async handler(call) {
      const list = printedLists.find(each => each === call.param('list'));
      const order = list && (await orders.read(numberOf(call), null));
      if (!list || !order) throw missing();
      call.reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': printPolicy,
          'cache-control': 'no-store',
        })
        .send(printOrder(list, order, profile()));
    },
  },
  {
    method: 'POST',
    path: '/api/orders/:number/actions',
    role: 'sales',
    stepUp: true,
    handler: call =>
      withRejections(() =>
        orders.act(numberOf(call), call.json(actionShape), actorOf(call), languageOf(call)),
      ),
  },
  {
    method: 'POST',
    path: '/api/orders/:number/notes',
    role: 'sales',
    handler: call => withRejections(() => orders.note(numberOf(call), call.json(noteShape), actorOf(call))),
  },
];
