/** Accounts can buy in every market, whatever identity number they have stored. */
import { expect, it } from 'vitest';
import type { PaymentProvider } from '#backend/testing.ts';
import { type Fields, type Listed, openDemoShop } from './demo-shop.ts';

const markets = {
  fi: { zip: '00100', city: 'Helsinki', country: 'FI' },
  se: { zip: '11122', city: 'Stockholm', country: 'SE' },
  dk: { zip: '1050', city: 'København', country: 'DK' },
  no: { zip: '0150', city: 'Oslo', country: 'NO' },
  en: { zip: '10115', city: 'Berlin', country: 'DE' },
} as const;
type Market = keyof typeof markets;

/** Of the seeded accounts, the private one gets a personal identity number and the business one a Finnish business id. */
const accounts = [
  { customerId: 1, customerType: 'PERSON', number: '131052-308T', country: 'FI' },
  { customerId: 1, customerType: 'PERSON', number: '811228-9874', country: 'SE' },
  { customerId: 2, customerType: 'ORGANIZATION', number: '0737546-2', country: 'FI' },
] as const;

const person = {
  firstName: 'Anna',
  lastName: 'Aalto',
  company: 'Maastokone Oy',
  addressLine1: 'Tie 1',
  mobile: '0401234567',
};

const away = () => Promise.reject(new Error('Only starting a payment is expected here.'));
/** Opens every payment and leaves it unpaid. */
const provider: PaymentProvider = {
  name: 'provider',
  ways: () => Promise.resolve(null),
  start: async ({ reference, currency }) => ({
    reference,
    state: 'open',
    currency,
    authorized: 0,
    captured: 0,
    refunded: 0,
    buyer: null,
    redirectUrl: `https://pay.example/${reference}`,
    snippet: null,
  }),
  status: async () => null,
  capture: away,
  refund: away,
  void: async () => null,
  readWebhook: () => {
    throw new Error('No mail is expected here.');
  },
};
const addresses = {
  returnUrl: (reference: string) => `https://shop.example/return/${reference}`,
  webhookUrl: () => 'https://shop.example/webhook',
};

interface Options {
  paymentOptions: { id: number; name: string }[];
}

async function aShopper(account: (typeof accounts)[number]) {
  const { customerId, customerType, number, country } = account;
  const shop = await openDemoShop({ customerId, customerType }, { provider, addresses });
  // The balance of the demo account would pay for the product.
  await shop.db.deleteFrom('customer_balance').execute();
  await shop.ask('mutation', 'updateUser', { user: { personalId: number, address: { country } } });
  const { products } = await shop.ask<Listed>('query', 'products', {
    take: 5,
    filter: { facets: ['stock_in-stock'], sort: 'PRICE' },
  });
  const skuId = products[0]?.skus[0]?.skuId;
  return {
    ...shop,
    /** Adds a product to a new cart and orders it with the named payment. */
    async order(market: Market, payment: string, more: Fields = {}) {
      const place = { marketId: market, languageId: 'sv-SE' };
      const { id: cartId } = await shop.ask<{ id: string }>('query', 'getCart', { ...place, id: '' });
      await shop.ask('mutation', 'clearCart', { ...place, id: cartId });
      await shop.ask('mutation', 'addToCart', { ...place, id: cartId, item: { skuId, quantity: 1 } });
      const acceptedConsents = ['order'];
      const checkout = { billingAddress: { ...person, ...markets[market] }, acceptedConsents, ...more };
      const asked = { ...place, cartId, checkout };
      const { paymentOptions } = await shop.ask<Options>('mutation', 'createOrUpdateCheckout', asked);
      const offered = paymentOptions.map(({ name }) => name);
      const paymentId = paymentOptions.find(({ name }) => name === payment)?.id;
      const chosen = { ...asked, checkout: { ...checkout, paymentId } };
      const { data, errors = [] } = await shop.attempt('mutation', 'placeOrder', chosen);
      return { offered, placed: data?.['placeOrder'], code: errors[0]?.extensions['code'] };
    },
    frozen: () =>
      shop.db
        .selectFrom('shop_order')
        .select(['market_id', 'customer_type', 'identity_number'])
        .orderBy('order_id')
        .execute(),
  };
}

it.each(accounts)('buys without credit in all markets with the stored number $number', async account => {
  const shopper = await aShopper(account);
  for (const market of Object.keys(markets) as Market[]) {
    const prepaid = await shopper.order(market, 'prepayment');
    expect({ market, ...prepaid }).toMatchObject({
      market,
      placed: { status: 'completed' },
    });
    // Payments without credit come first, as Finnish and Swedish law require.
    expect([market, ...prepaid.offered.slice(0, 3)]).toEqual([market, 'prepayment', 'bank', 'card']);
    expect({ market, ...(await shopper.order(market, 'card')) }).toMatchObject({
      market,
      placed: { status: 'pending-payment', redirectUrl: expect.stringContaining('https://pay.example/') },
    });
  }
  const identity_number = account.customerType === 'PERSON' ? null : account.number;
  expect(await shopper.frozen()).toEqual(
    Object.keys(markets).flatMap(market_id => {
      const order = { market_id, customer_type: account.customerType, identity_number };
      return [order, order];
    }),
  );
});

/** @proves FAULT-58 */
it('validates the number typed for an invoice by the rules of the market', async () => {
  const shopper = await aShopper(accounts[0]);
  const typed: [Market, string, string | undefined][] = [
    ['fi', '131052-308T', undefined],
    ['fi', '131052-308U', 'INVALID_IDENTITY_NUMBER'],
    ['se', '811228-9874', undefined],
    ['se', '811228-9875', 'INVALID_IDENTITY_NUMBER'],
  ];
  for (const [market, identityNumber, code] of typed)
    expect({
      identityNumber,
      code: (await shopper.order(market, 'invoice', { identityNumber })).code,
    }).toEqual({
      identityNumber,
      code,
    });
  expect((await shopper.frozen()).map(order => order.identity_number)).toEqual([
    '131052-308T',
    '811228-9874',
  ]);
});

it('accepts an invoice with a stored number of its issuing country, and rejects an invalid one', async () => {
  const finnishShopper = await aShopper(accounts[0]);
  expect((await finnishShopper.order('se', 'invoice')).placed).toMatchObject({ status: 'completed' });
  await finnishShopper.db.updateTable('customer').set({ personal_id: '131052-308U' }).execute();
  expect((await finnishShopper.order('se', 'invoice')).code).toBe('INVALID_IDENTITY_NUMBER');
});
