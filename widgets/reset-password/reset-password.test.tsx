/** Setting a new password from a link in an email (R-AUTH-10). */

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ok, refuse } from '#kernel/result.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import type { SessionActions } from '#stores/sign-in/session-actions.ts';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import resetPassword from './index.ts';

afterEach(cleanup);

async function show(
  answer: Awaited<ReturnType<SessionActions['commitReset']>>,
  query = { resetKey: 'the-key' },
) {
  const commitReset = vi.fn<SessionActions['commitReset']>(() => Promise.resolve(answer));
  const leave = vi.fn<SessionActions['leave']>();
  let stores: ShopperStores | undefined;
  render(
    await widgetScene(resetPassword, minimal, {
      query,
      withStores: given => {
        stores = given;
        given.sessionActions = () => Promise.resolve({ commitReset, leave } as unknown as SessionActions);
      },
    }),
  );
  return { commitReset, leave, panels: stores?.panels };
}

function fill(password: string, again = password) {
  fireEvent.change(screen.getByLabelText('Uusi salasana'), { target: { value: password } });
  fireEvent.change(screen.getByLabelText('Uusi salasana uudelleen'), { target: { value: again } });
  fireEvent.submit(screen.getByRole('form'));
}

it('sets the new password with the key, and redirects to the login with a success message', async () => {
  const { commitReset, leave } = await show(ok(undefined));
  expect(screen.getByRole('heading', { level: 1, name: 'Vaihda unohtunut salasana' })).toBeInTheDocument();
  fill('vihreä mönkijä');
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/?action=login', 'Salasana on vaihdettu.'));
  expect(commitReset).toHaveBeenCalledWith('the-key', 'vihreä mönkijä');
});

it('sends nothing while the passwords differ or are too short', async () => {
  const { commitReset } = await show(ok(undefined));
  fill('vihreä mönkijä', 'vihrea mönkijä');
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(screen.getByLabelText('Uusi salasana uudelleen')).toHaveFocus();
  fill('lyhyt');
  expect(screen.getByLabelText('Uusi salasana')).toHaveFocus();
  expect(commitReset).not.toHaveBeenCalled();
});

it('offers a new link for an expired one (R-AUTH-11)', async () => {
  const { panels } = await show(refuse({ code: 'key' }));
  fill('vihreä mönkijä');
  expect(await screen.findByText('Linkki on vanhentunut. Pyydä uusi linkki.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Pyydä uusi linkki' }));
  expect([panels?.current, panels?.frame]).toEqual(['account', 'reset']);
});

it('shows no form for a link without a key', async () => {
  await show(ok(undefined), {} as { resetKey: string });
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('button', { name: 'Pyydä uusi linkki' })).toBeInTheDocument();
});

it('keeps the input when the password is too common', async () => {
  await show(refuse({ code: 'too-common' }));
  fill('password1');
  expect(await screen.findByRole('alert')).toHaveTextContent('liian helppo arvata');
  expect(screen.getByLabelText('Uusi salasana')).toHaveValue('password1');
});
