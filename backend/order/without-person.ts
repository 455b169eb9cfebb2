/** An order as the number and the id of its cart show it: what was bought and for how much, not who bought it. */
import { emptyAddress } from '#backend/checkout/checkout.types.ts';
import type { Order } from './order.types.ts';

/** Pure. The number is easy to guess and the id stays in a cookie for a year, so together they reveal no person (R-CHECKOUT-16). */
export const withoutPerson = (order: Order): Order => ({
  ...order,
  email: '',
  identityNumber: '',
  billingAddress: emptyAddress,
  shippingAddress: emptyAddress,
  message: '',
  pickupPoint: '',
  customerOrderNumber: '',
  goodsLabel: '',
  costCenter: '',
});
