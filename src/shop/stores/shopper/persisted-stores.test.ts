/** Stores whose state outlives the page: favourites, vehicles, consent, session. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPersisted } from '../common/persisted-field.ts';
import type { TabSubject } from '../common/ports.ts';
import { FavoritesStore } from '../lists/favorites-store.ts';
import { ConsentStore } from '../visitor/consent-store.ts';
import { SessionStore } from '../visitor/session-store.ts';
import { type Vehicle, vehicleId } from '../visitor/vehicle.ts';
import { VehicleStore } from '../visitor/vehicle-store.ts';

function browser(stored: Record<string, string> = {}) {
  const published: TabSubject[] = [];
  const events: string[] = [];
  const cookies = new Map<string, string>();
  return {
    stored,
    published,
    events,
    jar: cookies,
    ports: {
      /** Creates a new tab with each call. */
      get persisted() {
        return createPersisted({
          get: key => stored[key] ?? null,
          set: (key, text) => void (stored[key] = text),
        });
      },
      tabs: {
        publish: (subject: TabSubject) => void published.push(subject),
        subscribe: () => () => undefined,
      },
      log: (type: string) => void events.push(type),
      cookies: {
        get: (name: string) => cookies.get(name) ?? null,
        set: (name: string, value: string) => void cookies.set(name, value),
        remove: (name: string) => void cookies.delete(name),
      },
    },
  };
}

const vehicleOf = (model: string): Vehicle => {
  const names = { manufacturer: 'Polaris', year: '2021', model };
  return { id: vehicleId(names), ...names };
};

describe('favourites', () => {
  it('are toggled newest first, stored, published to the other tabs and logged', () => {
    const { ports, stored, published, events } = browser();
    const store = new FavoritesStore(ports);
    store.toggle(4);
    store.toggle(9);
    expect(store.ids).toEqual([9, 4]);
    store.toggle(4);
    expect(store.has(4)).toBe(false);
    expect(JSON.parse(stored.ralph ?? '')).toEqual({ favorites: [9] });
    expect(published).toHaveLength(3);
    expect(events).toEqual(['favorite:add', 'favorite:add', 'favorite:remove']);
  });

  it('keep favourites that another tab has added meanwhile', () => {
    const { ports, stored } = browser();
    const store = new FavoritesStore(ports);
    stored.ralph = JSON.stringify({ favorites: [7], vatIncluded: false });
    store.toggle(8);
    expect(JSON.parse(stored.ralph)).toEqual({ favorites: [8, 7], vatIncluded: false });
  });

  it.each(['{', '[]', '"x"', '{"favorites":{"a":1}}', '{"favorites":[1.5,"2",null,-3]}'])(
    'are empty when the storage contains %s',
    text => {
      const store = new FavoritesStore(browser({ ralph: text }).ports);
      store.restore();
      expect(store.count).toBe(0);
    },
  );
});

