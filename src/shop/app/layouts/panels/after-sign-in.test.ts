/** Where a customer continues after signing in. */
import { expect, it } from 'vitest';
import { afterSignIn } from './after-sign-in.ts';

const signIn = {
  how: 'login',
  isSame: false,
  route: 'product',
  isPersonal: false,
  isOtherSegment: false,
} as const;

it.each([
  ['stays on the page', {}, 'stay'],
  ['reloads the page for the prices of the account', { isOtherSegment: true }, 'reload'],
  ['opens the settings after creating an account', { how: 'create' }, 'settings'],
  ['keeps a checkout in progress', { how: 'create', route: 'checkout', isOtherSegment: true }, 'stay'],
  [
    'keeps a form after the session expired',
    { route: 'account-settings', isPersonal: true, isSame: true },
    'stay',
  ],
  [
    'reloads the personal page of another customer',
    { route: 'account-settings', isPersonal: true },
    'reload',
  ],
] as const)('%s', (_, changes, expected) => {
  expect(afterSignIn({ ...signIn, ...changes })).toBe(expected);
});
