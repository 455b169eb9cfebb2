/** The comparison from the shopper's point of view. */

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CatalogueApi } from '#api/catalogue/catalogue-api.ts';
import type { ComparedProduct } from '#api/catalogue/types.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { aProduct } from '#tests/support/samples/sample-products.ts';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import compare from './index.ts';

const winch = (productId: number, name: string, pull: string): ComparedProduct => ({
  card: aProduct({ productId, name, buySkuId: productId }),
  specifications: [
    {
      ...{ group: 'Mitat', isOfMaker: false },
      rows: [
        { name: 'Vetokyky', value: pull },
        { name: 'Köysi', value: '15 m' },
      ],
    },
  ],
});
const winches = [winch(7, 'Taival 5500', '2495 kg'), winch(8, 'Kontio 3500', '1588 kg')];

async function show(props: Record<string, string>, stored: readonly number[] = []) {
  const compared = vi.fn<CatalogueApi['compared']>().mockResolvedValue(winches);
  let stores: ShopperStores | undefined;
  const scene = await widgetScene(
    compare,
    { ...minimal, props },
    {
      api: { catalogue: { compared } },
      withStores: made => {
        for (const id of stored) made.compare.toggle(id);
        stores = made;
      },
    },
  );
  await act(async () => render(scene));
  return { compared, stores: stores as ShopperStores };
}

const rowOf = (name: RegExp) => screen.getByRole('row', { name });

it('shows the products of the address side by side with one request, and marks what differs', async () => {
  const { compared } = await show({ products: '7.8.x.7' });
  expect(compared.mock.calls).toEqual([[[7, 8]]]);
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  expect(
    within(rowOf(/^Vetokyky/))
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  ).toEqual(['2495\u{a0}kg', '1588\u{a0}kg']);
  expect(rowOf(/^Vetokyky/)).toHaveTextContent('Eri arvot');
  expect(rowOf(/^Köysi/)).not.toHaveTextContent('Eri arvot');
  expect(screen.getByRole('button', { name: 'Osta: Taival 5500' })).toBeDefined();
});

it('shows only the differences when the address asks for them', async () => {
  await show({ products: '7.8', differences: '1' });
  expect(screen.queryByRole('row', { name: /^Köysi/ })).toBeNull();
  const all = screen.getByRole('link', { name: 'Näytä vain erot' });
  expect([all.getAttribute('href'), all.getAttribute('aria-current')]).toEqual([
    expect.stringMatching(/\?products=7\.8$/),
    'true',
  ]);
});

it('leads to the comparison without a product, and forgets the product', async () => {
  const { stores } = await show({ products: '7.8' }, [7, 8]);
  const remove = screen.getByRole('link', { name: 'Poista vertailusta: Taival 5500' });
  expect(remove.getAttribute('href')).toMatch(/\?products=8$/);
  fireEvent.click(remove);
  expect(stores.compare.ids).toEqual([8]);
});

it('explains an empty comparison', async () => {
  const { compared } = await show({});
  expect(compared).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1, name: 'Tuotevertailu' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Selaa kaikkia tuotteita' })).toBeDefined();
});

it('leads to the products that this browser has stored', async () => {
  await show({}, [7, 8]);
  expect(screen.getByRole('link', { name: 'Näytä valitsemasi 2 tuotetta' }).getAttribute('href')).toMatch(
    /\?products=7\.8$/,
  );
});
