/** Without scripts, cards say what scripts would make them say, and the shop recommends the same (R-VEHICLE-15, R-VEHICLE-30). */
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { markCards } from '#app/compatibility/mark-cards.ts';
import { PlainCardsContext } from '#components/product/plain-cards.ts';
import { ProductGrid, ProductRail } from '#components/product/product-grid.tsx';
import { Recommended } from '#components/product/recommended.tsx';
import { TestShop, testCart, testStores } from '#components/testing/testing-shop.tsx';
import { cardFitText } from '#components/vehicle/card-fit-text.ts';
import { chosenVehicle } from '#components/vehicle/vehicle-tech-data.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import { testFacts } from '#kernel/testing-shop-facts.ts';
import type { ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';
import { aProduct } from '#tests/support/samples/sample-products.ts';
import { measuresIn } from '#tests/support/samples/stated-measures.ts';
import { createPlainCards } from './plain-cards.ts';

const vehicle = { id: 'v', manufacturer: 'Can-Am', year: '2021', model: 'Outlander <650>' };
const wheels = {
  ...{ frontTire: '25x8-12', backTire: '25x10-12', frontBoltPattern: '4/137', backBoltPattern: '4/137' },
};
const known = { vehicle, chosen: chosenVehicle(vehicle, wheels) };
const intl = serverIntl('fi', testFacts);

const fit = (changes: Partial<ProductCompatibility>): ProductCompatibility => ({
  ...{ vehicles: [], universal: false, measures: [] },
  ...changes,
});
const answers = new Map<number, ProductCompatibility | null>([
  [1, fit({ vehicles: [known.chosen.facetId] })],
  [2, fit({ vehicles: ['f_52_477_polaris-2022-sportsman-850'] })],
  [3, fit({ vehicles: [known.chosen.facetId.replace('2021', '2018')] })],
  [4, null],
  [5, fit({ universal: true, measures: measuresIn('26x11-12') })],
  [6, fit({ universal: true, measures: measuresIn('25x8-12') })],
  [7, fit({ universal: true })],
]);
const fits = () => Promise.resolve(answers);
const products = [...answers.keys()].map(productId => aProduct({ productId }));
const misfits = products.filter(({ productId }) => [2, 3, 5].includes(productId));
const idsOf = (list: typeof products) => list.map(({ productId }) => productId);

const page = (
  <TestShop stores={testStores(testCart([]))}>
    <ProductGrid products={products} />
    <Recommended productIds={idsOf(products)}>
      <ProductRail products={products} label="rail" />
    </Recommended>
    <Recommended productIds={idsOf(misfits)}>
      <ProductGrid products={misfits} />
    </Recommended>
  </TestShop>
);

/** By block: its state, and the words of the cards in sight. */
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('ul')].map(list => ({
    isHidden: list.closest<HTMLElement>('[data-recommended]')?.hidden ?? null,
    said: [...list.querySelectorAll<HTMLElement>(':scope > li:not([hidden]) [data-fits]')].map(mark =>
      mark.hidden ? null : `${mark.dataset['state']}: ${mark.textContent}`,
    ),
  }));

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('says and recommends what scripts do', async () => {
  render(page);
  const byScripts = markCards(document.body, {
    api: () => Promise.resolve({ vehicle: { fits } }),
    chosen: known.chosen,
    cache: new Map(),
    say: (of, verdict) => cardFitText(intl, known, of, verdict),
  });
  byScripts.show();
  await vi.waitFor(() => expect(document.querySelector('[data-state="fits"]')).not.toBeNull());
  const expected = shown();
  cleanup();

  const cards = createPlainCards(known, intl);
  const asked: number[][] = [];
  const html = () => renderToString(<PlainCardsContext value={cards}>{page}</PlainCardsContext>);
  expect(html()).toContain('hidden');
  await cards.read({
    fits: ids => {
      asked.push([...ids]);
      return fits();
    },
  });
  document.body.innerHTML = html();
  expect(shown()).toEqual(expected);
  expect(expected.map(({ isHidden, said }) => [isHidden, said.length])).toEqual([
    [null, 7],
    [false, 4],
    [true, 0],
  ]);
  expect(asked).toEqual([idsOf(products)]);
});

it('says nothing of what cannot be read', async () => {
  const cards = createPlainCards(known, intl);
  expect(cards.said(1)).toBeNull();
  await cards.read({ fits: () => Promise.reject(new Error('down')) });
  expect(cards.said(1)).toBeNull();
});
