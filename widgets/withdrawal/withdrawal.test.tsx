/** The withdrawal function (R-LAW-4, R-ORDER-11). */

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import withdrawal from './index.ts';

afterEach(() => vi.unstubAllGlobals());

async function show(answers: (object | Error)[]) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(Response.json(answer ?? {}));
  });
  const scene = await widgetScene(withdrawal, minimal);
  await act(async () => render(scene));
  return sent;
}
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function write() {
  await userEvent.type(field(/Tilausnumero/), '#100 001');
  await userEvent.type(field(/Nimesi/), 'Aino Aalto');
  await userEvent.type(field(/Sähköposti/), 'aino@example.fi');
  await press('Peruuta sopimus');
}

it('asks only for name, order and contact, confirms in a second step, and shows the receipt', async () => {
  const sent = await show([{ state: 'received', receivedAt: '2026-11-21T10:00:00Z' }]);
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
  await write();
  expect(sent).toEqual([]);
  expect(document.activeElement?.tagName).toBe('H2');
  await press('Vahvista peruutus');
  expect(sent).toEqual([{ orderNumber: 100_001, name: 'Aino Aalto', email: 'aino@example.fi' }]);
  expect(screen.getByRole('status').textContent).toContain('21. marraskuuta 2026');
});

it('names missing fields and focuses the first', async () => {
  const sent = await show([]);
  await press('Peruuta sopimus');
  expect(document.activeElement).toBe(field(/Tilausnumero/));
  expect(screen.getByText('Kirjoita nimesi, kuten tilauksessa.')).toBeDefined();
  expect(sent).toEqual([]);
});

it('keeps the input when the order is unknown or the network fails', async () => {
  const sent = await show([new Error('away'), { state: 'no-such-order' }]);
  await write();
  await press('Vahvista peruutus');
  expect(screen.getByRole('alert').textContent).toContain('Yhteys katkesi');
  await press('Vahvista peruutus');
  expect(screen.getByRole('alert').textContent).toContain('Emme löydä tilausta');
  expect((field(/Tilausnumero/) as HTMLInputElement).value).toBe('100001');
  expect(sent).toHaveLength(2);
});
