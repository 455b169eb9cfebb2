/** A content page has one address in each language. */

import { expect, it } from 'vitest';
import type { LoadContext } from '#engine/definition/contract.ts';
import { content } from './content.ts';

const alternates = [
  { locale: 'fi', href: '/asiakaspalvelu' },
  { locale: 'sv', href: '/sv/kundservice' },
];

const canonicalOf = async (locale: string, known: () => Promise<unknown>) => {
  const api = { content: { area: () => Promise.resolve({ title: 'x' }), alternates: known } };
  const context = { api, segment: { locale } } as unknown as LoadContext;
  return content.canonical?.(await content.load(context, { alias: 'asiakaspalvelu' }));
};

it('is found by the alias of another language, and redirects to its own address (R-ROUTE-8)', async () => {
  expect(await canonicalOf('sv', () => Promise.resolve(alternates))).toBe('/sv/kundservice');
  expect(await canonicalOf('fi', () => Promise.resolve(alternates))).toBe('/asiakaspalvelu');
});

it('stays where it is when its other addresses are not known', async () => {
  expect(await canonicalOf('en', () => Promise.resolve(alternates))).toBe('');
  expect(await canonicalOf('sv', () => Promise.reject(new Error('down')))).toBe('');
});
