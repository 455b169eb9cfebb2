/** The garage from the shopper's point of view. */

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { VehicleApi } from '#api/vehicle/types.ts';
import { EngineContext } from '#engine/view/engine-context.ts';
import { noTriggers } from '#engine/view/hydration-triggers.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import vehicleSelector from './index.ts';
import { sampleVehicles } from './sample-vehicles.ts';

/** Addresses of followed links; jsdom does not navigate. */
const followed: string[] = [];
const follow = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  followed.push(link.href);
};
beforeEach(() => document.addEventListener('click', follow));
afterEach(() => {
  document.removeEventListener('click', follow);
  followed.length = 0;
});

async function open(changes: Partial<VehicleApi> = {}) {
  let stores: ShopperStores | undefined;
  const view = await widgetScene(vehicleSelector, minimal, {
    api: { vehicle: { ...sampleVehicles, ...changes } },
    withStores: made => {
      stores = made;
    },
  });
  await act(async () => render(view));
  return stores as ShopperStores;
}
const field = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Lisää ajoneuvo' });
const optionsOf = (name: string) =>
  within(field(name))
    .getAllByRole('option')
    .map(option => option.textContent)
    .slice(1);

/** The vehicle is added after the button has been painted busy. */
async function pressAdd() {
  await userEvent.click(add());
  await waitFor(() => expect(add()).not.toHaveAttribute('aria-busy'));
}

async function choose(manufacturer: string, year: string, model: string) {
  await userEvent.selectOptions(field('Merkki'), manufacturer);
  await userEvent.selectOptions(field('Vuosimalli'), year);
  await userEvent.selectOptions(field('Malli'), model);
}

it('enables each choice after the previous one, and the button with the model (R-VEHICLE-1)', async () => {
  await open();
  expect([field('Vuosimalli').disabled, field('Malli').disabled, add().disabled]).toEqual([true, true, true]);
  await userEvent.selectOptions(field('Merkki'), 'Polaris');
  expect(optionsOf('Vuosimalli')).toEqual(['2022', '2021']);
  expect(field('Malli').disabled).toBe(true);
  await userEvent.selectOptions(field('Vuosimalli'), '2021');
  expect(optionsOf('Malli')).toEqual(['Scrambler XP 1000 S', 'Sportsman 570']);
  await userEvent.selectOptions(field('Malli'), 'Sportsman 570');
  expect(add().disabled).toBe(false);
});

it('finds a machine by its name, and adds it with one press on its year (R-VEHICLE-18)', async () => {
  const stores = await open();
  const search = screen.getByRole('searchbox', { name: 'Etsi nimellä' });
  await userEvent.type(search, 'outl');
  expect(await screen.findByText('Can-Am Outlander 650')).toBeVisible();
  await userEvent.click(
    within(screen.getByRole('list', { name: 'Can-Am Outlander 650' })).getByRole('button', {
      name: '2019',
    }),
  );
  await waitFor(() =>
    expect(stores.vehicles.current).toMatchObject({
      manufacturer: 'Can-Am',
      model: 'Outlander 650',
      year: '2019',
    }),
  );
  expect(search).toHaveValue('');
});

it('adds a machine whose year is not known, where all years take the same parts (R-VEHICLE-25)', async () => {
  const stores = await open();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Etsi nimellä' }), 'outl');
  await userEvent.click(await screen.findByRole('button', { name: 'Kaikki vuosimallit 2019–2021' }));
  await waitFor(() =>
    expect(stores.vehicles.current).toMatchObject({ model: 'Outlander 650', year: '2021' }),
  );
});

