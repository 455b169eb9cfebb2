/** The numbers that a product replaces, as its page shows them. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aDetail } from '#tests/support/samples/sample-detail.ts';
import { shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import { Facts } from './facts.tsx';

const show = (changes: Parameters<typeof aDetail>[0]) =>
  render(shopperScene({}).within(<Facts id="p" product={aDetail(changes)} />));

it('names them by maker, and is silent without any (R-PRODUCT-54)', () => {
  const { unmount } = show({
    interchange: [
      { kind: 'oem', maker: 'Ruskamoto', number: '705 400 234' },
      { kind: 'oem', maker: 'Ruskamoto', number: '705 400 235' },
      { kind: 'superseded', maker: 'Karhuveto', number: 'KV-2400' },
    ],
  });
  const rows = screen.getByText('Korvaa osanumerot').closest('details')?.querySelectorAll('tr') ?? [];
  expect([...rows].map(row => row.textContent.replaceAll(/\s/g, ' '))).toEqual([
    'Ruskamoto Alkuperäisosa (OEM)705 400 234705 400 235',
    'Karhuveto Aiempi numeroKV-2400',
  ]);
  unmount();
  show({});
  expect(screen.queryByText('Korvaa osanumerot')).toBeNull();
});
