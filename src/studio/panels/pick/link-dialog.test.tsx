/** Choosing where a link leads. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { simulateModalDialogs } from '#tests/support/modal-dialogs.ts';
import { messages } from '../../parts/texts/messages.en.gen.ts';
import { LinkDialog } from './link-dialog.tsx';
import { PickScopeContext } from './pick-scope.ts';

simulateModalDialogs();

const pages = [{ ref: 'cart', name: 'Cart', detail: '/cart', isShown: true }];
const winches = [{ ref: 'vinssit', id: 3, name: 'Vinssit', isShown: true }];

function open() {
  const get = vi.fn((path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://studio');
    const isFound = searchParams.get('q') === 'vins' && pathname === '/api/pick/category';
    const items = pathname === '/api/pick/page' ? pages : isFound ? winches : [];
    return Promise.resolve({ items, total: items.length });
  });
  const onPick = vi.fn();
  render(
    <RawIntlProvider value={createCompiledIntl('en-GB', messages)}>
      <PickScopeContext value={{ api: { get } as never, market: 'fi', locale: 'fi' }}>
        <LinkDialog
          address=""
          kind="page"
          isChosen={() => false}
          onPick={onPick}
          onAddress={() => undefined}
          onClose={() => undefined}
        />
      </PickScopeContext>
    </RawIntlProvider>,
  );
  return { onPick };
}

it('keeps what was typed when another kind is searched, and says that there are others', async () => {
  const { onPick } = open();
  await screen.findByRole('option', { name: /Cart/ });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'vins' } });
  await screen.findByText(/Nothing found · Try another kind/);
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Category'));
  expect(screen.getByRole('combobox')).toHaveValue('vins');
  fireEvent.click(await screen.findByRole('option', { name: /Vinssit/ }));
  expect(onPick).toHaveBeenCalledWith('category', winches[0]);
});
