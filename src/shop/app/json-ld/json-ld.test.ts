/** Structured data of products and breadcrumbs for search engines. */

import { expect, it } from 'vitest';
import { testContext } from '#engine/testing-engine.ts';
import { aDetail, aSku, aStock } from '#tests/support/samples/sample-detail.ts';
import { createJsonLd } from './json-ld.ts';

const context = testContext({ origin: 'https://shop.example' });
const jsonLd = createJsonLd(({ market }) =>
  market === 'se'
    ? [
        { fee: 49, freeFrom: 1000, maxGrams: 20_000 },
        { fee: 199, freeFrom: null, maxGrams: null },
      ]
    : [],
);

const jsonLdOf = (name: string, data: Record<string, unknown>) =>
  [jsonLd[name]?.(context, data) ?? []].flat();
const productsOf = (changes: Parameters<typeof aDetail>[0]) =>
  jsonLdOf('Product', { product: aDetail(changes) });

it('describes one product per SKU, with its own number, size and stock', () => {
  const products = productsOf({
    skus: [
      aSku(11, { name: 'M', gtin: '012345678905', stock: aStock(3) }),
      aSku(12, { name: 'L', gtin: '6412345678907', stock: aStock(0) }),
      aSku(13, { name: 'XL', stock: aStock(0, { totalStock: 4, oversellable: 4 }) }),
      aSku(14, { name: 'XXL', stock: aStock(0, { totalStock: 4, static: 4 }) }),
      aSku(15, { name: '3XL', stock: aStock(0, { incoming: '2026-12-03' }) }),
    ],
    variantDimensions: [{ level: 1, dimension: 'Color', value: 'red', label: 'Punainen' }],
  });
  const state = 'https://schema.org/';
  expect(products.map(({ sku, gtin, size }) => [sku, gtin, size])).toEqual([
    ['KV-2500-11', '0012345678905', 'M'],
    ['KV-2500-12', '6412345678907', 'L'],
    ['KV-2500-13', undefined, 'XL'],
    ['KV-2500-14', undefined, 'XXL'],
    ['KV-2500-15', undefined, '3XL'],
  ]);
  expect(products.map(({ offers }) => (offers as { availability: string }).availability)).toEqual([
    `${state}InStock`,
    `${state}OutOfStock`,
    `${state}BackOrder`,
    `${state}BackOrder`,
    `${state}OutOfStock`,
  ]);
  expect(new Set(products.map(each => each['inProductGroupWithID']))).toEqual(new Set(['1']));
  expect(products[0]).toMatchObject({ color: 'Punainen', brand: { name: 'Karhuveto' } });
});

it('names the machines that a part fits, and none for a part of which nothing is known (R-PRODUCT-51)', () => {
  const ofMake = { manufacturer: 'Can-Am', model: 'Outlander 650' };
  const [part] = productsOf({
    fittingVehicles: [
      { ...ofMake, firstYear: 2016, lastYear: 2022 },
      { ...ofMake, model: 'Outlander 450', firstYear: 2021, lastYear: 2021 },
    ],
  });
  expect(part?.['isAccessoryOrSparePartFor']).toEqual([
    {
      '@type': 'Vehicle',
      name: 'Can-Am Outlander 650 2016–2022',
      manufacturer: { '@type': 'Organization', name: 'Can-Am' },
      model: 'Outlander 650',
    },
    {
      '@type': 'Vehicle',
      name: 'Can-Am Outlander 450 2021',
      manufacturer: { '@type': 'Organization', name: 'Can-Am' },
      model: 'Outlander 450',
      vehicleModelDate: '2021',
    },
  ]);
  expect(productsOf({})[0]).not.toHaveProperty('isAccessoryOrSparePartFor');
});

it('uses absolute addresses, plain text and the consumer price (R-PRODUCT-33)', () => {
  const [product] = productsOf({});
  expect(product).toMatchObject({
    description: 'Vetää mönkijän irti suosta ja lumesta. Köysi on kevyt ja kelluu.',
    image: expect.arrayContaining(['https://shop.example/images/product/800f800/vinssi-1.svg']) as unknown,
    offers: { url: 'https://shop.example/p/vinssi-2500', price: '299.00', priceCurrency: 'EUR' },
  });
  expect(product).not.toHaveProperty('size');
});

