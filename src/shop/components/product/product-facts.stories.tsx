/** Prices and stock in every state. */

import { TestShop, testCart, testPrice, testStock, testStores } from '../testing/testing-shop.tsx';
import { ProductPrice } from './product-price.tsx';
import { StockView } from './stock-view.tsx';

export default { title: 'Parts / Product facts' };

const stores = testStores(testCart([]));
const business = testStores(testCart([]), {}, { vatIncluded: false });
const lowest = { incVatFormatted: '139,00 €', exVatFormatted: '111,20 €' };
const rows = { display: 'grid', gap: 16 };

export const Prices = () => (
  <div style={rows}>
    <TestShop stores={stores}>
      <ProductPrice price={testPrice(149)} />
      <ProductPrice price={testPrice(149, 189)} lowestPrice={lowest} />
      <ProductPrice price={testPrice(149, 189)} lowestPrice={lowest} size="l" />
    </TestShop>
    <TestShop stores={business}>
      <ProductPrice price={testPrice(149, 189)} lowestPrice={lowest} />
    </TestShop>
  </div>
);

export const Stock = () => (
  <TestShop stores={stores}>
    <div style={rows}>
      <StockView stock={testStock(12)} delivery />
      <StockView stock={testStock(7)} delivery />
      <StockView stock={testStock(3)} delivery />
      <StockView stock={testStock(0, { totalStock: 5, static: 5 })} delivery />
      <StockView stock={testStock(0, { totalStock: 5, oversellable: 5 })} delivery />
      <StockView stock={testStock(0, { incoming: '2026-12-01' })} delivery />
      <StockView stock={testStock(0)} delivery />
    </div>
  </TestShop>
);