it('asks whether another machine was meant when none has the number (R-VEHICLE-18)', async () => {
  await open({
    named: text =>
      Promise.resolve(
        text === 'Outlander 650'
          ? { machines: [{ manufacturer: 'Can-Am', model: text, years: ['2021'], alike: [] }], similar: null }
          : { machines: [], similar: 'Outlander 650' },
      ),
  });
  const search = screen.getByRole('searchbox', { name: 'Etsi nimellä' });
  await userEvent.type(search, 'outlander 651');
  expect(await screen.findByText(/Emme tunne ajoneuvoa ”outlander 651”/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tarkoititko: Outlander 650?' }));
  expect(search).toHaveFocus();
  expect(await screen.findByRole('button', { name: '2021' })).toBeVisible();
});

it('keeps what was typed when machines cannot be asked for, and asks again (R-VEHICLE-7)', async () => {
  let isAway = true;
  await open({
    named: text => (isAway ? Promise.reject(new Error('away')) : sampleVehicles.named(text)),
  });
  const search = screen.getByRole('searchbox', { name: 'Etsi nimellä' });
  await userEvent.type(search, 'outl');
  const again = await screen.findByRole('button', { name: 'Yritä uudelleen' });
  isAway = false;
  await userEvent.click(again);
  expect(await screen.findByText('Can-Am Outlander 650')).toBeVisible();
  expect(search).toHaveValue('outl');
});

it('clears year and model on another manufacturer, and the model on another year (R-VEHICLE-1)', async () => {
  await open();
  await choose('Polaris', '2021', 'Sportsman 570');
  await userEvent.selectOptions(field('Vuosimalli'), '2022');
  expect([field('Malli').value, add().disabled]).toEqual(['', true]);
  await userEvent.selectOptions(field('Merkki'), 'Can-Am');
  expect([field('Vuosimalli').value, field('Malli').disabled]).toEqual(['', true]);
});

it('saves the vehicle, selects it, says so and leads to the parts that fit it (R-VEHICLE-2)', async () => {
  const { vehicles, notices } = await open();
  await choose('Polaris', '2021', 'Sportsman 570');
  await pressAdd();
  expect(vehicles.current?.model).toBe('Sportsman 570');
  expect(field('Merkki').value).toBe('');
  expect(notices.notice).toMatchObject({
    message: 'MODEL_SELECTOR_ADDED',
    values: { vehicle: 'Polaris Sportsman 570 2021' },
  });
  const link = screen.getByRole('link', { name: 'Näytä sopivat osat' });
  expect(followed).toEqual([(link as HTMLAnchorElement).href]);
  const { searchParams, pathname } = new URL((link as HTMLAnchorElement).href);
  expect(pathname).toContain('atv-huset');
  expect([searchParams.get('manufacturer'), searchParams.get('year')]).toEqual(['Polaris', '2021']);
  expect(searchParams.get('p-f_52_477')).toBe(
    'Polaris Sportsman 570 2021~f_52_477_polaris-2021-sportsman-570,Yleismallit~f_52_477_universal',
  );
});

it('shows that the press was taken before the work, and adds once for repeated presses', async () => {
  const { vehicles } = await open();
  await choose('Polaris', '2021', 'Sportsman 570');
  fireEvent.click(add());
  fireEvent.click(add());
  expect([add().getAttribute('aria-busy'), vehicles.saved.length]).toEqual(['true', 0]);
  await waitFor(() => expect(add()).not.toHaveAttribute('aria-busy'));
  expect(vehicles.saved).toHaveLength(1);
  expect(screen.queryByText('Tämä ajoneuvo on jo tallennettu.')).toBeNull();
});

it('stays on a list, which narrows itself: focuses an added vehicle, and the form after the last one is removed', async () => {
  const list = document.body.appendChild(document.createElement('main'));
  list.innerHTML = '<a data-fit-list="{}">Vain ajoneuvolleni</a>';
  await open();
  await choose('Polaris', '2021', 'Sportsman 570');
  await pressAdd();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Sportsman 570 2021/ }));
  await choose('Polaris', '2022', 'Sportsman 570');
  await pressAdd();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Sportsman 570 2022/ }));
  for (const remove of screen.getAllByRole('button', { name: /^Poista/ })) await userEvent.click(remove);
  expect(document.activeElement).toBe(field('Merkki'));
  expect(followed).toEqual([]);
  list.remove();
});

