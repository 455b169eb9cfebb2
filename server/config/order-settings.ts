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
  unpaidValue: {
    env: 'UNPAID_VALUE',
    shape: whole(0, 100_000_000).default(3000),
    about:
      'Up to which value, in the currency of rate 1, an order to be paid in advance or at a provider holds its products before it is paid. Beyond this and the next four, the products are taken when the payment arrives, and a shopper who pays by transfer is told so.',
    fix: 'a whole number from 0 to 100000000',
  },
  unpaidTotalValue: {
    env: 'UNPAID_TOTAL_VALUE',
    shape: whole(0, 1_000_000_000).default(100_000),
    about:
      'Value, in the currency of rate 1, of the products that all orders hold together before they are paid.',
    fix: 'a whole number from 0 to 1000000000',
  },
  unpaidPieces: {
    env: 'UNPAID_PIECES',
    shape: whole(0, 1_000_000).default(100),
    about: 'How many pieces the orders of one network or one buyer hold together before they are paid.',
    fix: 'a whole number from 0 to 1000000',
  },
  unpaidPerBuyer: {
    env: 'UNPAID_PER_BUYER',
    shape: whole(0, 1_000_000).default(3),
    about:
      'How many orders of one mail address of guests, or one account, hold products before they are paid.',
    fix: 'a whole number from 0 to 1000000',
  },
  unpaidPerNetwork: {
    env: 'UNPAID_PER_NETWORK',
    shape: whole(0, 1_000_000).default(10),
    about: 'How many orders of one network hold products before they are paid.',
    fix: 'a whole number from 0 to 1000000',
  },
} satisfies Record<string, Setting>;
