/** Every text that a client can send, in every place: refused or taken as it is, never an accident (R-DATA-10). */
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { typeDefs } from '#backend/testing.ts';
import { openSmallShopApi } from '../support/small-shop-api.ts';
import { hostileTexts, textPlaces, type TextPlace } from './hostile-values.ts';

/** Codes that a refusal never has; a document of ours is always valid. */
const accidental = new Set([
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
  'GRAPHQL_VALIDATION_FAILED',
  'undefined',
]);
/** Places that every operation treats in one way: each text comes to some of them. */
const alike = /Address\.|^(channel|market|language)Id$/;
const places = textPlaces(buildSchema(typeDefs));

it('takes or refuses whatever is sent in every place of every operation', async () => {
  const { backend, loggedErrors, shop } = await openSmallShopApi();
  const findings: string[] = [];
  const tryOperation = async (own: readonly TextPlace[]) => {
    // A cart that is there leads further in than one that is not.
    const cartId = await shop.cartWith({ skuId: 2, quantity: 1 });
    for (const [at, { field, path, document: documentText, variables: withText }] of own.entries()) {
      const texts = Object.entries(hostileTexts).filter((_, n) => !alike.test(path) || (at + n) % 4 === 0);
      for (const [name, text] of texts) {
        const variables = withText(text);
        for (const id of ['id', 'cartId']) if (id in variables && path !== id) variables[id] = cartId;
        const { errors = [] } = await backend.execute({
          documentText,
          variables,
          caller: { requestId: 'r' },
        });
        const codes = errors.map(({ extensions }) => String(extensions['code']));
        const bad = codes.filter(code => accidental.has(code));
        if (bad.length > 0)
          findings.push(`${field} ${path}, ${name}: ${bad.join()} ${errors[0]?.message ?? ''}`);
      }
    }
  };
  const fields = [...new Set(places.map(({ field }) => field))];
  await Promise.all(fields.map(field => tryOperation(places.filter(place => place.field === field))));
  expect(findings).toEqual([]);
  expect(loggedErrors).toEqual([]);
});

it('knows the places', () => {
  expect(places.map(({ field, path }) => `${field} ${path}`)).toEqual(
    expect.arrayContaining([
      'getCart id',
      'products filter.searchText',
      'products filter.facets',
      'placeOrder checkout.billingAddress.zip',
      'createOrUpdateCheckout checkout.desiredDeliveryDate',
      'addPackageToCart marketId',
      'getOrderPublic publicOrderId',
    ]),
  );
});
