/**
 * The sums that shoppers read add up: carts and orders as the backend prices them go through the contract into the screens
 * and mails, whose texts are read and added (R-CART-13, R-CART-24).
 */

import * as fc from 'fast-check';
import { buildSchema, executeSync, parse } from 'graphql';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createCartApi } from '#api/cart/cart.ts';
import { createCheckoutApi } from '#api/checkout/checkout.ts';
import { emptyAddress } from '#api/checkout/empty-address.ts';
import { documents } from '#api/documents.gen.ts';
import type { Operation } from '#api/operation.ts';
import { createOrderApi } from '#api/order/order.ts';
import type { Transport } from '#api/transport.ts';
import {
  anonymousCaller,
  type Context,
  confirmationEmail,
  createLinks,
  mailWordsOf,
  type Order,
  priceResolvers,
  toCart,
  toConfirmation,
  toOrder,
  toOrderView,
  typeDefs,
  withBalance,
} from '#backend/testing.ts';
import { CartSummary } from '#components/cart/cart-summary.tsx';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import { demoProfile } from '#tests/support/demo-profile.ts';
import { aSample, linesOf, price, type Sample } from '#tests/support/samples/random-carts.ts';
import { shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import { OrderDetails } from '#widgets/account-orders/order-details.tsx';
import { OrderAside } from '#widgets/checkout/order/order-aside.tsx';
import { ReviewRows } from '#widgets/checkout/order/review-rows.tsx';
import { PlainAside } from '#widgets/checkout/plain/plain-aside.tsx';
import { OrderRows } from '#widgets/order-confirmation/order-rows.tsx';
import { OrderLines } from '#widgets/order-status/order-lines.tsx';
import { OrderSums } from '#widgets/order-status/order-sums.tsx';

const schema = buildSchema(typeDefs, { assumeValidSDL: true });
for (const [type, fields] of Object.entries(priceResolvers))
  for (const [field, resolve] of Object.entries(fields ?? {})) {
    const found = schema.getType(type);
    if (found && 'getFields' in found) Object.assign(found.getFields()[field] ?? {}, { resolve });
  }

/** Answers the shop's own documents from the given root. */
function transportOf(root: Record<string, unknown>): Transport {
  const ask = ({ id }: Operation<unknown, unknown>, variableValues: object | undefined) => {
    const { data, errors } = executeSync({
      schema,
      document: parse(documents[id]?.text ?? ''),
      rootValue: root,
      variableValues: { ...variableValues },
    });
    expect(errors).toBeUndefined();
    return Promise.resolve(JSON.parse(JSON.stringify(data)));
  };
  return { query: ask, mutate: ask } as unknown as Transport;
}

const languages = { fi: 'fi-FI', sv: 'sv-SE' } as const;
type Locale = keyof typeof languages;

const contextOf = ({ market: { alias, currency } }: Sample, locale: Locale) => {
  const language = { id: languages[locale], code: locale, name: '' };
  return {
    channel: { id: '1', markets: [], languages: [language] },
    market: {
      alias,
      currency: { code: currency, name: '', symbol: '', rate: 1 },
      country: { code: 'FI', name: '' },
      shipping: [],
      dispatch: null,
    },
    language,
    caller: anonymousCaller,
    now: new Date('2026-11-20T09:00:00Z'),
  } as unknown as Context;
};

type PricedCart = Order['cart'];

/** The order of a cart, as `draftOrder` freezes it. */
function orderOf(cart: PricedCart, ctx: Context, isCompany: boolean): Order {
  const rows = cart.lines.flatMap(({ unit, total, groupKey, skuId, productId, quantity, vatRate }) =>
    unit && total
      ? [
          {
            productId,
            skuId,
            quantity,
            vatRate,
            groupKey: groupKey || null,
            unit: unit.selling,
            unitRegular: unit.regular,
            total: total.selling,
            totalVat: total.sellingVat,
            name: `Tuote ${skuId}`,
            ...{ articleNumber: `A${skuId}`, brand: '', variant: '-', imageFile: null, message: null },
            ...{ weightGrams: 0, productUrl: null, categories: [], gtin: null, externalId: null },
            ...{ lengthMm: 0, widthMm: 0, heightMm: 0, campaignIds: [], campaignNames: [] },
            ...{ fit: null, uses: [] },
          },
        ]
      : [],
  );
  return {
    ...{
      id: 100_001,
      publicId: 'p',
      status: 'pending',
      email: 'a@example.fi',
      customerId: 1,
      identityNumber: '',
    },
    customerType: isCompany ? 'ORGANIZATION' : 'PERSON',
    ...{ billingAddress: emptyAddress(), shippingAddress: emptyAddress(), payBy: null, payment: null },
    ...{ shipments: [], refunds: [], placedAt: ctx.now, updatedAt: ctx.now, completedAt: null },
    ...{ marketId: ctx.market.alias, languageId: ctx.language.id, desiredDeliveryDate: null },
    cart,
    rows,
  } as unknown as Order;
}

interface Row {
  label: string;
  minor: number;
}

/** `1 299,00 €` and `−12 995 kr` as minor units; words such as "Free delivery" are nothing. */
function minorOf(text: string): number {
  const [, sign = '', whole = '', cents = '00'] =
    /^([-−]?)\s*([\d\s\u00a0\u202f]+)(?:,(\d\d))?[\s\u00a0]*(?:€|kr)/.exec(text.trim()) ?? [];
  const amount = Number(whole.replaceAll(/\D/g, '') + cents);
  return sign === '' ? amount : -amount;
}

const has = (label: string, text: string) => label.startsWith(text);

/** Adds the rows as a reader does, from the lines above them to the total; null when they add up. */
function complaint(rows: readonly Row[], lines: number | null, locale: Locale): string | null {
  const intl = serverIntl(locale);
  const word = (id: MessageId) => intl.formatMessage({ id });
  const { say } = mailWordsOf(languages[locale], demoProfile);
  const vatWords = [
    word('CART_SUMMARY_VAT'),
    say('MAIL_ORDER_VAT', { rate: '{' }).split(' {')[0] ?? '',
    say('MAIL_ORDER_EX_VAT'),
  ];
  let sum = lines ?? 0;
  let isTotal = false;
  for (const { label, minor } of rows) {
    const wrong = `${label}: ${minor} after ${sum} in ${JSON.stringify(rows)}`;
    if (vatWords.some(text => has(label, text))) continue;
    if (isTotal) return `${label} after the total`;
    if (has(label, word('CART_SUMMARY_REGULAR_PRICE'))) sum = minor;
    else if (has(label, word('CART_SUMMARY_SUBTOTAL')) || has(label, say('MAIL_ORDER_ITEMS_SUM'))) {
      if (rows[0]?.label !== label && sum !== minor) return wrong;
      if (lines !== null && minor !== lines) return `${wrong}, and the lines are ${lines}`;
      sum = minor;
    } else if (
      has(label, word('CART_SUMMARY_TOTAL_EX_BALANCE')) ||
      has(label, say('MAIL_ORDER_BEFORE_BALANCE'))
    ) {
      if (sum !== minor) return wrong;
    } else if (has(label, word('CART_TOTAL')) || has(label, say('MAIL_ORDER_TOTAL'))) {
      if (sum !== minor) return wrong;
      isTotal = true;
    } else sum += minor;
  }
  return isTotal ? null : `no total in ${JSON.stringify(rows)}`;
}

const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

/** The rows of a list of names and amounts. */
const pairs = (root: ParentNode): Row[] =>
  texts(root, 'dl dt').map((label, at) => ({ label, minor: minorOf(texts(root, 'dl dd')[at] ?? '') }));

const added = (amounts: readonly string[]) => amounts.reduce((sum, text) => sum + minorOf(text), 0);

type Scene = ReturnType<typeof shopperScene>;

function drawn(node: ReactElement, scene: Scene): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(scene.within(node));
  return root;
}

