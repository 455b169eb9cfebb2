/** Products related to a product. */

import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import relatedProducts from './index.ts';
import { sampleRelated } from './sample-related.ts';

const scene = (groups = sampleRelated) =>
  widgetScene(relatedProducts, minimal, {
    api: { product: { related: () => Promise.resolve([...groups]) } },
  });

it('shows the cards of each kind under a translated title; a custom relation has its own name', async () => {
  render(await scene());
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Lisävarusteet',
    'Huolto',
  ]);
  const row = within(screen.getByRole('region', { name: 'Lisävarusteet' }));
  expect(row.getByRole('link', { name: 'Turvakoukku vinssiin' }).getAttribute('href')).toBe('/p/koukku');
  expect(row.getAllByRole('button', { name: /^Suosikki/ })).toHaveLength(2);
  expect(row.getAllByText('Varastossa')).toHaveLength(2);
});

it('scrolls more products than fit a row', async () => {
  const [group] = sampleRelated;
  const products = [...(group?.products ?? []), ...(group?.products ?? []), ...(group?.products ?? [])].map(
    (product, at) => ({ ...product, card: { ...product.card, productId: at + 1 } }),
  );
  render(await scene([{ type: 'ACCESSORIES', products }]));
  expect(within(screen.getByRole('group', { name: 'Lisävarusteet' })).getAllByRole('article')).toHaveLength(
    6,
  );
});

it('labels products that other customers bought as such, and only those', async () => {
  const [group] = sampleRelated;
  render(await scene([{ type: 'ALSO_BOUGHT', products: group?.products ?? [] }]));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Muut ostivat myös');
});

it('renders nothing without related products', async () => {
  expect(await scene([])).toBeNull();
});
