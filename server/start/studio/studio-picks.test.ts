/** What documents can refer to. */
import { expect, it } from 'vitest';
import { studioPicks } from './studio-picks.ts';

it('names the defaults of pages as the shop says them, beside texts without values', () => {
  const world = {
    messageIds: new Set(['seo.home.title', 'CART_SUM']),
    messages: new Map([['common.shopNow', { fi: 'Osta nyt', sv: 'Köp nu' }]]),
  };
  const picks = studioPicks({} as never, { live: () => ({ files: { world } }) } as never);
  const messages = picks.messages();
  expect([...messages.keys()]).toEqual(['seo.home.title', 'common.shopNow']);
  const texts = messages.get('seo.home.title') ?? {};
  expect(Object.keys(texts)).toEqual(['fi', 'sv', 'en']);
  for (const text of Object.values(texts)) expect(text).not.toMatch(/[{}]|seo\./);
});
