/** What counts as a mail address, and what could only do harm. */
import { expect, it } from 'vitest';
import { mailboxOf, readMailAddress } from './mail-address.ts';

it('gives one spelling per mailbox', () => {
  expect(readMailAddress('  Anna.Aalto+atv@Example.COM ')).toBe('anna.aalto+atv@example.com');
  expect(readMailAddress('pekka@mönkijä.example')).toBe('pekka@mönkijä.example');
});

it.each([
  ['Anna+atv@Example.com', 'anna@example.com'],
  ['anna+a+b@example.com', 'anna@example.com'],
  [' anna@example.com ', 'anna@example.com'],
  ['+anna@example.com', '+anna@example.com'],
  ['anna@ex+ample.com', 'anna@ex+ample.com'],
  ['anna.aalto@gmail.com', 'anna.aalto@gmail.com'],
])('compares %s as %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it.each([
  '',
  'anna',
  'anna@example',
  '@example.com',
  'a@b@example.com',
  'a b@example.com',
  'a@example..com',
  'anna@example.com\r\nBcc: all@example.com',
  'anna@exa\u0000mple.com',
  'a@example.com,b@example.com',
  '<a@example.com>',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(260)}.com`,
  `a@${'b.'.repeat(25_000)}`,
])('refuses %j', text => {
  expect(readMailAddress(text)).toBeNull();
});