describe('vehicles', () => {
  /** Characters that could be confused with the separator or its escape. */
  const names = fc.string({ unit: fc.constantFrom('A', ':', '%', '3', '2', 'Ł'), maxLength: 6 });

  /** @proves FAULT-130 */
  it('have the base64 of manufacturer:year:model as their id, including letters beyond Latin-1', () => {
    expect(vehicleId({ manufacturer: 'Polaris', year: '2021', model: 'XP' })).toBe(btoa('Polaris:2021:XP'));
    const models = ['Ω', 'Ω2', '雪地', 'Сноу', 'Sneg ❄️', 'Sneg ❄', 'Łoś', 'Los', 'Łoś:2021', ''];
    const ids = models.map(model => vehicleId({ manufacturer: 'Łoś', year: '2021', model }));
    expect(new Set(ids).size).toBe(models.length);
    expect(ids.every(id => /^[\w+/]+=*$/.test(id))).toBe(true);
  });

  /** @proves FAULT-130 */
  it('have distinct ids when their names contain a colon or a percent sign', () => {
    fc.assert(
      fc.property(fc.tuple(names, names), fc.tuple(names, names), (one, other) => {
        const id = ([manufacturer, model]: string[]) =>
          vehicleId({ manufacturer: manufacturer ?? '', year: '2021', model: model ?? '' });
        expect(id(one) === id(other)).toBe(one.join('\n') === other.join('\n'));
      }),
      {
        examples: [
          [
            ['A:2021', 'B'],
            ['A', '2021:B'],
          ],
          [
            ['A:', 'B'],
            ['A%3A', 'B'],
          ],
        ],
      },
    );
  });

  it('become current when added, and are added once', () => {
    const { ports, published } = browser();
    const store = new VehicleStore(ports);
    store.add(vehicleOf('A'));
    store.add(vehicleOf('B'));
    store.add(vehicleOf('A'));
    expect(store.saved.map(({ model }) => model)).toEqual(['A', 'B']);
    expect(store.current?.model).toBe('B');
    expect(published).toEqual(['vehicle', 'vehicle']);
  });

  it('make the last saved one current when the current one is removed, and none when the list is empty', () => {
    const store = new VehicleStore(browser().ports);
    for (const model of ['A', 'B', 'C']) store.add(vehicleOf(model));
    store.choose(vehicleOf('A').id);
    store.remove(vehicleOf('A').id);
    expect(store.current?.model).toBe('C');
    store.remove(vehicleOf('C').id);
    store.remove(vehicleOf('B').id);
    expect(store.current).toBeNull();
  });

  it('keep the current one when another tab changes the list, otherwise use the last', () => {
    const { ports } = browser();
    const [here, there] = [new VehicleStore(ports), new VehicleStore(ports)];
    here.add(vehicleOf('A'));
    there.reload();
    there.add(vehicleOf('B'));
    here.reload();
    expect(here.current?.model).toBe('A');
    there.remove(vehicleOf('A').id);
    here.reload();
    expect(here.current?.model).toBe('B');
  });

  it('survive a reload of the page', () => {
    const { ports } = browser();
    const before = new VehicleStore(ports);
    before.add(vehicleOf('A'));
    before.add(vehicleOf('B'));
    before.choose(vehicleOf('A').id);
    const after = new VehicleStore(ports);
    after.restore();
    expect([after.saved.length, after.current?.model]).toEqual([2, 'A']);
  });
});

describe('consent', () => {
  it('allows nothing before a decision, and refusing is a decision', () => {
    const { ports, jar } = browser();
    const store = new ConsentStore(ports);
    store.restore();
    expect([store.decided, store.has('marketing')]).toEqual([false, false]);
    store.decide([]);
    expect([store.decided, store.has('marketing')]).toEqual([true, false]);
    expect(jar.get('ralph-cookie-consent')).toMatch(/^none\.v2\.\d{8}$/);
  });

  it('is stored by category, and unknown categories in the cookie are ignored', () => {
    const { ports, jar } = browser();
    jar.set('ralph-cookie-consent', 'marketing.spying');
    const store = new ConsentStore(ports);
    store.restore();
    expect(store.allowed).toEqual(['marketing']);
    store.decide(['statistics']);
    expect(jar.get('ralph-cookie-consent')).toMatch(/^statistics\.v2\.\d{8}$/);
    store.restore();
    expect([store.has('marketing'), store.has('statistics')]).toEqual([false, true]);
  });
});

it('forgets the viewed products when remembering them is refused (R-CONSENT-3)', () => {
  const { ports, jar } = browser();
  const store = new ConsentStore(ports);
  store.decide(['preferences', 'statistics']);
  jar.set('ralph-latest-products', '7.3');
  store.decide(['preferences']);
  expect(jar.get('ralph-latest-products')).toBe('7.3');
  expect([store.has('preferences'), store.measuring]).toEqual([true, []]);
  store.decide([]);
  expect(jar.get('ralph-latest-products') ?? null).toBeNull();
});

it('ignores a decision about an older consent request', () => {
  const { ports, jar } = browser();
  const store = new ConsentStore(ports);
  jar.set('ralph-cookie-consent', 'statistics.v1.20250101');
  store.restore();
  expect(store.decided).toBe(false);
});

it('the session is read from the auth service’s cookie, and a change is published to the other tabs', () => {
  const { ports, jar, published } = browser();
  const store = new SessionStore(ports);
  jar.set('ralph-user', 'aino@example.fi');
  store.changed();
  expect([store.isAuthenticated, store.user, published]).toEqual([true, 'aino@example.fi', ['auth']]);
  jar.delete('ralph-user');
  store.restore();
  expect(store.isAuthenticated).toBe(false);
});
