/** The newsletter form from the shopper's point of view. */

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { NewsletterApi } from '#api/newsletter/types.ts';
import { type SceneOptions, widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import full from './examples/full.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import newsletter from './index.ts';

async function open(subscribe: NewsletterApi['subscribe'], instance: typeof minimal | typeof full = minimal) {
  const api = { newsletter: { subscribe } } as unknown as NonNullable<SceneOptions['api']>;
  const log = vi.fn();
  const withStores: SceneOptions['withStores'] = stores => {
    stores.log = log;
  };
  render(await widgetScene(newsletter, instance, { api, withStores }));
  return log;
}

const field = () => screen.getByRole('textbox', { name: 'Sähköpostiosoite' });
function send(email: string) {
  fireEvent.change(field(), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Tilaa' }));
}

it('subscribes, thanks, clears the field and logs an event without the address (R-MAIL-4)', async () => {
  const subscribe = vi.fn(() => Promise.resolve(true));
  const log = await open(subscribe);
  send(' anna@example.com ');
  expect(await screen.findByText('Kiitos! Uutiskirje on tilattu.')).toBeInTheDocument();
  expect(subscribe).toHaveBeenCalledWith('anna@example.com');
  expect(field()).toHaveValue('');
  expect(log.mock.calls).toEqual([['newsletter:subscribe']]);
});

it('rejects an invalid address beside the field, and sends no request', async () => {
  const subscribe = vi.fn(() => Promise.resolve(true));
  await open(subscribe);
  for (const email of ['', 'anna@', 'anna']) {
    send(email);
    expect(field()).toHaveAccessibleDescription(/^Tarkista sähköpostiosoite/);
    expect(field()).toHaveFocus();
  }
  expect(subscribe).not.toHaveBeenCalled();
  fireEvent.change(field(), { target: { value: 'anna@example.com' } });
  expect(field()).not.toHaveAttribute('aria-invalid');
});

it.each([
  ['refuses', () => Promise.resolve(false)],
  ['is unreachable', () => Promise.reject(new Error('offline'))],
])('keeps the address and shows an error when the backend %s', async (_how, subscribe) => {
  const log = await open(subscribe);
  send('anna@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Jokin meni vikaan/);
  expect(field()).toHaveValue('anna@example.com');
  expect(log).not.toHaveBeenCalled();
});

it('sends one request for repeated presses', async () => {
  let answer: (isOn: boolean) => void = () => undefined;
  const subscribe = vi.fn(
    () =>
      new Promise<boolean>(resolve => {
        answer = resolve;
      }),
  );
  await open(subscribe);
  send('anna@example.com');
  fireEvent.submit(field().closest('form') as HTMLFormElement);
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledOnce());
  answer(true);
  expect(await screen.findByText('Kiitos! Uutiskirje on tilattu.')).toBeInTheDocument();
});

it('shows the text of the page file, and how the address is used', async () => {
  await open(() => Promise.resolve(true), full);
  expect(screen.getByRole('region', { name: 'Talven kuulumiset' })).toHaveTextContent('Aurat, ketjut');
  expect(screen.getByRole('link', { name: 'tietosuojaselosteen' })).toHaveAttribute('href', '/tietosuoja');
});

it('leaves its title to the heading of the page, and keeps its name', async () => {
  await open(() => Promise.resolve(true), { ...minimal, props: { hideTitle: true } });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('region', { name: 'Tilaa uutiskirje' })).toBeInTheDocument();
});
