/** The shop's messages through react-intl's object, hook and component. */

import { parse } from '@formatjs/icu-messageformat-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormattedMessage, RawIntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import type { CompiledMessages } from '#kernel/compiled-messages.ts';
import { namelessShop, type ShopFacts } from '#kernel/shop-facts.ts';
import { createShopIntl, hasMessage, intlOf, isComplete, shopFactsOf } from './create-intl.ts';
import { inside } from './inside.ts';
import { localeCodes } from './locales.ts';
import { serverMessages } from './server-messages.gen.ts';
import { useLocale } from './use-locale.ts';

const compiled: CompiledMessages = {
  CART: 'Ostoskori',
  CART_ADD_TOO_MANY: parse('{stock, plural, one {# kappale} other {# kappaletta}}'),
  CHECKOUT_CONSENT_ORDER: parse('Hyväksyn <terms>ostoehdot</terms>'),
};

const rethrow = (error: Error): void => {
  throw error;
};
const { formatMessage } = createShopIntl('fi', compiled, { onError: rethrow });

it('returns plain texts, and fills in plain values', () => {
  expect(formatMessage({ id: 'CART' })).toBe('Ostoskori');
  expect(
    createShopIntl('fi', { CART: parse('Yhteensä {sum}') }).formatMessage({ id: 'CART' }, { sum: '5 €' }),
  ).toBe('Yhteensä 5 €');
});

it.each([
  [1, '1 kappale'],
  [1200, '1\u00a0200 kappaletta'],
])('formats plural and number of %i as in Finnish', (stock, text) => {
  expect(formatMessage({ id: 'CART_ADD_TOO_MANY' }, { stock })).toBe(text);
});

it('puts a link inside a sentence, and provides the page’s locale', () => {
  const Page = () => (
    <p lang={useLocale().iso}>
      <FormattedMessage id="CHECKOUT_CONSENT_ORDER" values={{ terms: inside(<a href="/ehdot">.</a>) }} />
    </p>
  );
  const markup = renderToStaticMarkup(
    <RawIntlProvider value={createShopIntl('fi', compiled, { onError: rethrow })}>
      <Page />
    </RawIntlProvider>,
  );
  expect(markup).toBe('<p lang="fi-FI">Hyväksyn <a href="/ehdot">ostoehdot</a></p>');
});

it('gives every message the name of the shop, also one that needs a formatter', () => {
  const shop: ShopFacts = { ...namelessShop, name: 'A $& B', company: 'A Oy' };
  const named = {
    CART: parse('{shop}: {count, plural, one {# kpl} other {# kpl}}'),
    CLOSE: parse('{shop}, {company}'),
  };
  const intl = createShopIntl('fi', named, { onError: rethrow, shop });
  expect(intl.formatMessage({ id: 'CART' }, { count: 2 })).toBe('A $& B: 2 kpl');
  expect(intl.formatMessage({ id: 'CLOSE' })).toBe('A $& B, A Oy');
  expect(intl.formatMessage({ id: 'CLOSE' }, { company: 'B' })).toBe('A $& B, B');
  expect([shopFactsOf(intl), shopFactsOf(createShopIntl('fi', named))]).toEqual([shop, namelessShop]);
});

it('recognises existing ids', () => {
  const intl = createShopIntl('fi', compiled);
  expect(['CART', 'TOTALLY_NEW', 'constructor'].map(id => hasMessage(intl, id))).toEqual([
    true,
    false,
    false,
  ]);
});

it('reports a missing value', () => {
  const reported: string[] = [];
  createShopIntl('fi', compiled, {
    onError: error => void reported.push(error.message),
  }).formatMessage({ id: 'CART_ADD_TOO_MANY' });
  expect(reported.join()).toContain('CART_ADD_TOO_MANY');
});

it('returns one object per set of messages, with whether the set is complete', () => {
  const part = { CART: 'Ostoskori' };
  expect(intlOf('fi', part, false)).toBe(intlOf('fi', part, false));
  expect(intlOf('fi', { ...part })).not.toBe(intlOf('fi', part));
  expect([isComplete(intlOf('fi', part)), isComplete(intlOf('fi', { ...part }))]).toEqual([false, true]);
});

it.each([
  ['fi', '15.1.2026', '12\u00a0995,5'],
  ['sv', '2026-01-15', '12\u00a0995,5'],
  ['en', '15/01/2026', '12,995.5'],
] as const)('formats dates in the shop’s time zone and numbers in the locale %s', (code, date, number) => {
  const lateInHelsinki = '2026-01-14T22:30:00Z';
  const intl = createShopIntl(code, {});
  expect([intl.formatDate(lateInHelsinki), intl.formatNumber(12995.5)]).toEqual([date, number]);
});

it.each([
  ['fi', 'Tilaa ja maksa', 'Tilaa maksuvelvollisesti'],
  ['sv', 'Beställ och betala', 'Beställ med betalningsskyldighet'],
  ['en', 'Order and pay', 'Order with obligation to pay'],
] as const)('the %s order button states the obligation to pay', (code, button, invoice) => {
  const { formatMessage: text } = intlOf(code, serverMessages[code]);
  expect([text({ id: 'COMPLETE_ORDER' }), text({ id: 'COMPLETE_ORDER_INVOICE' })]).toEqual([button, invoice]);
});

it('has every message in every language', () => {
  const ids = localeCodes.map(code => Object.keys(serverMessages[code]).toSorted());
  for (const each of ids) expect(each).toEqual(ids[0]);
});

it('formats a plural once per value', () => {
  const of = (stock: number) => formatMessage({ id: 'CART_ADD_TOO_MANY' }, { stock });
  expect([of(1), of(2), of(1), of(2)]).toEqual(['1 kappale', '2 kappaletta', '1 kappale', '2 kappaletta']);
});
