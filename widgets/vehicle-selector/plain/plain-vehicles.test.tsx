/** The vehicle without scripts: found by name or in steps, kept in a cookie, changed and removed (R-VEHICLE-30). */
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { VehicleApi } from '#api/vehicle/types.ts';
import { SeeOther, type Visitor } from '#engine/definition/visitor.ts';
import { vehicleId } from '#stores/visitor/vehicle.ts';
import { fakeVisitor } from '#tests/support/fake-visitor.ts';
import { pageContext, widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import definition from '../index.ts';
import { sampleVehicles } from '../sample-vehicles.ts';
import {
  loadPlainVehicles,
  type PlainVehicles,
  submitPlainVehicles,
  type VehicleFormContext,
} from './plain-vehicles.ts';

afterEach(cleanup);

const outlander = vehicleId({ manufacturer: 'Can-Am', year: '2021', model: 'Outlander 650' });
const list = '/l/atv-huset';

interface Given {
  visitor?: Partial<Visitor>;
  query?: Record<string, string>;
  api?: Partial<VehicleApi>;
}

const contextOf = ({ visitor, query = {}, api = {} }: Given): VehicleFormContext => ({
  ...pageContext({ path: '/ajoneuvo', query }),
  api: { vehicle: { ...sampleVehicles, ...api } },
  safeHtml: () => Promise.reject(new Error('unused')),
  visitor: fakeVisitor(visitor),
});

async function press(fields: Record<string, string>, given: Given = {}) {
  const keepVehicle = vi.fn<Visitor['keepVehicle']>();
  const reject = vi.fn();
  const context = contextOf({ ...given, visitor: { keepVehicle, reject, ...given.visitor } });
  const answer = await submitPlainVehicles(context, list, new URLSearchParams(fields)).catch(
    (error: unknown) => (error instanceof SeeOther ? error.location : Promise.reject(error as Error)),
  );
  return { answer, kept: keepVehicle.mock.calls, isRejected: reject.mock.calls.length > 0 };
}

async function show(given: Given) {
  const data = await loadPlainVehicles(contextOf(given));
  const instance = { type: 'vehicle-selector', v: 1, id: 'vehicle', props: { plain: true } };
  render(await widgetScene({ ...definition, load: () => Promise.resolve(data) }, instance));
}

it('keeps the pressed machine, and continues at the page of the press', async () => {
  const from = { cameFrom: '/c/renkaat?sort=price' };
  expect(await press({ vehicle: outlander }, { visitor: from })).toEqual({
    ...{ answer: '/c/renkaat?sort=price', kept: [[outlander]], isRejected: false },
  });
  expect((await press({ vehicle: outlander, to: '/p/rengas' }, { visitor: from })).answer).toBe('/p/rengas');
});

it('leads to the parts that fit from the front page, from its own page and from elsewhere', async () => {
  for (const to of ['/', '/ajoneuvo?machine=x', 'https://evil.example/', '//evil.example', 'javascript:1']) {
    const { answer } = await press({ vehicle: outlander, to, universal: 'Yleismallit' });
    const { pathname, searchParams } = new URL(String(answer), 'http://shop');
    expect([to, pathname, searchParams.get('p-f_52_477')]).toEqual([
      to,
      list,
      'Can-Am Outlander 650 2021~f_52_477_can-am-2021-outlander-650,Yleismallit~f_52_477_universal',
    ]);
  }
});

it('switches a list that is narrowed to another vehicle, and widens it when the vehicle is removed', async () => {
  const to = '/c/renkaat?p-f_52_477=Honda~f_52_477_honda-2021-trx520&page=3';
  const chosen = new URL(String((await press({ vehicle: outlander, to })).answer), 'http://shop');
  expect(chosen.searchParams.get('p-f_52_477')).toContain('can-am-2021-outlander-650');
  expect(chosen.searchParams.has('page')).toBe(false);
  const removed = await press({ remove: '1', to });
  expect(removed).toEqual({ answer: '/c/renkaat?vehicle=any', kept: [[null]], isRejected: false });
});

it.each([
  [
    'a machine that there is not',
    vehicleId({ manufacturer: 'Can-Am', year: '1901', model: 'Outlander 650' }),
  ],
  ['no vehicle', '<script>alert(1)</script>'],
  ['10 kB', vehicleId({ manufacturer: 'Can-Am', year: '2021', model: 'x'.repeat(10_240) })],
])('refuses %s, keeps what was chosen before, and asks again', async (_what, vehicle) => {
  const model: VehicleApi['model'] = (_manufacturer, year) =>
    Promise.resolve(year === '2021' ? { techDataId: '1', data: {} } : null);
  const { answer, kept, isRejected } = await press({ vehicle, to: '/p/rengas' }, { api: { model } });
  expect([kept, isRejected]).toEqual([[], true]);
  expect(answer).toMatchObject({ problem: 'VEHICLE_FORM_UNKNOWN', to: '/p/rengas' });
});

it('says that machines cannot be read just now, and keeps what was typed', async () => {
  const away = () => Promise.reject(new Error('away'));
  const api = { named: away, model: away, manufacturers: away };
  const { answer, kept } = await press({ vehicle: outlander }, { api });
  expect([(answer as PlainVehicles).problem, kept]).toEqual(['MODEL_SELECTOR_ERROR', []]);
  await show({ api, query: { machine: 'outl' } });
  expect(screen.getByText(/Ajoneuvoja ei saatu haettua/)).toBeDefined();
  expect(screen.getByRole('searchbox')).toHaveValue('outl');
});

it('shows the machines of a name, each year a button of the form', async () => {
  await show({ query: { machine: 'outl', to: '/p/rengas' } });
  const years = within(screen.getByRole('list', { name: 'Can-Am Outlander 650' }));
  const year = years.getByRole<HTMLButtonElement>('button', { name: '2021' });
  expect([year.type, year.name, year.value]).toEqual(['submit', 'vehicle', outlander]);
  expect(new FormData(year.form ?? undefined, year).get('to')).toBe('/p/rengas');
  expect(year.form?.method).toBe('post');
});

it('offers the machine that was meant as a link', async () => {
  const named = () => Promise.resolve({ machines: [], similar: 'Outlander 650' });
  await show({ query: { machine: '<b>outlander 651</b>', to: '/p/rengas' }, api: { named } });
  expect(screen.getByText(/Emme tunne ajoneuvoa ”<b>outlander 651<\/b>”/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Tarkoititko: Outlander 650?' });
  expect(link).toHaveAttribute('href', '?machine=Outlander+650&to=%2Fp%2Frengas');
});

it('leads through manufacturer, year and model', async () => {
  await show({ query: { manufacturer: 'Polaris', year: '2021' } });
  const step = (name: string) => within(screen.getByRole('region', { name }));
  expect(step('Merkki').getByRole('link', { name: 'Polaris' })).toHaveAttribute('aria-current', 'true');
  expect(step('Vuosimalli').getByRole('link', { name: '2022' })).toHaveAttribute(
    'href',
    '?manufacturer=Polaris&year=2022',
  );
  expect(step('Malli').getByRole<HTMLButtonElement>('button', { name: 'Sportsman 570' }).value).toBe(
    vehicleId({ manufacturer: 'Polaris', year: '2021', model: 'Sportsman 570' }),
  );
});

it('shows what is chosen with a way to its parts and one to remove it', async () => {
  await show({ visitor: { vehicleId: outlander } });
  expect(screen.getByText('Can-Am Outlander 650 2021')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Näytä sopivat osat' }).getAttribute('href')).toContain(
    'outlander-650',
  );
  expect(screen.getByRole('button', { name: 'Poista ajoneuvo: Can-Am Outlander 650 2021' })).toHaveAttribute(
    'name',
    'remove',
  );
});

it('says that a machine is gone, and that a cookie names none, which is removed', async () => {
  const keepVehicle = vi.fn<Visitor['keepVehicle']>();
  const gone = { model: () => Promise.resolve(null) };
  const shown = await loadPlainVehicles(
    contextOf({ api: gone, visitor: { vehicleId: outlander, keepVehicle } }),
  );
  expect([shown?.problem, shown?.current?.vehicle.model]).toEqual(['MODEL_SELECTOR_GONE', 'Outlander 650']);
  expect(keepVehicle).not.toHaveBeenCalled();
  const broken = await loadPlainVehicles(contextOf({ visitor: { vehicleId: '%%%', keepVehicle } }));
  expect([broken?.problem, broken?.current]).toEqual(['VEHICLE_FORM_LOST', null]);
  expect(keepVehicle).toHaveBeenCalledWith(null);
});
