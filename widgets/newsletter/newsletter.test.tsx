// @vitest-environment jsdom
/** The newsletter as a shopper meets it. */
import type { NewsletterApi } from '#api/newsletter/types.ts';
import { type SceneOptions, widgetScene } from '#tests/support/widget-scene.tsx';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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

it('subscribes, thanks, empties the field and tells the event log without the address (R-MAIL-4)', async () => {
  const subscribe = vi.fn(() => Promise.resolve(true));
  const log = await open(subscribe);
  send(' anna@example.com ');
  expect(await screen.findByText('Kiitos! Uutiskirje on tilattu.')).toBeInTheDocument();
  expect(subscribe).toHaveBeenCalledWith('anna@example.com');
  expect(field()).toHaveValue('');
  expect(log.mock.calls).toEqual([['newsletter:subscribe']]);
});

it('an address that cannot be one is refused beside the field, and nothing is asked', async () => {
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
  ['would not', () => Promise.resolve(false)],
  ['could not be asked', () => Promise.reject(new Error('offline'))],
])('a backend that %s leaves the address there and says so', async (_how, subscribe) => {
  const log = await open(subscribe);
  send('anna@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Jokin meni vikaan/);
  expect(field()).toHaveValue('anna@example.com');
  expect(log).not.toHaveBeenCalled();
});

it('asks once, however often it is pressed', async () => {
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

it('says what the page says, and where the address goes', async () => {
  await open(() => Promise.resolve(true), full);
  expect(screen.getByRole('region', { name: 'Talven kuulumiset' })).toHaveTextContent('Aurat, ketjut');
  expect(screen.getByRole('link', { name: 'tietosuojaselosteen' })).toHaveAttribute('href', '/tietosuoja');
});
