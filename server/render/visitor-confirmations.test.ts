/** The secrets of confirmations in the visitor's cookie. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { visitorConfirmations } from './visitor-confirmations.ts';

function browser(cookie?: string) {
  const setCookie = vi.fn();
  const header = vi.fn();
  const request = { cookies: cookie === undefined ? {} : { 'ralph-confirmation': cookie } };
  const kept = visitorConfirmations(
    request as unknown as FastifyRequest,
    { setCookie, header } as unknown as FastifyReply,
    true,
  );
  const written = () => String(setCookie.mock.lastCall?.[1]);
  return { ...kept, setCookie, header, written };
}

const order = (oid: string) => ({ oid, cartid: `cart of ${oid}`, key: `key of ${oid}` });

it('keeps them where no script reads them, under the number of the order', () => {
  const { keepConfirmation, setCookie, header, written } = browser();
  expect(keepConfirmation(order('100001'))).toBe('100001');
  expect(setCookie).toHaveBeenCalledExactlyOnceWith('ralph-confirmation', written(), {
    ...{ httpOnly: true, secure: true, maxAge: 86_400 },
  });
  expect(header).toHaveBeenCalledWith('referrer-policy', 'no-referrer');
  expect(browser(written()).confirmation('100001')).toEqual(order('100001'));
  expect(browser(written()).confirmation('100002')).toBeNull();
});

it.each([
  { kid: 'reference', cartid: 'c' },
  { oid: 'reference', cartid: 'c' },
  { oid: '../x', cartid: 'c' },
])('shows no part of the reference of a payment: %o', secrets => {
  const { keepConfirmation, written } = browser();
  const name = keepConfirmation(secrets);
  expect(name).toMatch(/^[0-9a-f]{8}$/);
  expect(browser(written()).confirmation(name)).toEqual(secrets);
});

it('keeps the latest three orders', () => {
  let cookie: string | undefined;
  for (const number of ['1', '2', '3', '4', '2']) {
    const tab = browser(cookie);
    tab.keepConfirmation(order(number));
    cookie = tab.written();
  }
  const known = ['1', '2', '3', '4'].filter(number => browser(cookie).confirmation(number));
  expect(known).toEqual(['2', '3', '4']);
});

it.each(['', '{', '7', '{"a":1}', '[1]', '[["1"]]', '[["1",null]]', '[[1,{"oid":"1"}]]'])(
  'reads nothing from the cookie %s',
  cookie => expect(browser(cookie).confirmation('1')).toBeNull(),
);
