/** Login on a page of its own. */

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { ok } from '#kernel/result.ts';
import type { SessionActions } from '#stores/sign-in/session-actions.ts';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import full from './examples/full.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import login from './index.ts';

afterEach(cleanup);

it('renders the form on the server, so that hydration shifts no layout', async () => {
  const html = renderToString(await widgetScene(login, minimal));
  expect(html).toContain('autoComplete="username"');
  expect(html).toContain('<h1>Kirjaudu sisään</h1>');
});

it('signs in and redirects with a full page load', async () => {
  const leave = vi.fn<SessionActions['leave']>();
  const actions = { login: () => Promise.resolve(ok({ isSame: false })), leave };
  render(
    await widgetScene(login, full, {
      withStores: stores => {
        stores.sessionActions = () => Promise.resolve(actions as unknown as SessionActions);
      },
    }),
  );
  fireEvent.change(screen.getByLabelText('Sähköposti'), { target: { value: 'ann@example.com' } });
  fireEvent.change(screen.getByLabelText('Salasana'), { target: { value: 'salainen' } });
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/account-settings', 'Olet kirjautunut sisään.'));
});

it('registers in the same place, with its own heading and terms', async () => {
  render(await widgetScene(login, minimal));
  fireEvent.click(screen.getByRole('button', { name: 'Luo tili' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Luo tili' })).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  render(await widgetScene(login, full));
  expect(screen.getByRole('heading', { level: 1, name: 'Tervetuloa takaisin' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Luo tili' }));
  expect(screen.getByRole('link', { name: 'ostoehdot' })).toHaveAttribute('href', '/ostoehdot');
});
