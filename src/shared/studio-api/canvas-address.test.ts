import { expect, it } from 'vitest';
import { readContext, readShown, writeContext } from './canvas-address.ts';
import { readVehicle, writeVehicle } from './vehicle-ref.ts';

const context = { market: 'se', customerType: 'ORGANIZATION', vatIncluded: false, signedIn: true } as const;

it('reads the context that it has written', () => {
  const vehicle = writeVehicle({ manufacturer: 'Can-Am|BRP', year: '2021', model: '100% Outlander' });
  const at = '2026-11-27T08:00:00.000Z';
  expect(readContext(writeContext({ ...context, at, vehicle }))).toEqual({ ...context, at, vehicle });
  expect(readVehicle(vehicle)).toEqual({ manufacturer: 'Can-Am|BRP', year: '2021', model: '100% Outlander' });
  expect(readVehicle('%|1|2')).toBeNull();
});

it('reads the state of a document that is looked at', () => {
  const shown = { document: 'content:front page', revision: 12 } as const;
  expect(readShown(writeContext(context, shown))).toEqual(shown);
  expect(readShown(writeContext(context, { ...shown, revision: 'live' }))?.revision).toBe('live');
  for (const shownText of ['', '0 page:home', 'newest page:home', '1 home', '1'])
    expect(readShown(new URLSearchParams({ shown: shownText }).toString())).toBeNull();
});
