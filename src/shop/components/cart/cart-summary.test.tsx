import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TestShop, testCart, testCosts, testStores, testTotals } from '../testing/testing-shop.tsx';
import { CartSummary } from './cart-summary.tsx';

function show(totals = testTotals(), vatIncluded = true) {
  render(
    <TestShop stores={testStores(testCart([]), {}, { vatIncluded })}>
      <CartSummary totals={totals} />
    </TestShop>,
  );
}
const shipping = (changes: Partial<ReturnType<typeof testTotals>['shipping']>) =>
  testTotals({ shipping: { ...testTotals().shipping, ...changes } });

it('shows the total with VAT, also to customers who buy without it (R-PRODUCT-19)', () => {
  show(testTotals(), false);
  expect(screen.getByText(/^Yhteensä/).closest('div')).toHaveTextContent('Yhteensä sis. alv105,99 €');
});

it('shows the amount left to free shipping (R-CART-14)', () => {
  show();
  const bar = screen.getByRole('progressbar', { name: 'Enää 50,00 € ilmaiseen toimitukseen' });
  expect(bar).toHaveAttribute('value', '100');
  expect(bar).toHaveAttribute('max', '150');
});

it('names the amount left with VAT to customers who see prices without it, as the limit counts it', () => {
  show(testTotals(), false);
  expect(screen.getByText('Enää 50,00 € sis. alv ilmaiseen toimitukseen')).toBeInTheDocument();
});

it('shows no amount for -1, which means no limit', () => {
  show(shipping({ amountLeftToFree: -1 }));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('says so when shipping is free', () => {
  show({ ...shipping({ amountLeftToFree: 0 }), costs: testCosts({ shipping: 0 }) });
  expect(screen.getByText('Saat ilmaisen toimituksen.')).toBeInTheDocument();
  expect(screen.getByText('Ilmainen toimitus')).toBeInTheDocument();
});
