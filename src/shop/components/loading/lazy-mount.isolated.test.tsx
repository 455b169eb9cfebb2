/** @vitest-environment jsdom */
/** Components that load on demand, while their messages are on their way. */
import { act, render, screen } from '@testing-library/react';
import type { IntlShape } from 'react-intl';
import { RawIntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { intlOf } from '#i18n/create-intl.ts';
import { TestShop, testCart, testStores } from '../testing/testing-shop.tsx';
import { LazyMount } from './lazy-mount.tsx';

const texts = vi.hoisted(() => ({ arrive: (_intl: unknown): void => undefined }));
vi.mock('#i18n/load-messages.ts', () => ({
  loadIntl: () => new Promise<IntlShape>(resolve => (texts.arrive = resolve as typeof texts.arrive)),
}));

it('loads beside the messages that it needs, not after them, and once', async () => {
  const load = vi.fn(() => Promise.resolve({ default: () => <p>Tässä</p> }));
  await act(async () =>
    render(
      <TestShop stores={testStores(testCart([]))}>
        <RawIntlProvider value={intlOf('fi', {}, false)}>
          <LazyMount load={load} wanted fallback={<p>Tulossa</p>}>
            {View => <View />}
          </LazyMount>
        </RawIntlProvider>
      </TestShop>,
    ),
  );
  expect(screen.getByText('Tulossa')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
  await act(async () => texts.arrive(intlOf('fi', { CART: 'Kärry' })));
  expect(await screen.findByText('Tässä')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});
