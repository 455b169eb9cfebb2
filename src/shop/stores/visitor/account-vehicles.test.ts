/** One garage in two browsers of a customer (R-VEHICLE-26). */
import { when } from 'mobx';
import { afterEach, expect, it, vi } from 'vitest';
import type { GarageApi } from '#api/garage/types.ts';
import type { VehicleNames } from '#kernel/vehicle/vehicle-facets.ts';
import { shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import { followAccountVehicles, forgetAccountVehicles } from './account-vehicles.ts';
import { type Vehicle, vehicleId } from './vehicle.ts';

const vehicle = (model: string, year = '2021'): Vehicle => {
  const names = { manufacturer: 'Honda', year, model };
  return { id: vehicleId(names), ...names };
};
const [foreman, rancher, rincon] = [vehicle('TRX520'), vehicle('TRX420'), vehicle('TRX680')];

/** What the backend does: adds, removes, keeps at most `room`. */
function account(room = 20) {
  let stored: VehicleNames[] = [];
  const garage: GarageApi = {
    all: async () => stored,
    change: async (add, remove) => {
      const gone = new Set(remove.map(vehicleId));
      const left = stored.filter(names => !gone.has(vehicleId(names)));
      const known = new Set(left.map(vehicleId));
      stored = [...left, ...add.filter(names => !known.has(vehicleId(names)))].slice(0, room);
      return stored;
    },
  };
  return { garage, models: () => stored.map(({ model }) => model) };
}

const ends: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const end of ends.splice(0)) end();
});

function browser(garage: GarageApi) {
  const { stores } = shopperScene({});
  const { vehicles, persisted } = stores;
  const session = { ...{ user: null as string | null, isSpoofed: false }, restore: () => undefined };
  const asked = vi.fn(async () => ({ garage }));
  const start = (user: string) => {
    session.user = user;
    const end = followAccountVehicles({ session, vehicles, persisted, api: asked });
    ends.push(end);
    return end;
  };
  return {
    ...{ vehicles, persisted, session, start, asked },
    models: () => vehicles.saved.map(({ model }) => model),
    has: (...models: string[]) =>
      when(() => JSON.stringify(vehicles.saved.map(({ model }) => model)) === JSON.stringify(models)),
  };
}

it('joins both garages at sign-in, and neither loses a vehicle or its choice', async () => {
  const { garage, models } = account();
  await garage.change([rancher], []);
  const phone = browser(garage);
  phone.vehicles.add(foreman);
  phone.start('ann');
  await phone.has('TRX420', 'TRX520');
  expect(models()).toEqual(['TRX420', 'TRX520']);
  expect(phone.vehicles.current?.model).toBe('TRX520');
});

it('tells the account of additions and removals, and the other browser reads them', async () => {
  const { garage, models } = account();
  const [phone, laptop] = [browser(garage), browser(garage)];
  phone.vehicles.add(foreman);
  const endPhone = phone.start('ann');
  await vi.waitFor(() => expect(models()).toEqual(['TRX520']));
  laptop.start('ann');
  await laptop.has('TRX520');
  laptop.vehicles.add(rincon);
  laptop.vehicles.remove(foreman.id);
  await vi.waitFor(() => expect(models()).toEqual(['TRX680']));
  // What was removed elsewhere does not come back with the next page.
  endPhone();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
  phone.start('ann');
  await phone.has('TRX680');
  expect(models()).toEqual(['TRX680']);
});

it('tells the account later what it could not be told', async () => {
  const { garage, models } = account();
  const phone = browser({ ...garage, change: vi.fn(garage.change).mockRejectedValueOnce(new Error('away')) });
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  phone.vehicles.add(foreman);
  const end = phone.start('ann');
  await vi.waitFor(() => expect(report).toHaveBeenCalled());
  end();
  phone.start('ann');
  await vi.waitFor(() => expect(models()).toEqual(['TRX520']));
});

it('keeps a vehicle for which the account has no room', async () => {
  const { garage } = account(1);
  await garage.change([rancher], []);
  const phone = browser(garage);
  phone.vehicles.add(foreman);
  phone.start('ann');
  await phone.has('TRX420', 'TRX520');
  expect(phone.vehicles.current?.model).toBe('TRX520');
});

it('asks nothing where the account was just read, for staff and for guests', async () => {
  const { garage } = account();
  await garage.change([rancher], []);
  const phone = browser(garage);
  const end = phone.start('ann');
  await phone.has('TRX420');
  end();
  const again = phone.start('ann');
  await Promise.resolve();
  again();
  phone.session.isSpoofed = true;
  phone.start('staff');
  await Promise.resolve();
  expect(phone.asked).toHaveBeenCalledTimes(1);
});

it('leaves nothing of an account to the next person at this browser', async () => {
  const { garage, models } = account();
  await garage.change([rancher], []);
  const shared = browser(garage);
  const end = shared.start('ann');
  await shared.has('TRX420');
  end();
  const other = account();
  const again = followAccountVehicles({
    ...{
      session: { ...shared.session, user: 'ben' },
      vehicles: shared.vehicles,
      persisted: shared.persisted,
    },
    api: async () => ({ garage: other.garage }),
  });
  await shared.has();
  again();
  expect([models(), other.models()]).toEqual([['TRX420'], []]);
});

it('takes the vehicles of the account out of the browser at sign-out', async () => {
  const { garage } = account(1);
  await garage.change([rancher], []);
  const phone = browser(garage);
  phone.vehicles.add(foreman);
  const end = phone.start('ann');
  await phone.has('TRX420', 'TRX520');
  end();
  forgetAccountVehicles(phone);
  expect(phone.models()).toEqual(['TRX520']);
});