async function complaintsOf(sample: Sample, locale: Locale, scene: Scene): Promise<string[]> {
  const ctx = contextOf(sample, locale);
  const priced = withBalance(price(sample, linesOf(sample)), sample.balance);
  const order = orderOf(priced, ctx, !scene.stores.segment.vatIncluded);
  const answers = (_ctx: Context, cart: PricedCart) =>
    Promise.resolve(toCart(ctx, cart, new Map(), () => null));
  const confirmation = await toConfirmation(
    ctx,
    { order, cart: priced, nthPurchase: 1, snippet: null, completed: true },
    answers,
  );
  const transport = transportOf({
    getCart: toCart(ctx, priced, new Map(), () => null),
    checkout: confirmation,
    getOrders: [await toOrder(ctx, order, answers)],
  });
  const place = { channelId: '1', marketId: ctx.market.alias, languageId: ctx.language.id };
  const cart = await createCartApi(transport, place).find('cart');
  const confirmed = await createCheckoutApi(transport, place).confirmation('100001', 'cart');
  const [own] = await createOrderApi(transport, place).mine();
  const facts = { rows: [], declared: [], standardFee: 0, promised: 0 };
  const view = toOrderView(order, facts, {
    ...{ language: ctx.language, market: ctx.market, now: ctx.now },
    timeZone: 'Europe/Helsinki',
  });
  if (!confirmed || !own) throw new Error('no order');

  const draw = (node: ReactElement) => drawn(node, scene);
  const check = (screen: string, rows: readonly Row[], lines: number | null = null) => {
    const found = complaint(rows, lines, locale);
    return found === null ? [] : [`${screen}: ${found}`];
  };
  const totalOf = (root: HTMLElement) => added(texts(root, '[class*="lines"] [class*="total"]'));

  const review = draw(<ReviewRows cart={cart} />);
  const reviewRows = [...review.querySelectorAll('ul > li')].flatMap(row => {
    const amount = row.querySelector(':scope > [class*="amount"]')?.textContent;
    return amount ? [{ label: row.firstElementChild?.textContent ?? '', minor: minorOf(amount) }] : [];
  });
  const total = {
    label: serverIntl(locale).formatMessage({ id: 'CART_TOTAL' }),
    minor: priced.total.selling,
  };
  const aside = draw(<OrderAside cart={cart} count={1} promoCodes={false} />);
  const plain = draw(<PlainAside cart={cart} cartHref={undefined} />);
  const thanks = draw(<OrderRows order={{ ...confirmed, cartId: cart.id }} />);
  const page = draw(
    <>
      <OrderLines order={view} />
      <OrderSums order={view} />
    </>,
  );
  const account = draw(<OrderDetails order={own} href={undefined} />);
  const mailContext = { ...ctx, ...mailWordsOf(ctx.language.id, demoProfile), writtenAt: ctx.now };
  const links = createLinks({
    origin: 'https://shop.test',
    pathPrefix: () => '',
    orderLinks: { write: () => 'link' },
  });
  const mail = confirmationEmail(mailContext, order.email, order, links);
  const mailRows = mail.blocks.flatMap(block =>
    block.kind === 'sums' ? block.sums.map(({ label, value }) => ({ label, minor: minorOf(value) })) : [],
  );
  const products = mail.blocks.flatMap(block => (block.kind === 'products' ? block.rows : []));

  return [
    ...check('cart', pairs(draw(<CartSummary totals={cart.totals} />))),
    ...check('cart panel', pairs(draw(<CartSummary totals={cart.totals} simple freeShipping={false} />))),
    ...check('review', [...reviewRows, total]),
    ...check('checkout, side panel', pairs(aside), totalOf(aside)),
    ...check('checkout without scripts', pairs(plain), totalOf(plain)),
    ...check('confirmation', pairs(thanks), added(texts(thanks, 'li > [class*="amount"]'))),
    ...check('order page', pairs(page), added(texts(page, 'ul[class*="lines"] > li > [class*="amount"]'))),
    ...check(
      'orders of the account',
      pairs(account).slice(-pairs(draw(<CartSummary totals={cart.totals} />)).length),
    ),
    ...check('mail', mailRows, added(products.map(product => product.total))),
    ...products.flatMap(({ pieces, total: text }) => {
      const sum = [...pieces.matchAll(/(\d+) (?:kpl|st) à ([^+]+)/g)].reduce(
        (all, [, count, unit = '']) => all + Number(count) * minorOf(unit),
        0,
      );
      return pieces === '' || sum === minorOf(text) ? [] : [`mail: ${pieces} = ${text}`];
    }),
  ];
}

it.each([
  ['fi', true],
  ['sv', false],
  ['sv', true],
  ['fi', false],
] as const)(
  'every list of sums adds up, in %s, with VAT included: %s',
  async (locale, vatIncluded) => {
    const customerType = vatIncluded ? 'PERSON' : 'ORGANIZATION';
    const scene = shopperScene({ segment: { locale, vatIncluded, customerType } });
    const property = fc.asyncProperty(aSample, async sample => {
      expect(await complaintsOf(sample, locale, scene)).toEqual([]);
    });
    await fc.assert(property, { numRuns: 15 });
  },
  120_000,
);
