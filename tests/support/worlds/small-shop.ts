/** A shop small enough to calculate by hand: two markets, a few products, and the services over its own database. */

import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { Channel } from '#backend/index.ts';
import {
  anonymousCaller,
  type Caller,
  type CheckoutInput,
  type Context,
  createCartPricing,
  createCartService,
  createCheckoutService,
  createDeliveries,
  createFrozenCarts,
  createNoPromotions,
  createOfferedWays,
  createOrdering,
  createProducts,
  type Market,
  type OrderingOptions,
  type PaymentsSetup,
  type Promotions,
  payerOf,
} from '#backend/testing.ts';
import type { ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';
import { vehicleFacet } from '#kernel/vehicle/vehicle-facets.ts';
import { measuresIn } from '../samples/stated-measures.ts';
import { createTestDatabase } from '../test-database.ts';

const languages = [
  { id: 'fi-FI', code: 'fi', name: 'suomi' },
  { id: 'sv-SE', code: 'sv', name: 'svenska' },
];

const marketOf = (alias: 'fi' | 'se'): Market => ({
  id: `market-${alias}`,
  alias,
  defaultLanguageId: alias === 'fi' ? 'fi-FI' : 'sv-SE',
  virtual: false,
  onlyDisplayInCheckout: false,
  groupKey: 'nordic',
  allowedLanguages: [],
  country: alias === 'fi' ? { name: 'Suomi', code: 'FI' } : { name: 'Sverige', code: 'SE' },
  currency:
    alias === 'fi'
      ? { code: 'EUR', name: 'euro', symbol: '€', rate: 1 }
      : { code: 'SEK', name: 'krona', symbol: 'kr', rate: 11 },
  shipping: [],
  payments: [],
  dispatch: null,
  undelivered: null,
  vatRates: new Map([
    ['standard', alias === 'fi' ? 2550 : 2500],
    ['books', alias === 'fi' ? 1400 : 600],
  ]),
});

const channel: Channel = {
  id: '1|fi',
  name: 'test',
  type: 'webshop',
  url: 'http://shop',
  defaultLanguageId: 'fi-FI',
  languages,
  defaultMarketId: 'market-fi',
  markets: [marketOf('fi'), marketOf('se')],
};

export function aContext(alias: 'fi' | 'se' = 'fi', caller: Partial<Caller> = {}): Context {
  const market = marketOf(alias);
  const language = languages[alias === 'fi' ? 0 : 1] ?? { id: 'fi-FI', code: 'fi', name: 'suomi' };
  return {
    channel,
    market,
    language,
    caller: { ...anonymousCaller, requestId: randomUUID(), ...caller },
    now: new Date(),
  };
}

/**
 * SKUs: 1 a winch (100 €, 1000 kr, 5 pieces), 2 a rope (10 €, 100 kr, 50 pieces), 3 a book (20 €, Finland only, reduced VAT),
 * 4 made to order (2 in stock, 3 oversellable), 5 at the supplier (static 4), 7 a package product of winch and rope or book.
 */
export const smallShopRows = `
insert into channel values ('1|fi', 'test', 'webshop', 'http://shop', 'fi-FI', 'market-fi');
insert into language values ('fi-FI', 'fi', 'suomi', 1), ('sv-SE', 'sv', 'svenska', 2);
insert into content_collection (collection_id, name, containers) select id, 'legal', '[{"id": 1, "sortOrder": 1, "layout": "full", "widgets": []}]' from generate_series(101, 103) id;
insert into content_alias values (101, 'fi-FI', 'ostoehdot'), (102, 'fi-FI', 'tietosuoja'), (103, 'fi-FI', 'saavutettavuus'),
  (101, 'sv-SE', 'kopvillkor'), (102, 'sv-SE', 'integritet'), (103, 'sv-SE', 'tillganglighet');
insert into currency values ('EUR', 'euro', '€', 1), ('SEK', 'krona', 'kr', 11);
insert into market values ('market-fi', '1|fi', 'fi', 'fi-FI', 'EUR', 'FI', 'Suomi', 'nordic', false, false, 1),
  ('market-se', '1|fi', 'se', 'sv-SE', 'SEK', 'SE', 'Sverige', 'nordic', false, false, 2);
insert into vat_rate values ('market-fi', 'standard', 2550), ('market-fi', 'books', 1400), ('market-se', 'standard', 2500), ('market-se', 'books', 600);
insert into brand (brand_id, alias, name, manufacturer_name, manufacturer_address, manufacturer_contact) values (1, 'north', 'North', 'North', 'Road 1', 'north@example.com');
insert into category (category_id, sort_order) values (1, 1);
insert into product (product_id, article_number, type, brand_id, primary_category_id, vat_class, first_available_on, weight_grams)
  select i, 'A' || i, case i when 7 then 'package' else 'product' end, 1, 1, case i when 3 then 'books' else 'standard' end, '2026-01-01', 1000 from generate_series(1, 7) i;
insert into product_text (product_id, language_id, alias, name) select i, 'fi-FI', 'p' || i, 'Tuote ' || i from generate_series(1, 7) i;
insert into sku (sku_id, product_id, article_number, name) select i, i, 'S' || i, '-' from generate_series(1, 7) i;
insert into stock (sku_id, in_stock, oversellable, static) values (1, 5, 0, 0), (2, 50, 0, 0), (3, 50, 0, 0), (4, 2, 3, 0), (5, 0, 0, 4), (6, 0, 0, 0), (7, 9, 0, 0);
insert into price_log (product_id, market_id, valid_from, regular_minor, selling_minor) values (1, 'market-fi', '2026-01-01', 12000, 12000);
insert into price (product_id, market_id, regular_minor, selling_minor) values
  (1, 'market-fi', 12000, 10000), (2, 'market-fi', 1000, 1000), (3, 'market-fi', 2000, 2000), (4, 'market-fi', 333, 333), (5, 'market-fi', 500, 500), (6, 'market-fi', 500, 500), (7, 'market-fi', 11000, 11000),
  (1, 'market-se', 100000, 100000), (2, 'market-se', 10000, 10000), (4, 'market-se', 3333, 3333), (5, 'market-se', 5000, 5000), (6, 'market-se', 5000, 5000), (7, 'market-se', 110000, 110000);
insert into package_group (group_id, product_id, name, required, sort_order) values (1, 7, '{"fi":"Vinssi"}', true, 1), (2, 7, '{"fi":"Lisä"}', false, 2);
insert into package_option (option_id, group_id, product_id, quantity, sort_order) values (11, 1, 1, 1, 1), (21, 2, 2, 3, 1), (22, 2, 3, 1, 2);
insert into shipping_option (shipping_id, market_id, name, display_name, fee_minor, free_from_minor, max_weight_grams, zip_pattern, external_id, is_default, sort_order) values
  (1, 'market-fi', 'parcel', '{"fi":"Paketti"}', 599, 20000, 30000, null, null, true, 1), (2, 'market-fi', 'island', '{"fi":"Saaristo"}', 1990, null, null, '22\\d{3}', null, false, 2),
  (3, 'market-fi', 'agent', '{"fi":"Nouto"}', 490, null, null, null, 'agent', false, 3), (1, 'market-se', 'parcel', '{"sv":"Paket"}', 5900, null, null, null, null, true, 1);
insert into payment_option (payment_id, market_id, name, display_name, fee_minor, payment_type, checkout_type, customer_types, credit_class, needs_identity_number, is_default, sort_order) values
  (10, 'market-fi', 'invoice', '{"fi":"Lasku"}', 250, 'STANDARD', 'STANDARD', '{PERSON,ORGANIZATION}', 3, true, true, 1), (11, 'market-fi', 'bank', '{"fi":"Pankki"}', 0, 'STANDARD', 'STANDARD', '{PERSON}', 1, false, false, 2),
  (12, 'market-fi', 'outside', '{"fi":"Muu"}', 0, 'KLARNA', 'EXTERNAL', '{PERSON}', 2, false, false, 3), (10, 'market-se', 'invoice', '{"sv":"Faktura"}', 2500, 'STANDARD', 'STANDARD', '{PERSON,ORGANIZATION}', 3, true, true, 1),
  (11, 'market-se', 'bank', '{"sv":"Bank"}', 0, 'STANDARD', 'STANDARD', '{PERSON}', 1, false, false, 2);
`;

export const smallShopVehicle = { manufacturer: 'Honda', year: '2021', model: 'TRX520 Foreman' };

/** A valid checkout for an order in Finland, paid by bank. */
export const goodCheckout: CheckoutInput = {
  email: 'anna@example.com',
  paymentId: 11,
  acceptedConsents: ['order'],
  billingAddress: {
    firstName: 'Anna',
    lastName: 'Aalto',
    addressLine1: 'Tie 1',
    zip: '00100',
    city: 'Helsinki',
  },
};

/** What the products fit: 1 a Honda, 2 everything, 3 what its measures agree with, 4 a Polaris, 5 is no part. */
const smallShopFits: ReadonlyMap<number, ProductCompatibility | null> = new Map([
  [1, { vehicles: [vehicleFacet(smallShopVehicle)], universal: false, measures: [] }],
  [2, { vehicles: [], universal: true, measures: [] }],
  [3, { vehicles: [], universal: false, measures: measuresIn('25x8-12') }],
  [4, { vehicles: ['f_52_477_polaris-2022-sportsman-850'], universal: false, measures: [] }],
  [5, null],
]);

/** A shop of one test, closed when the test ends. */
export async function openSmallShop(
  promotions: Promotions = createNoPromotions(),
  setup: PaymentsSetup | null = null,
  options: Pick<OrderingOptions, 'limits' | 'unpaidDays'> = {},
) {
  const { db, database, drop, url } = await createTestDatabase();
  onTestFinished(drop);
  await database.pool.query(smallShopRows);
  const products = createProducts();
  const pricing = createCartPricing({
    promotions,
    deliveries: createDeliveries({
      offers: setup && createOfferedWays({ provider: setup.provider, warn: () => undefined }),
    }),
  });
  const carts = createCartService({ db, products, promotions, pricing, frozen: createFrozenCarts() });
  const warnings: Record<string, unknown>[] = [];
  const ordering = createOrdering({
    db,
    pricing,
    promotions,
    setup,
    ...options,
    productFits: async () => smallShopFits,
    productPaths: async (_, ids) => new Map(ids.map(id => [id, `/p/p${id}`])),
    contextOf: (payment, now) => ({
      ...aContext(payment.marketId === 'market-se' ? 'se' : 'fi', payerOf(payment)),
      now,
    }),
    warn: (what, details) => void warnings.push({ what, ...details }),
  });
  const newCart = async (ctx = aContext()): Promise<string> => (await carts.get(ctx, {})).id;
  return {
    db,
    url,
    pool: database.pool,
    carts,
    /** Warnings of orders and payments. */
    warnings,
    ...ordering,
    checkouts: createCheckoutService({
      db,
      pricing,
      sessions: ordering.sessions,
      reserves: ordering.reserves,
    }),
    newCart,
    /** A new cart to which these SKUs were added in order. */
    async cartWith(...items: { skuId: number; quantity: number }[]): Promise<string> {
      const id = await newCart();
      for (const item of items) await carts.add(aContext(), id, item);
      return id;
    },
  };
}