it('states the withdrawal right of consumers in the country of the market (R-PRODUCT-33)', () => {
  const offer = (customerType: 'PERSON' | 'ORGANIZATION', market: string) => {
    const segment = { ...context.segment, customerType, market };
    const made = jsonLd['Product']?.(testContext({ segment }), { product: aDetail({}) });
    return [made ?? []].flat()[0]?.['offers'];
  };
  expect(offer('PERSON', 'se')).toMatchObject({
    hasMerchantReturnPolicy: { applicableCountry: 'SE', merchantReturnDays: 14 },
  });
  expect(offer('ORGANIZATION', 'se')).not.toHaveProperty('hasMerchantReturnPolicy');
});

it('states what sending the product alone costs, where the shop knows it (R-PRODUCT-33)', () => {
  const shippingIn = (market: string, changes: Parameters<typeof aDetail>[0]) => {
    const segment = { ...context.segment, market };
    const made = jsonLd['Product']?.(testContext({ segment }), { product: aDetail(changes) });
    const offer = [made ?? []].flat()[0]?.['offers'] as { shippingDetails?: unknown };
    return offer.shippingDetails;
  };
  const rate = (value: string) => ({
    shippingRate: { value, currency: 'EUR' },
    shippingDestination: { addressCountry: 'SE' },
  });
  expect(shippingIn('se', { weight: 5000 })).toMatchObject(rate('49.00'));
  expect(shippingIn('se', { weight: 30_000 })).toMatchObject(rate('199.00'));
  const { price } = aDetail({});
  const dear = { ...price, sellingIncVat: 1000 };
  expect(shippingIn('se', { weight: 5000, price: dear })).toMatchObject(rate('0.00'));
  expect(shippingIn('fi', { weight: 5000 })).toBeUndefined();
});

it('includes the rating only when there are votes', () => {
  expect(productsOf({ rating: { score: 4.5, voteCount: 2 } })[0]).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  });
  expect(productsOf({ rating: { score: 0, voteCount: 0 } })[0]).not.toHaveProperty('aggregateRating');
});

it('states of a package the least that it costs, and no stock that the choice decides (R-PRODUCT-47)', () => {
  const least = { ...aDetail({}).price, sellingIncVat: 350.9, isLeast: true as const };
  const [open] = productsOf({ type: 'package', skus: [], price: least });
  const { offers } = { offers: open?.['offers'] };
  expect(offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: '350.90', priceCurrency: 'EUR' });
  for (const name of ['price', 'availability', 'shippingDetails']) expect(offers).not.toHaveProperty(name);
  const [gone] = productsOf({ type: 'package', skus: [], price: least, stock: aStock(0) });
  expect(gone).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
});

it('describes a package without SKUs as one product with its own number', () => {
  expect(productsOf({ type: 'package', skus: [] }).map(({ sku }) => sku)).toEqual(['KV-2500']);
});

it('lists the breadcrumbs from the front page through the categories to the product (R-PRODUCT-34)', () => {
  const breadcrumbs = [
    { name: 'Vinssit', href: '/c/vinssit' },
    { name: 'Sähkövinssit', href: '/c/vinssit/sahkovinssit' },
  ];
  const [list] = jsonLdOf('BreadcrumbList', { product: aDetail({ breadcrumbs }) });
  expect(list?.['itemListElement']).toEqual(
    [
      ['Shop', '/'],
      ['Vinssit', '/c/vinssit'],
      ['Sähkövinssit', '/c/vinssit/sahkovinssit'],
      [aDetail().name, '/p/vinssi-2500'],
    ].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `https://shop.example${path}`,
    })),
  );
});

it('lists the parent categories between the front page and the category', () => {
  const [list] = jsonLdOf('BreadcrumbList', {
    info: { name: 'Vinssiköydet', href: '/c/vinssit/vinssikoydet' },
    path: { ancestors: [{ name: 'Vinssit', href: '/c/vinssit' }] },
  });
  expect(list?.['itemListElement']).toMatchObject([
    { position: 1, name: 'Shop', item: 'https://shop.example/' },
    { position: 2, name: 'Vinssit', item: 'https://shop.example/c/vinssit' },
    { position: 3, name: 'Vinssiköydet', item: 'https://shop.example/c/vinssit/vinssikoydet' },
  ]);
});
