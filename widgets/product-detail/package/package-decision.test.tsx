/** The price of a package before and after the shopper has chosen. */
import { aDetail, aGroup } from '#tests/support/samples/sample-detail.ts';
import { shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PackageDecision } from './package-decision.tsx';

it('states the least that it costs, as its card does, until something is chosen (R-PRODUCT-31)', async () => {
  const [small, large] = aGroup(1).options;
  if (!small || !large) throw new Error('no options');
  // A dearer option is preselected in one group, and the other one waits for a choice.
  const preselected = aGroup(1, { options: [small, { ...large, isSelected: true }] });
  const product = aDetail({ type: 'package', packageGroups: [preselected, aGroup(2)] });
  render(
    shopperScene().within(
      <PackageDecision
        id="detail"
        product={product}
        cartHref={undefined}
        notifyHref={undefined}
        terms={undefined}
      />,
    ),
  );
  expect(screen.getByText('Alkaen 478,00 €')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Valintasi yhteensä 279,00 €');
  // Neither stock nor days of what is only preselected.
  expect(screen.getByText('Saatavuus valinnan mukaan')).toBeVisible();
  expect(screen.queryByText(/varastossa/i)).toBeNull();
  const [, chosen] = screen.getAllByRole('radio', { name: /terä 150\scm/ });
  if (chosen) await userEvent.click(chosen);
  expect(screen.getAllByText('558,00 €').length).toBeGreaterThan(0);
  expect(screen.queryByText(/^Alkaen/)).toBeNull();
  expect(screen.queryByText('Saatavuus valinnan mukaan')).toBeNull();
  expect(screen.getAllByText(/varastossa/i).length).toBeGreaterThan(0);
});
