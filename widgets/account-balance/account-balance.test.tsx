/** The balance page as a customer sees it. */

import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Balance } from '#api/account/types.ts';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import accountBalance from './index.ts';

async function show(balances: Balance[]) {
  const scene = await widgetScene(accountBalance, minimal, {
    api: { account: { get: () => Promise.resolve({ balances } as never) } },
  });
  await act(async () => render(scene));
}

it('shows every currency with a balance', async () => {
  await show([
    { currency: 'EUR', amount: 12.5, amountFormatted: '12,50 €' },
    { currency: 'SEK', amount: 0, amountFormatted: '0 kr' },
  ]);
  expect(screen.getByText('12,50 €')).toBeDefined();
  expect(screen.queryByText('0 kr')).toBeNull();
});

it('links to the shop without a balance', async () => {
  await show([]);
  expect(screen.getByRole('heading', { level: 2, name: 'Sinulla ei ole saldoa.' })).toBeDefined();
});
