/** Persisted values: reads what visitors have stored, preserves other fields of a key, and never throws. */
import { expect, it, vi } from 'vitest';
import { FavoritesStore } from '../lists/favorites-store.ts';
import { latestViewedFormat, viewedCookies, withViewed } from '../lists/latest-viewed.ts';
import { recentSearchesFormat, withSearch } from '../lists/recent-searches.ts';
import { readOldTechData, readTechData } from '../visitor/tech-data.ts';
import { VehicleStore } from '../visitor/vehicle-store.ts';
import { createPersisted, type Persist, PersistedField } from './persisted-field.ts';

const vehicle = {
  id: 'UG9sYXJpczoyMDIxOlNwb3J0c21hbg==',
  ...{ manufacturer: 'Polaris', year: '2021', model: 'Sportsman' },
};

/** Storage as earlier versions have left it. */
const stored = () =>
  new Map<string, string>([
    ['ralph', JSON.stringify({ favorites: [9, 4], vatIncluded: false })],
    ['ralph-sbb', JSON.stringify({ savedVehicles: [vehicle], currentVehicle: vehicle.id })],
    ['recentSearches', '["vinssi","Lumiaura"]'],
    ['vehicleTechData', JSON.stringify({ [vehicle.id]: { frontTire: '26x8', techDataId: '77' } })],
    ['ralph-latest-products', '12.7.3'],
  ]);

const storageOf = (texts: Map<string, string>) => ({
  get: (key: string) => texts.get(key) ?? null,
  set: (key: string, text: string) => void texts.set(key, text),
});
const ports = { tabs: { publish: () => undefined, subscribe: () => () => undefined }, log: () => undefined };

it('reads values stored by earlier versions', () => {
  const texts = stored();
  const storage = storageOf(texts);
  const persisted = createPersisted(storage);
  const favorites = new FavoritesStore({ persisted, ...ports });
  const vehicles = new VehicleStore({ persisted, ...ports });
  favorites.restore();
  vehicles.restore();
  expect([favorites.ids, vehicles.current]).toEqual([[9, 4], vehicle]);
  expect(persisted(recentSearchesFormat).read()).toEqual(['vinssi', 'Lumiaura']);
  expect(readOldTechData(storage, vehicle.id)).toEqual({ techDataId: '77', data: { frontTire: '26x8' } });
  // They lack what later versions know of a vehicle.
  expect(readTechData(storage, vehicle.id)).toBeNull();
  expect(new PersistedField(latestViewedFormat, storage).read()).toEqual([12, 7, 3]);
});

it('writes the same keys in the same format', () => {
  const texts = stored();
  const persisted = createPersisted(storageOf(texts));
  new FavoritesStore({ persisted, ...ports }).toggle(5);
  const vehicles = new VehicleStore({ persisted, ...ports });
  vehicles.restore();
  vehicles.remove(vehicle.id);
  persisted(recentSearchesFormat).change(withSearch('VINSSI'));
  expect(texts.get('ralph')).toBe('{"favorites":[5,9,4],"vatIncluded":false}');
  expect(texts.get('ralph-sbb')).toBe('{"savedVehicles":[],"currentVehicle":null}');
  expect(texts.get('recentSearches')).toBe('["VINSSI","Lumiaura"]');
});

it('resets a key that contains corrupt JSON, and only that key', () => {
  const texts = stored().set('ralph', '{"favorites":[9,');
  const persisted = createPersisted(storageOf(texts));
  const favorites = new FavoritesStore({ persisted, ...ports });
  favorites.restore();
  expect(favorites.ids).toEqual([]);
  favorites.toggle(1);
  expect(texts).toEqual(stored().set('ralph', '{"favorites":[1]}'));
});

it('stores the latest viewed products in a session cookie', () => {
  const set = vi.fn<(name: string, value: string, maxAge: number | 'session') => void>();
  const cookies = { get: () => '3.x.-4.7.1', set, remove: () => undefined };
  new PersistedField(
    latestViewedFormat,
    viewedCookies(cookies, () => true),
  ).change(withViewed(1));
  expect(set.mock.calls).toEqual([['ralph-latest-products', '1.3.7', 'session']]);
  set.mockClear();
  const refused = new PersistedField(
    latestViewedFormat,
    viewedCookies(cookies, () => false),
  );
  refused.change(withViewed(1));
  expect(set).not.toHaveBeenCalled();
  const many = Array.from({ length: 25 }, (_, index) => 25 - index);
  expect(latestViewedFormat.parse(many.join('.'))).toEqual(many.slice(0, 20));
  expect(withViewed(30)(many.slice(0, 20))).toHaveLength(20);
});

it('stores a change before the library is loaded, and leaves later ones to the library', () => {
  const texts = new Map<string, string>();
  const persist = vi.fn<Persist>();
  const field = new PersistedField(recentSearchesFormat, storageOf(texts), persist);
  field.change(withSearch('aura'), false);
  expect([texts.get('recentSearches'), persist.mock.calls]).toEqual(['["aura"]', []]);
  field.change(withSearch('vinssi'));
  expect([texts.get('recentSearches'), persist.mock.calls]).toEqual(['["vinssi","aura"]', [[field]]]);
  field.library = { hydrate: vi.fn(), changed: vi.fn() };
  field.change(withSearch('ketju'));
  field.restore();
  expect([field.value, texts.get('recentSearches')]).toEqual([
    ['ketju', 'vinssi', 'aura'],
    '["vinssi","aura"]',
  ]);
  expect(
    [field.library.changed, field.library.hydrate].map(each => vi.mocked(each).mock.calls.length),
  ).toEqual([1, 1]);
});
