/** @vitest-environment jsdom */
import type { VehicleApi } from '#api/vehicle/types.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { markFitting } from './mark-fitting.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
});

const card = (id: number) => `<article><span data-fits="${id}" hidden>Sopii</span></article>`;
const marked = () =>
  [...document.querySelectorAll<HTMLElement>('[data-fits]')]
    .filter(place => !place.hidden)
    .map(place => `${place.dataset['fits']} ${place.textContent}`);

function start(fitting: VehicleApi['fitting']) {
  const stop = markFitting(document.body, {
    api: () => Promise.resolve({ vehicle: { fitting } }),
    facets: ['own', 'universal'],
  });
  stops.push(stop);
  return stop;
}

it('marks what fits with one request for the whole page', async () => {
  document.body.innerHTML = [1, 2, 2, 3].map(card).join('');
  const fitting = vi.fn<VehicleApi['fitting']>().mockResolvedValue([2]);
  start(fitting);
  await vi.waitFor(() => expect(marked()).toEqual(['2 Sopii', '2 Sopii']));
  expect(fitting.mock.calls).toEqual([
    [
      [1, 2, 3],
      ['own', 'universal'],
    ],
  ]);
});

it('asks about cards that come later, and about those alone', async () => {
  document.body.innerHTML = card(1);
  const fitting = vi.fn<VehicleApi['fitting']>(async ids => [...ids]);
  start(fitting);
  await vi.waitFor(() => expect(marked()).toHaveLength(1));
  document.body.insertAdjacentHTML('beforeend', card(1) + card(8));
  await vi.waitFor(() => expect(marked()).toHaveLength(3));
  expect(fitting.mock.calls.map(([ids]) => ids)).toEqual([[1], [8]]);
});

it('takes the marks away when the machine changes', async () => {
  document.body.innerHTML = card(1);
  const stop = start(async () => [1]);
  await vi.waitFor(() => expect(marked()).toHaveLength(1));
  stop();
  expect(marked()).toEqual([]);
});

it('promises nothing without an answer, and asks again when the page changes', async () => {
  document.body.innerHTML = card(1);
  const fitting = vi
    .fn<VehicleApi['fitting']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue([1]);
  start(fitting);
  await vi.waitFor(() => expect(fitting).toHaveBeenCalledTimes(1));
  expect(marked()).toEqual([]);
  document.body.insertAdjacentHTML('beforeend', card(2));
  await vi.waitFor(() => expect(marked()).toEqual(['1 Sopii']));
});
