/** Specifications, with explanations of measures. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aDetail } from '#tests/support/samples/sample-detail.ts';
import { shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import { SpecificationTable } from './specification-table.tsx';

it('explains a measure where it is stated, closed at first, and leaves others as they are (R-PRODUCT-55)', () => {
  const description = 'Vanteen leveys kiinnityspinnasta';
  const rows = [
    { name: 'Offset', value: '4+3″', description },
    { name: 'Paino', value: '7,9 kg' },
  ];
  const product = aDetail({ specifications: [{ group: 'Mitat', rows }] });
  render(shopperScene({}).within(<SpecificationTable product={product} />));
  const explained = screen.getByText(description).closest('details');
  expect([explained?.open, explained?.querySelector('summary')?.textContent]).toEqual([false, 'Offset']);
  expect(screen.getByRole('rowheader', { name: 'Paino' }).querySelector('details')).toBeNull();
});
