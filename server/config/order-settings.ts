/** Settings of orders: how many one buyer may place, and how long they wait for their payment. */
import { type Setting, whole } from './setting-shapes.ts';

export const orderSettings = {
  ordersPerNetwork: {
    env: 'ORDERS_PER_NETWORK',
    shape: whole(1, 1_000_000).default(30),
    about: 'How many orders one network may place in an hour.',
    fix: 'a whole number from 1 to 1000000',
  },
  ordersPerBuyer: {
    env: 'ORDERS_PER_BUYER',
    shape: whole(1, 1_000_000).default(15),
    about: 'How many orders one mail address of guests, or one account, may place in an hour.',
    fix: 'a whole number from 1 to 1000000',
  },
  unpaidOrderDays: {
    env: 'UNPAID_ORDER_DAYS',
    shape: whole(0, 365).default(7),
    about:
      'After how many days an order to be paid in advance lapses without its payment, two days after a mail; 0 keeps it. `npm run orders -- paid NUMBER` records a payment.',
    fix: 'a whole number from 0 to 365',
  },
} satisfies Record<string, Setting>;
