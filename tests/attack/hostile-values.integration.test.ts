/** Sends every hostile text to every text input of the API: it is rejected or stored as it is, and never causes an internal error (R-DATA-10). */
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { typeDefs } from '#backend/testing.ts';
import { openSmallShopApi } from '../support/worlds/small-shop-api.ts';
import { hostileTexts, type TextInput, textInputs } from './hostile-values.ts';

/** Codes that a rejection never has; the documents of this test are always valid. */
const unexpectedCodes = new Set([
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
  'GRAPHQL_VALIDATION_FAILED',
  'undefined',
]);
/** Inputs that every operation handles alike: a quarter of the texts is enough for each of them. */
const handledAlike = /Address\.|^(channel|market|language)Id$/;
const inputs = textInputs(buildSchema(typeDefs));

it('accepts or rejects every hostile text in every input of every operation', async () => {
  const { backend, loggedErrors, shop } = await openSmallShopApi();
  const findings: string[] = [];
  const tryOperation = async (inputsOfField: readonly TextInput[]) => {
    // With an existing cart, operations run further than with an unknown one.
    const cartId = await shop.cartWith({ skuId: 2, quantity: 1 });
    for (const [
      at,
      { field, path, document: documentText, variables: withText },
    ] of inputsOfField.entries()) {
      const texts = Object.entries(hostileTexts).filter(
        (_, n) => !handledAlike.test(path) || (at + n) % 4 === 0,
      );
      for (const [name, text] of texts) {
        const variables = withText(text);
        for (const id of ['id', 'cartId']) if (id in variables && path !== id) variables[id] = cartId;
        const { errors = [] } = await backend.execute({
          documentText,
          variables,
          caller: { requestId: 'r' },
        });
        const codes = errors.map(({ extensions }) => String(extensions['code']));
        const unexpected = codes.filter(code => unexpectedCodes.has(code));
        if (unexpected.length > 0)
          findings.push(`${field} ${path}, ${name}: ${unexpected.join()} ${errors[0]?.message ?? ''}`);
      }
    }
  };
  const fields = [...new Set(inputs.map(({ field }) => field))];
  await Promise.all(fields.map(field => tryOperation(inputs.filter(input => input.field === field))));
  expect(findings).toEqual([]);
  expect(loggedErrors).toEqual([]);
});

it('finds the text inputs of the schema', () => {
  expect(inputs.map(({ field, path }) => `${field} ${path}`)).toEqual(
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
