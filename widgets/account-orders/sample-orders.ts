/** Orders for stories and tests. */
import type { CartLine } from '#api/cart/types.ts';
import type { CustomerOrder } from '#api/order/types.ts';
import { testLine, testTotals } from '#components/testing/testing-shop.tsx';

const address = {
  firstName: 'Aino',
  lastName: 'Virtanen',
  company: '',
  careOf: '',
  addressLine1: 'Mönkijäkuja 4',
  addressLine2: '',
  zip: '00100',
  city: 'Helsinki',
  country: 'FI',
  mobile: '',
  entryCode: '',
};

export const anOwnOrder = (
  id: number,
  changes: Partial<CustomerOrder> = {},
  lines: CartLine[] = [testLine(1, { quantity: 2 }), testLine(2)],
): CustomerOrder => ({
  id,
  publicId: `public-${id}`,
  date: '2026-11-02T10:00:00Z',
  currency: 'EUR',
  status: 'RECEIVED',
  message: '',
  reference: '',
  costCenter: '',
  vehicle: null,
  totalFormatted: '105,99 €',
  quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  lines,
  totals: testTotals(),
  billing: address,
  shipping: null,
  deliveries: [],
  payments: [{ name: 'Lasku' }],
  refunds: [],
  ...changes,
});

export const ownOrders: readonly CustomerOrder[] = [
  anOwnOrder(1003),
  anOwnOrder(1002, {
    status: 'COMPLETED',
    date: '2026-09-14T10:00:00Z',
    deliveries: [{ name: 'PostNord', parcelNumber: 'JJFI1', trackingHref: 'https://tracking.example/JJFI1' }],
    refunds: [{ id: 1, skuId: 2, date: '2026-09-20T10:00:00Z', reason: 'Palautus', amount: 10 }],
  }),
  anOwnOrder(1001, { status: 'CANCELLED', date: '2026-08-01T10:00:00Z' }),
];
