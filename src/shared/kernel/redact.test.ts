/** Personal data and secrets that are removed from a report (R-OPS-2). */
import { expect, it } from 'vitest';
import { redact, redactText } from './redact.ts';

it.each([
  ['an email address', 'failed for anna.aalto+x@example.com here'],
  ['an email address in a URL', '/tilini?u=anna%40example.com'],
  ['a Finnish personal number', 'hetu 131052-308T on'],
  ['a Finnish personal number of this century', 'hetu 010203A123B on'],
  ['a Swedish personal number', 'nr 19811218-9876'],
  ['a Swedish personal number without a hyphen', 'nr 8112189876'],
  ['a phone number', 'soita 040 123 4567'],
  ['a phone number with country code', 'ring +46 70 123 45 67'],
  ['a card number', '4111 1111 1111 1111'],
  ['an account number', 'FI21 1234 5600 0007 85'],
  ['a token', 'Bearer eyJhbGciOi.eyJzdWIi.c2ln'],
])('removes %s from a text', (_what, text) => {
  const kept = redactText(text);
  expect(kept).toContain('(removed)');
  expect(kept).not.toMatch(/anna|\d{3}|eyJ/);
});

it('keeps technical text', () => {
  const text = 'TypeError: x is undefined at core-BKMe6cJz.js:1:20760, product 1299, 12 995 kr, KV-2500';
  expect(redactText(text)).toBe(text);
});

it('removes fields by name at any depth, and limits the rest', () => {
  expect(
    redact({
      title: 'Kypärä',
      productId: 17,
      billingAddress: { firstName: 'Anna' },
      form: { email: 'x', zip: '00100', sku: 3, items: [{ userName: 'a' }] },
      long: 'a'.repeat(5_000),
      run: () => undefined,
      far: { far: { far: { far: 1 } } },
      telephoneLike: 358401234567,
    }),
  ).toEqual({
    title: 'Kypärä',
    productId: 17,
    billingAddress: '(removed)',
    form: { email: '(removed)', zip: '(removed)', sku: 3, items: [{ userName: '(removed)' }] },
    long: 'a'.repeat(1_000),
    run: undefined,
    far: { far: { far: { far: 1 } } },
    telephoneLike: '(removed)',
  });
  expect(redact({ a: { b: { c: { d: { e: 1 } } } } })).toEqual({ a: { b: { c: { d: '(deeper)' } } } });
});
