/** A package for a customer with a price list. */
import type { Api } from '#api/api.ts';
import { aDetail, aGroup } from '#tests/support/samples/sample-detail.ts';
import { aPrice, shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PackageDecision } from './package-decision.tsx';

it('shows a package at the prices of the customer’s own list, everywhere on the page (R-PRODUCT-49)', async () => {
  const reduced = aGroup(1).options.map(option => ({ ...option, lowest: { incVat: 300, exVat: 240 } }));
  const product = aDetail({
    type: 'package',
    packageGroups: [aGroup(1, { options: reduced }), aGroup(2, { required: false })],
  });
  const ownPrices = vi.fn(() => Promise.resolve(new Map([[12, aPrice(150)]])));
  const { within } = shopperScene({
    user: 'aino@example.fi',
    api: { catalogue: { ownPrices } } as unknown as Api,
  });
  render(
    within(
      <PackageDecision
        id="detail"
        product={product}
        cartHref={undefined}
        notifyHref={undefined}
        terms={undefined}
      />,
    ),
  );
  // The larger one is now the cheapest, and its price the customer's own before anything is chosen.
  expect(await screen.findByText('Alkaen 150,00 €')).toBeVisible();
  expect(screen.getByText('Sinun hintasi')).toBeVisible();
  expect(ownPrices).toHaveBeenCalledExactlyOnceWith([11, 12, 21, 22]);
  const [small, large] = screen.getAllByRole('radio', { name: /terä 1[35]0\scm/ });
  expect([small, large].map(radio => radio?.parentElement?.textContent)).toEqual([
    expect.stringContaining('239,00'),
    expect.stringContaining('150,00'),
  ]);
  if (large) await userEvent.click(large);
  expect(screen.getAllByText('150,00 €').length).toBeGreaterThanOrEqual(3);
  expect(screen.getByText('Sinun hintasi')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Valintasi yhteensä 150,00 €');
  // What was said of the price of everyone says nothing of this one.
  expect(screen.getByRole('status')).not.toHaveTextContent('Säästät');
  if (small) await userEvent.click(small);
  expect(screen.queryByText('Sinun hintasi')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Säästät 61,00 €');
});
