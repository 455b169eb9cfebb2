/** Paths from outside that the shop redirects to. */
import { expect, it } from 'vitest';
import { ownPathOf } from './own-path.ts';

it.each(['/', '/sv/kassan/formular?step=2', '/c/%C3%A4mne', '/tuotteet?to=//example.com'])(
  'follows %j',
  path => {
    expect(ownPathOf(path)).toBe(path);
  },
);

it.each([
  '',
  null,
  undefined,
  'kassa',
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  'https://evil.example/',
  'javascript:alert(1)',
  '/a\r\nset-cookie: x=1',
  '/a b',
  `/${'a'.repeat(2_000)}`,
])('does not follow %j', path => {
  expect(ownPathOf(path)).toBeNull();
});
