/** A placed order for stories and tests. */

import { emptyAddress } from '#api/checkout/empty-address.ts';
import type { Confirmation, ConfirmationRow } from '#api/checkout/types.ts';

/** An amount that contains 25.5 % VAT. */
export const withVat = (incVat: number) => ({ incVat, exVat: Math.round(incVat / 0.01255) / 100 });

export const aRow = (id: string, changes: Partial<ConfirmationRow> = {}): ConfirmationRow => ({
  id,
  productId: 3,
  sku: '31',
  name: 'Kypärä',
  articleNumber: `FJ-${id}`,
  productNumber: 'FJ',
  variant: '-',
  quantity: 1,
  total: withVat(299),
  saved: withVat(0),
  fit: null,
  uses: [],
  groupKey: null,
  package: null,
  ...changes,
});

export function anOrder(changes: Partial<Confirmation> = {}): Confirmation {
  const billingAddress = {
    ...emptyAddress('FI'),
    firstName: 'Aino',
    lastName: 'Aalto',
    addressLine1: 'Esimerkkitie 1',
    zip: '00100',
    city: 'Helsinki',
  };
  return {
    orderId: '100001',
    email: 'aino@esimerkki.fi',
    currency: 'EUR',
    billingAddress,
    shippingAddress: billingAddress,
    shippingName: 'Paketti noutopisteeseen, 2–4 arkipäivää: Noutopiste Kamppi, Malminrinne 4, 00100 Helsinki',
    paymentName: 'Lasku, 30 päivää',
    reference: '',
    costCenter: '',
    vehicle: null,
    rows: [
      aRow('1', { productId: 3, sku: '31', variant: 'XL', quantity: 2, total: withVat(598) }),
      aRow('2', {
        productId: 4,
        sku: '41',
        name: 'Vinssiköysi',
        articleNumber: 'KV-2',
        total: withVat(49.9),
      }),
    ],
    costs: {
      incVat: { regular: 64_790, items: 64_790, discount: 0, shipping: 599, payment: 0 },
      exVat: { regular: 51_625, items: 51_625, discount: 0, shipping: 477, payment: 0 },
      balance: 0,
      total: 65_389,
    },
    promoCode: '',
    nthPurchase: 1,
    completed: true,
    ...changes,
  };
}
