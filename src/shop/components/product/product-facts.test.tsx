import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { TestShop, testCart, testPrice, testStock, testStores } from '../testing/testing-shop.tsx';
import { ProductPrice } from './product-price.tsx';
import { PropertyValue } from './property-value.tsx';
import { StockView } from './stock-view.tsx';

const lowest = { incVatFormatted: '139,00 €', exVatFormatted: '111,20 €' };

function textOf(part: ReactNode, vatIncluded = true) {
  const stores = testStores(testCart([]), {}, { vatIncluded });
  return render(<TestShop stores={stores}>{part}</TestShop>).container;
}

it('shows the price with VAT without saying so', () => {
  expect(textOf(<ProductPrice price={testPrice(149)} />)).toHaveTextContent(/^149,00 €$/);
});

it('says when the price excludes VAT', () => {
  expect(textOf(<ProductPrice price={testPrice(150)} />, false)).toHaveTextContent('120,00 €ilman alv');
});

it('labels old and new price as text and shows the 30-day lowest, by VAT mode (R-PRODUCT-20)', () => {
  const part = <ProductPrice price={testPrice(150, 200)} lowestPrice={lowest} />;
  expect(textOf(part)).toHaveTextContent(
    'Nyt 150,00 €Ennen 200,00 €Alin hinta 30 päivänä ennen alennusta: 139,00 €',
  );
  expect(textOf(part, false)).toHaveTextContent('Alin hinta 30 päivänä ennen alennusta: 111,20 €');
});

it('hides the lowest price while nothing is reduced', () => {
  expect(textOf(<ProductPrice price={testPrice(150)} lowestPrice={lowest} />)).not.toHaveTextContent('Alin');
});

it('shows the number of few items, the date of incoming ones, and no date when out of stock (R-PRODUCT-13)', () => {
  expect(textOf(<StockView stock={testStock(3)} delivery />)).toHaveTextContent(
    'Enää 3 jäljelläToimitus 2–\u20604 arkipäivässä',
  );
  expect(textOf(<StockView stock={testStock(0, { incoming: '2026-12-01' })} />)).toHaveTextContent(
    'Tulossa 1.12.2026',
  );
  expect(textOf(<StockView stock={testStock(0)} delivery />)).toHaveTextContent(/^Loppu$/);
});

it('breaks an email address after a sign and keeps a number with its unit', () => {
  const parts = (value: string) => textOf(<PropertyValue>{value}</PropertyValue>).innerHTML;
  expect(parts('turva@merkki.example')).toContain('turva@<wbr>merkki.<wbr>example');
  expect(parts('18 W')).toContain('18&nbsp;W');
});

it('says that a package costs at least its price, by VAT mode (R-PRODUCT-47)', () => {
  const part = <ProductPrice price={{ ...testPrice(150), isLeast: true }} />;
  expect(textOf(part)).toHaveTextContent(/^Alkaen 150,00 €$/);
  expect(textOf(part, false)).toHaveTextContent('Alkaen 120,00 €ilman alv');
});

it('promises no stock of a package before its parts are chosen (R-PRODUCT-47)', () => {
  const text = (isUndecided: boolean, pieces: number) =>
    textOf(<StockView stock={testStock(pieces)} brief isUndecided={isUndecided} />).textContent;
  expect(text(true, 3)).toBe('Saatavuus valinnan mukaan');
  expect(text(true, 0)).toBe(text(false, 0));
});
