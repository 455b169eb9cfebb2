/** Names of the campaigns of a cart. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CampaignNames } from './campaign-names.tsx';

afterEach(cleanup);

const code = { name: 'MONKIJA10', href: null };
const gift = { name: 'Lahja vinssin ostajalle', href: '/dc/lahja-vinssin-ostajalle' };

it('leaves out the promotional code, which has a place of its own', () => {
  render(<CampaignNames campaigns={[code, gift]} label="Edut" except="MONKIJA10" />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([gift.name]);
});

it('shows nothing when the code was the only one', () => {
  const { container } = render(<CampaignNames campaigns={[code]} label="Edut" except="MONKIJA10" />);
  expect(container).toBeEmptyDOMElement();
});
