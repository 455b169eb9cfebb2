import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { serverIntl } from '#i18n/server-intl.ts';
import { StoresContext } from '#stores/shopper/stores-context.ts';
import type { SessionActions } from '#stores/sign-in/session-actions.ts';
import { testCart, testStores, testTotals } from '../testing/testing-shop.tsx';
import { VatToggle } from './vat-toggle.tsx';

function show() {
  const chooseVat = vi.fn<SessionActions['chooseVat']>();
  const stores = testStores(testCart([], testTotals()));
  stores.sessionActions = () => Promise.resolve({ chooseVat } as unknown as SessionActions);
  render(
    <RawIntlProvider value={serverIntl('fi')}>
      <StoresContext value={stores}>
        <VatToggle />
      </StoresContext>
    </RawIntlProvider>,
  );
  return chooseVat;
}

it('marks the current option, and names the group', () => {
  show();
  expect(screen.getByRole('group', { name: 'Näytä hinnat' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sis. alv' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Ilman alv' })).toHaveAttribute('aria-pressed', 'false');
});

it('saves the other option and confirms it on the new page; the current one does nothing', async () => {
  const chooseVat = show();
  fireEvent.click(screen.getByRole('button', { name: 'Sis. alv' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ilman alv' }));
  await waitFor(() =>
    expect(chooseVat.mock.calls).toEqual([[false, 'Hinnat näytetään nyt ilman arvonlisäveroa.']]),
  );
});