it('removes a vehicle with its data and keeps the focus in the list', async () => {
  const { vehicles } = await open();
  for (const year of ['2021', '2022']) {
    await choose('Polaris', year, 'Sportsman 570');
    await pressAdd();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Poista ajoneuvo: Polaris Sportsman 570 2022' }));
  expect(vehicles.current?.year).toBe('2021');
  expect(document.activeElement?.textContent).toBe('Tallennetut ajoneuvot');
});

it('shows known technical data only, translated, with units (R-VEHICLE-5)', async () => {
  await open();
  await choose('Polaris', '2021', 'Sportsman 570');
  await pressAdd();
  await userEvent.click(screen.getByRole('button', { name: 'Näytä tekniset tiedot' }));
  const terms = (await screen.findAllByRole('term')).map(term => term.textContent);
  expect(terms).toEqual(['Eturengas', 'Takarengas', 'Moottoriöljyn määrä']);
  expect(screen.getByText('1,9 l')).toBeDefined();
});

it('loads technical data once, stores it with the vehicle, and removes both together (R-VEHICLE-4)', async () => {
  const model = vi.fn(sampleVehicles.model);
  const { storage, vehicles } = await open({ model });
  await choose('Polaris', '2021', 'Sportsman 570');
  await pressAdd();
  const show = () => userEvent.click(screen.getByRole('button', { name: 'Näytä tekniset tiedot' }));
  const storedIds = () => Object.keys(JSON.parse(storage.get('vehicleTechData') ?? '{}') as object);
  await show();
  expect(await screen.findAllByRole('term')).toHaveLength(3);
  expect(storedIds()).toEqual([vehicles.currentId]);
  await userEvent.click(screen.getByRole('button', { name: 'Piilota tekniset tiedot' }));
  await show();
  expect(await screen.findAllByRole('term')).toHaveLength(3);
  expect(model).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: /^Poista ajoneuvo/ }));
  expect(storedIds()).toEqual([]);
});

/** @proves FAULT-130 */
it('says so when the service no longer has a vehicle, which can still be removed', async () => {
  const { vehicles } = await open({ model: () => Promise.resolve(null) });
  await choose('Polaris', '2021', 'Sportsman 570');
  await pressAdd();
  await userEvent.click(screen.getByRole('button', { name: 'Näytä tekniset tiedot' }));
  expect(await screen.findByText(/ei enää ole saatavilla/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^Poista ajoneuvo/ }));
  expect(vehicles.saved).toEqual([]);
});

it('says so when the service is down, and retries (R-VEHICLE-7)', async () => {
  const years = vi.fn<VehicleApi['years']>().mockRejectedValueOnce(new Error('down'));
  years.mockResolvedValue(['2021']);
  await open({ years });
  await userEvent.selectOptions(field('Merkki'), 'Polaris');
  expect((await screen.findByRole('alert')).textContent).toContain('Yritä uudelleen');
  await userEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
  expect(optionsOf('Vuosimalli')).toEqual(['2021']);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('uses the response of the last request', async () => {
  let late: (years: string[]) => void = () => undefined;
  const years = vi.fn<VehicleApi['years']>().mockReturnValueOnce(
    new Promise(resolve => {
      late = resolve;
    }),
  );
  years.mockResolvedValue(['2019']);
  await open({ years });
  await userEvent.selectOptions(field('Merkki'), 'Polaris');
  await userEvent.selectOptions(field('Merkki'), 'Can-Am');
  await act(async () => late(['1999']));
  expect(optionsOf('Vuosimalli')).toEqual(['2019']);
});

it('ignores an outdated response', async () => {
  let late: (years: string[]) => void = () => undefined;
  const years = vi.fn<VehicleApi['years']>().mockReturnValueOnce(
    new Promise(resolve => {
      late = resolve;
    }),
  );
  await open({ years });
  await userEvent.selectOptions(field('Merkki'), 'Polaris');
  await userEvent.selectOptions(field('Merkki'), '');
  await act(async () => late(['1999']));
  expect(field('Vuosimalli').disabled).toBe(true);
});

it('says that a vehicle is already saved until another is chosen', async () => {
  const { vehicles } = await open();
  for (const _ of [1, 2]) {
    await choose('Polaris', '2021', 'Sportsman 570');
    await pressAdd();
  }
  expect(vehicles.saved).toHaveLength(1);
  expect(screen.getByText('Tämä ajoneuvo on jo tallennettu.')).toBeDefined();
  await userEvent.selectOptions(field('Merkki'), 'Can-Am');
  expect(screen.queryByText('Tämä ajoneuvo on jo tallennettu.')).toBeNull();
});

it('shows nothing in a shop without vehicles', async () => {
  const engine = {
    mode: 'live' as const,
    widget: () => undefined,
    fetchWidget: () => Promise.resolve(undefined),
    triggers: noTriggers,
    failed: () => null,
    report: () => undefined,
  };
  const view = await widgetScene(vehicleSelector, minimal, { api: { vehicle: sampleVehicles } });
  for (const features of [['vehicles'], []]) {
    const { container, unmount } = render(
      <EngineContext value={{ ...engine, features }}>{view}</EngineContext>,
    );
    expect(container.querySelector('section') !== null).toBe(features.length > 0);
    unmount();
  }
});
