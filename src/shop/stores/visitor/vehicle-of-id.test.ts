/** Ids of vehicles come from a cookie and from forms, and so from anyone. */
import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { vehicleId } from './vehicle.ts';
import { vehicleOfId } from './vehicle-of-id.ts';

const name = string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter(
  text => text.trim() !== '' && text.length <= 100 && !/\p{Cc}/u.test(text),
);

it('reads every vehicle that has an id', () => {
  assert(
    property(name, name, name, (manufacturer, year, model) => {
      const names = { manufacturer, year, model };
      const id = vehicleId(names);
      expect(vehicleOfId(id)).toEqual({ id, ...names });
    }),
  );
});

it('keeps separators and markup inside of a name', () => {
  const names = { manufacturer: 'A:B%3A', year: '2021', model: '<b onclick="x">650</b>' };
  expect(vehicleOfId(vehicleId(names))).toMatchObject(names);
});

it('reads nothing else', () => {
  assert(
    property(string({ maxLength: 2_000 }), text => {
      const read = vehicleOfId(text);
      if (read) expect(vehicleId(read)).toBe(text);
    }),
  );
  const long = vehicleId({ manufacturer: 'Honda', year: '2021', model: 'x'.repeat(10_240) });
  const lines = vehicleId({ manufacturer: 'Honda', year: '2021', model: 'TRX\r\nset-cookie: x' });
  for (const text of [
    '',
    '%',
    '====',
    btoa('Honda:2021'),
    btoa('a:b:c:d'),
    btoa('Honda::x'),
    btoa('\xff:1:2'),
  ])
    expect([text, vehicleOfId(text)]).toEqual([text, null]);
  expect([vehicleOfId(long), vehicleOfId(lines)]).toEqual([null, null]);
});
