/** @vitest-environment jsdom */

import { afterEach, expect, test } from 'vitest';
import { browserCookies } from '#client/ports/browser-ports.ts';
import { cookieNames } from '#stores/common/cookie-names.ts';
import { isSignedIn } from './is-signed-in.ts';

afterEach(() => browserCookies.remove(cookieNames.user));

test('a session counts as soon as its cookie is there, before any store is restored', () => {
  expect(isSignedIn()).toBe(false);
  browserCookies.set(cookieNames.user, 'aino@example.fi', 'session');
  expect(isSignedIn()).toBe(true);
});
