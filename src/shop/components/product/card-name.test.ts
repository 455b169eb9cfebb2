/** Names on cards. */
import { expect, it } from 'vitest';
import { cardNameOf, vehicleLine } from './card-name.ts';

const shown = (name: string, brand?: string) => {
  const parts = cardNameOf(name, brand);
  // Nothing of the name is lost: screen readers and events get all of it.
  expect(parts.brand + parts.before + parts.vehicle + parts.after).toBe(name);
  return [parts.before + parts.after, vehicleLine(parts)];
};

it('removes the brand from the beginning of the name only', () => {
  expect(shown('Karhuveto Kanta vinssi', 'Karhuveto')).toEqual(['Kanta vinssi', '']);
  expect(shown('KARHUVETO Kanta vinssi', 'Karhuveto')).toEqual(['Kanta vinssi', '']);
  expect(shown('Vinssi, Karhuveto', 'Karhuveto')).toEqual(['Vinssi, Karhuveto', '']);
  expect(shown('Karhuvetoinen takki', 'Karhuveto')).toEqual(['Karhuvetoinen takki', '']);
  expect(shown('Karhuveto', 'Karhuveto')).toEqual(['Karhuveto', '']);
  expect(shown('Vinssi')).toEqual(['Vinssi', '']);
});

it('takes the vehicle out of the name', () => {
  const vehicle = 'Honda TRX520 Foreman 2020–2022';
  expect(shown(`Karhuveto Kanta asennuslevy, ${vehicle}`, 'Karhuveto')).toEqual([
    'Kanta asennuslevy',
    vehicle,
  ]);
  expect(shown(`Kanta kylkilevyt, ${vehicle}, punainen`)).toEqual(['Kanta kylkilevyt, punainen', vehicle]);
  expect(shown('Levy, Polaris Sportsman XP 1000 2017-')).toEqual(['Levy', 'Polaris Sportsman XP 1000 2017-']);
  expect(shown('Levy, Yamaha Viking 700 2014-17')).toEqual(['Levy', 'Yamaha Viking 700 2014-17']);
});

it('leaves a name without a vehicle whole', () => {
  for (const name of ['Talvitakki, musta, XL', 'Öljy 10W-40, 4 l', 'Kalenteri, 2024', 'Ketju 2019–2024'])
    expect(shown(name)).toEqual([name, '']);
});
