import { expect, it } from 'vitest';
import type { BuiltMessage } from '#studio-api/shop-settings.ts';
import { foundMessages, type MessageSearch } from './found-messages.ts';

const message = (id: string, fi: string, sv: string, more: Partial<BuiltMessage> = {}): BuiltMessage => ({
  ...{ id, isOfMails: false, texts: { fi, sv }, plain: { fi, sv }, values: [] },
  ...more,
});

const messages = [
  message('CART_TITLE', 'Ostoskori on tyhjä', 'Varukorgen är tom'),
  message('CART', 'Ostoskori', 'Varukorg'),
  message('USP_FREE_FROM', 'Paketit maksutta alk. {sum}', 'Fritt från {sum}', { values: ['{sum}'] }),
  message('USP_DELIVERY_TIME', 'Paketit 2–\u20604 päivässä', 'Paket på 2–\u20604 dagar'),
  message('MAIL_HELLO', 'Hei {name}!', 'Hej {name}!', { isOfMails: true, values: ['{name}'] }),
];

const idsOf = (words: string, more: Partial<MessageSearch> = {}) =>
  foundMessages({ messages, body: {}, scope: 'bar', words, locale: 'fi', ...more }).map(({ id }) => id);

it('lists what merchandisers change most until something is searched', () => {
  expect(idsOf('')).toEqual(['USP_FREE_FROM', 'USP_DELIVERY_TIME']);
  expect(idsOf('', { scope: 'mails' })).toEqual(['MAIL_HELLO']);
});

it('finds a text by what stands on the page, with values in place of their names', () => {
  expect(idsOf('Paketit maksutta alk. 100 €')).toEqual(['USP_FREE_FROM']);
  expect(idsOf('Paketit 2–4 päivässä')[0]).toBe('USP_DELIVERY_TIME');
  expect(idsOf('100 €')).toEqual([]);
});

it('puts the language of the page and the closest text first', () => {
  expect(idsOf('ostoskori')).toEqual(['CART', 'CART_TITLE']);
  expect(idsOf('varukorg', { locale: 'sv' })).toEqual(['CART', 'CART_TITLE']);
  expect(idsOf('hej')).toEqual(['MAIL_HELLO']);
});

it('finds own words, and leaves out what they took the place of', () => {
  const body = { fi: { CART: 'Kärry' } };
  expect(idsOf('kärry', { body })).toEqual(['CART']);
  expect(idsOf('', { body, scope: 'own' })).toEqual(['CART']);
});
