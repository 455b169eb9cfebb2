/** URLs written by merchants. */
import { expect, it } from 'vitest';
import { safeAddress } from './safe-address.ts';

it.each([
  '/',
  '/p/vinssi',
  '/sv/kassan?x=1#y',
  '#osa',
  '?page=2',
  'https://example.com/a',
  'HTTP://example.com',
  'mailto:info@example.com',
  'tel:+35850123',
  '/hae?q=javascript:alert(1)',
  '/a//b',
])('allows %s', address => {
  expect(safeAddress(address)).toBe(address);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript\u00a0:alert(1)',
  'java&#9;script:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'blob:x',
  'file:///etc/passwd',
  '//evil.com',
  '\\\\evil.com',
  '/\\evil.com',
  '/\t/evil.com',
  '/\n/evil.com',
  '\t//evil.com',
  ' //evil.com',
  '/\u0000/evil.com',
  'https:/evil.com',
  'https:evil.com',
  'https:\\\\evil.com',
  'http:///evil.com',
  'https://',
  'mailto:',
  'tel:x',
  '',
  'evil.com',
  'feed:javascript:alert(1)',
  'view-source:x',
  'ftp://example.com',
])('drops %j', address => {
  expect(safeAddress(address)).toBeUndefined();
});

/** @proves FAULT-77 */
it('allows no path that a browser resolves to another origin', () => {
  for (const address of ['/', '/.//evil.com', '/a/..//evil.com', '/%2f/evil.com', '/@evil.com'])
    expect(new URL(safeAddress(address) ?? '', 'https://shop.example').host).toBe('shop.example');
});
