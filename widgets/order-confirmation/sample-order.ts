/** A placed order for stories and tests. */
import type { Confirmation, ConfirmationRow } from '#api/checkout/types.ts';
import { emptyAddress } from '#api/checkout/empty-address.ts';

export const aRow = (id: string, changes: Partial<ConfirmationRow> = {}): ConfirmationRow => ({
  id,
  productId: 3,
  sku: '31',
  name: 'Kypärä',
  articleNumber: `FJ-${id}`,
  variant: '-',
  quantity: 1,
  totalIncVat: 299,
  savedIncVat: 0,
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
    rows: [
      aRow('1', { productId: 3, sku: '31', variant: 'XL', quantity: 2, totalIncVat: 598 }),
      aRow('2', { productId: 4, sku: '41', name: 'Vinssiköysi', articleNumber: 'KV-2', totalIncVat: 49.9 }),
    ],
    itemsIncVat: 647.9,
    shippingFeeIncVat: 5.99,
    paymentFeeIncVat: 0,
    sumIncVat: 653.89,
    sumExVat: 521.03,
    completed: true,
    ...changes,
  };
}
