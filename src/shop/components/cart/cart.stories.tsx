/** Shared cart components: lines, packages, summary. */

import {
  TestShop,
  testCart,
  testCosts,
  testLine,
  testPrice,
  testStock,
  testStores,
  testTotals,
} from '../testing/testing-shop.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartSummary } from './cart-summary.tsx';

export default { title: 'Parts / Cart' };

const long = {
  productId: 1,
  name: 'Kaksoiskytkimenvariaattorihihnasarja Outlander 650/850/1000 ja Renegade 570',
  href: '#',
  brand: 'Can-Am',
  image: null,
  articleNumber: 'A1',
};
const lines = [
  testLine(1, { product: long, unitPrice: testPrice(149, 189), stock: testStock(3) }),
  testLine(2, {
    quantity: 2,
    skuName: 'Koko XL',
    stock: testStock(0, { totalStock: 10, oversellable: 10 }),
  }),
  testLine(3, { groupKey: 'g', package: { packageId: 9, name: 'Vinssipaketti ja asennussarja' } }),
  testLine(4, { groupKey: 'g', package: { packageId: 9, name: 'Vinssipaketti ja asennussarja' } }),
  testLine(5, { stock: testStock(0) }),
  testLine(6, { isGift: true, unitPrice: testPrice(0) }),
];
const totals = testTotals({ costs: testCosts({ regular: 14_000, discount: 1_000, balance: 2_000 }) });
const room = { maxWidth: 500 };

export const Lines = () => (
  <TestShop stores={testStores(testCart(lines))}>
    <div style={room}>
      <CartLines lines={lines} />
    </div>
  </TestShop>
);

export const ReadOnly = () => (
  <TestShop stores={testStores(testCart(lines))}>
    <div style={room}>
      <CartLines lines={lines} readOnly />
    </div>
  </TestShop>
);

export const Summary = () => (
  <TestShop stores={testStores(testCart(lines))}>
    <div style={room}>
      <CartSummary totals={totals} />
    </div>
  </TestShop>
);

export const SummaryWithoutVat = () => (
  <TestShop stores={testStores(testCart(lines), {}, { vatIncluded: false })}>
    <div style={room}>
      <CartSummary totals={totals} simple />
    </div>
  </TestShop>
);
