/** @vitest-environment jsdom */
/** mobx-persist-store with the fields of two tabs of one browser. */

import { afterEach, expect, it, vi } from 'vitest';
import { createPersisted } from '#stores/common/persisted-field.ts';
import { FavoritesStore } from '#stores/lists/favorites-store.ts';
import { browserStorage } from './browser-ports.ts';
import { persistField } from './persist-field.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const tabs = { publish: () => undefined, subscribe: () => () => undefined };

/** A tab whose favourites are persisted by the library. */
async function tab(): Promise<FavoritesStore> {
  const persisting: Promise<void>[] = [];
  const persisted = createPersisted(browserStorage, field => void persisting.push(persistField(field)));
  const favorites = new FavoritesStore({ persisted, tabs, log: () => undefined });
  favorites.restore();
  favorites.toggle(1);
  favorites.toggle(1);
  await Promise.all(persisting);
  return favorites;
}
const stored = () => localStorage.getItem('ralph');

it('loses no favourite that is added while the library is fetched', async () => {
  localStorage.setItem('ralph', '{"favorites":[7],"vatIncluded":false}');
  let come = () => undefined as void;
  const here = new Promise<void>(resolve => (come = resolve));
  const persisted = createPersisted(browserStorage, field => void here.then(() => persistField(field)));
  const favorites = new FavoritesStore({ persisted, tabs, log: () => undefined });
  favorites.toggle(8);
  favorites.toggle(9);
  expect([favorites.ids, stored()]).toEqual([[9, 8, 7], '{"favorites":[9,8,7],"vatIncluded":false}']);
  come();
  await here;
  await new Promise(setImmediate);
  favorites.toggle(8);
  expect(favorites.ids).toEqual([9, 7]);
  expect(stored()).toBe('{"favorites":[9,7],"vatIncluded":false}');
});

it('preserves the other fields of the key', async () => {
  const favorites = await tab();
  localStorage.setItem('ralph', '{"favorites":[3],"vatIncluded":true}');
  favorites.toggle(5);
  expect(stored()).toBe('{"favorites":[5,3],"vatIncluded":true}');
});

it('hydrates what another tab has written, without writing back', async () => {
  const [here, there] = [await tab(), await tab()];
  there.toggle(4);
  expect(here.ids).toEqual([]);
  const write = vi.spyOn(Storage.prototype, 'setItem');
  here.restore();
  await vi.waitFor(() => expect(here.ids).toEqual([4]));
  localStorage.removeItem('ralph');
  here.restore();
  await vi.waitFor(() => expect(here.ids).toEqual([]));
  expect(write).not.toHaveBeenCalled();
});

it('treats corrupt JSON as empty and replaces it with the next change', async () => {
  const favorites = await tab();
  localStorage.setItem('ralph', '{"favorites":');
  favorites.toggle(2);
  expect(stored()).toBe('{"favorites":[2]}');
});

it('loses no favourite that is added while it hydrates', async () => {
  const favorites = await tab();
  localStorage.setItem('ralph', '{"favorites":[6]}');
  favorites.restore();
  favorites.toggle(2);
  expect(stored()).toBe('{"favorites":[2,6]}');
  await new Promise(setImmediate);
  expect(favorites.ids).toEqual([2, 6]);
  favorites.toggle(3);
  expect(stored()).toBe('{"favorites":[3,2,6]}');
});

it('keeps favourites for as long as the page when storage is blocked', async () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  const favorites = await tab();
  favorites.toggle(4);
  favorites.toggle(9);
  favorites.restore();
  await Promise.resolve();
  expect(favorites.ids).toEqual([9, 4]);
});
