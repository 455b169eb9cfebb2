/** Where somebody goes on who has just signed in. */
import { expect, it } from 'vitest';
import { afterSignIn } from './after-sign-in.ts';

const arrival = {
  how: 'login',
  isSame: false,
  route: 'product',
  isPersonal: false,
  isOtherSegment: false,
} as const;

it.each([
  ['goes on shopping', {}, 'stay'],
  ['sees the prices of the account', { isOtherSegment: true }, 'again'],
  ['begins with the settings of a new account', { how: 'create' }, 'settings'],
  ['never loses an order in the making', { how: 'create', route: 'checkout', isOtherSegment: true }, 'stay'],
  [
    'keeps the form whose session had ended',
    { route: 'account-settings', isPersonal: true, isSame: true },
    'stay',
  ],
  ['sees nobody else’s page', { route: 'account-settings', isPersonal: true }, 'again'],
] as const)('%s', (_, changes, way) => {
  expect(afterSignIn({ ...arrival, ...changes })).toBe(way);
});
