/** An order by its link, for stories and tests. */
import type { OrderView, OrderViewLine } from '#kernel/order-view.ts';

export const aLine = (rowNumber: number, changes: Partial<OrderViewLine> = {}): OrderViewLine => ({
  rowNumber,
  skuId: rowNumber * 10,
  name: 'Vinssiköysi',
  variant: '',
  articleNumber: `KV-${rowNumber}`,
  image: null,
  href: `/p/tuote-${rowNumber}`,
  quantity: 1,
  prices: [{ quantity: 1, unit: 49.9 }],
  total: 49.9,
  groupKey: null,
  packageName: null,
  isGift: false,
  left: changes.quantity ?? 1,
  withdrawn: 0,
  ...changes,
});

export const aView = (changes: Partial<OrderView> = {}): OrderView => ({
  number: 100_001,
  placedAt: '2026-11-20T10:00:00Z',
  status: 'completed',
  currency: 'EUR',
  isConsumer: true,
  email: 'a•••@e•••.fi',
  shippingName: 'Paketti noutopisteeseen, 2–4 arkipäivää',
  arrival: 'ti 24. – to 26.11.',
  paymentName: 'Lasku, 30 päivää',
  paymentCode: 'invoice',
  transfer: null,
  isGuest: true,
  lines: [
    aLine(1, {
      name: 'Kypärä',
      variant: 'XL',
      quantity: 2,
      prices: [{ quantity: 2, unit: 299 }],
      total: 598,
    }),
    aLine(2),
    aLine(3, { name: 'Kaapeli', groupKey: 'g', packageName: 'Vinssipaketti' }),
  ],
  costs: {
    incVat: { regular: 69_780, items: 69_780, discount: 0, shipping: 599, payment: 0 },
    exVat: { regular: 55_598, items: 55_598, discount: 0, shipping: 477, payment: 0 },
    balance: 0,
    total: 70_379,
  },
  parcels: [{ number: 'JJFI1', href: 'https://tracking.example/JJFI1', sentAt: '2026-11-21T10:00:00Z' }],
  refunds: [],
  withdrawals: [],
  withdrawableUntil: '2026-12-05T10:00:00Z',
  isWithdrawable: true,
  ...changes,
});
