/** By which requests the auth service's own cookie renews a session. */
import { expect, it } from 'vitest';
import { serviceCookie } from './service-cookie.ts';

const cookie = serviceCookie(true, origin =>
  ['https://shop.example', 'https://app.shop.example'].includes(origin),
);
const read = (headers: Record<string, string>) => cookie.read({ headers, cookies: { 'auth-refresh': 'r1' } });

/** @proves FAULT-12 */
it.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' }],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://app.shop.example' }],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
])('refuses it for %j', headers => {
  expect(read(headers)).toBeNull();
});

it.each([
  [{}],
  [{ 'sec-fetch-site': 'same-origin' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://app.shop.example' }],
])('takes it for %j', headers => {
  expect(read(headers)).toBe('r1');
});
