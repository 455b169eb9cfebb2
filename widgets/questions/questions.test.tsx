/** Questions and answers from the shopper's point of view. */

import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { QuestionApi } from '#api/question/types.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import type { Vehicle } from '#stores/visitor/vehicle-store.ts';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import questions from './index.ts';
import { sampleQuestions } from './sample-questions.ts';

interface Shown extends Partial<QuestionApi> {
  user?: string | null;
  vehicles?: readonly Vehicle[];
}

async function show({ user = null, vehicles = [], ...more }: Shown = {}) {
  const of = vi.fn<QuestionApi['of']>((_, wanted) => Promise.resolve(sampleQuestions(wanted)));
  let stores: ShopperStores | undefined;
  const scene = await widgetScene(questions, minimal, {
    api: { question: { of, ...more } },
    withStores: made => {
      made.session.user = user;
      for (const vehicle of vehicles) made.vehicles.add(vehicle);
      stores = made;
    },
  });
  await act(async () => render(scene));
  return { of, stores: stores as ShopperStores };
}

it('shows who answers, and searches when there are more than five questions (R-PRODUCT-45)', async () => {
  const { of } = await show();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  expect(screen.getAllByText('ATV Huset vastaa')).toHaveLength(5);
  expect(screen.getAllByText('Ostettu meiltä')).toHaveLength(1);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Hae kysymyksistä' }), 'köysi{Enter}');
  expect(of).toHaveBeenLastCalledWith('vinssi-2500', {
    ...{ skip: 0, take: 5, searchText: 'köysi', vehicle: null },
  });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Kuinka pitkä köysi on?',
  ]);
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
});

it('takes a question without a mail address, and keeps it when sending fails', async () => {
  const ask = vi.fn<QuestionApi['ask']>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(true);
  await show({ ask });
  await userEvent.click(screen.getByRole('button', { name: 'Kysy tuotteesta' }));
  const send = await screen.findByRole('button', { name: 'Lähetä kysymys' });
  await userEvent.click(send);
  const text = screen.getByRole('textbox', { name: 'Kysymyksesi' });
  expect([document.activeElement === text, text.getAttribute('aria-invalid')]).toEqual([true, 'true']);
  await userEvent.type(text, 'Sopiiko?');
  await userEvent.type(screen.getByRole('textbox', { name: /Nimi/ }), 'Aino');
  await userEvent.type(screen.getByRole('textbox', { name: /Sähköposti/ }), 'aino@');
  await userEvent.click(send);
  expect(ask).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByRole('textbox', { name: /Sähköposti/ }));
  await userEvent.click(send);
  expect(screen.getByText(/Jokin meni vikaan/)).toBeDefined();
  await userEvent.click(send);
  expect(await screen.findByText(/Kiitos kysymyksestäsi/)).toBeDefined();
  expect(ask).toHaveBeenLastCalledWith('vinssi-2500', {
    question: 'Sopiiko?',
    author: 'Aino',
    email: '',
    vehicle: '',
    website: '',
  });
});

it('hides a field from people, and sends what a program types into it (R-DATA-24)', async () => {
  const ask = vi.fn<QuestionApi['ask']>().mockResolvedValue(true);
  await show({ ask });
  await userEvent.click(screen.getByRole('button', { name: 'Kysy tuotteesta' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Kysymyksesi' }), 'Sopiiko?');
  await userEvent.type(screen.getByRole('textbox', { name: /Nimi/ }), 'Aino');
  expect(screen.queryByRole('textbox', { name: /tyhjäksi/ })).toBeNull();
  const field = screen.getByLabelText<HTMLInputElement>('Jätä tämä kenttä tyhjäksi');
  expect([field.tabIndex, field.autocomplete]).toEqual([-1, 'off']);
  // As a program does: without focus and without events.
  field.value = 'https://example.com';
  await userEvent.click(screen.getByRole('button', { name: 'Lähetä kysymys' }));
  expect(ask.mock.lastCall?.[1].website).toBe('https://example.com');
});

it('lets customers answer, and asks visitors to sign in', async () => {
  const { stores } = await show();
  const [first] = screen.getAllByRole('button', { name: /^Vastaa kysymykseen: Sopiiko/ });
  await userEvent.click(first as HTMLElement);
  expect([stores.panels.current, stores.panels.frame]).toEqual(['account', 'login']);
});

it('shows nothing with a backend that has no questions', async () => {
  const { of } = await show({ of: () => Promise.resolve(null) });
  expect(of).not.toHaveBeenCalled();
  expect(within(document.body).queryByRole('heading')).toBeNull();
});

it('offers questions by who has the shopper’s machine, and asks for it in the form (R-VEHICLE-35)', async () => {
  const ask = vi.fn<QuestionApi['ask']>().mockResolvedValue(true);
  const honda = { id: 'h', manufacturer: 'Honda', year: '2021', model: 'TRX520' };
  await show({ vehicles: [honda], ask });
  await userEvent.click(await screen.findByRole('button', { name: 'Omalle koneelleni: Honda TRX520 (1)' }));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(screen.getByText(/Ajoneuvo: Honda TRX520 2019/)).toBeDefined();
  // A search stays with the machine.
  await userEvent.type(screen.getByRole('searchbox', { name: 'Hae kysymyksistä' }), 'köysi{Enter}');
  expect(screen.queryAllByRole('heading', { level: 3 })).toHaveLength(0);

  await userEvent.click(screen.getByRole('button', { name: 'Kysy tuotteesta' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Kysymyksesi' }), 'Sopiiko?');
  await userEvent.type(screen.getByRole('textbox', { name: /Nimi/ }), 'Aino');
  await userEvent.click(screen.getByRole('button', { name: 'Lähetä kysymys' }));
  expect(ask.mock.lastCall?.[1].vehicle).toBe('Honda TRX520 2021');
});
