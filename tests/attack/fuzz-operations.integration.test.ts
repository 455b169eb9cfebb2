/**
 * Random inputs of every operation and random documents of the schema: each is answered or rejected with a code, and
 * nothing is logged as an error (R-DATA-10). `FUZZ_RUNS=1000` looks longer; a failure prints its seed and `FUZZ_SEED` repeats it.
 */
import * as fc from 'fast-check';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { typeDefs } from '#backend/testing.ts';
import { openSmallShopApi } from '../support/worlds/small-shop-api.ts';
import { brokenInvariants } from './invariants.ts';
import { documentOf, operationInputs } from './random-documents.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 4);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_123);
const schema = buildSchema(typeDefs);

const unexpectedCodes = new Set(['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE', 'undefined']);
const internals = /\bat [\w.<>]+ \(|node_modules|\.ts:\d|\bselect .* from\b|postgres|pg_\w/i;

/** @proves FAULT-68, FAULT-71 */
it('answers or rejects random inputs of every operation, and no invariant breaks', async () => {
  const { backend, loggedErrors, shop } = await openSmallShopApi();
  const cartId = await shop.cartWith({ skuId: 2, quantity: 1 });
  for (const { field, document, variables } of operationInputs(schema, { cartId, id: cartId }))
    await fc.assert(
      fc.asyncProperty(variables, async values => {
        const { errors = [] } = await backend.execute({
          documentText: document,
          variables: values,
          caller: { requestId: 'fuzz' },
        });
        for (const { message, extensions } of errors) {
          const code = String(extensions['code']);
          if (unexpectedCodes.has(code) || internals.test(message))
            throw new Error(`${field}: ${code} ${message}`);
        }
      }),
      { numRuns: runs, seed },
    );
  expect(loggedErrors).toEqual([]);
  expect(await brokenInvariants(shop.pool, {})).toEqual([]);
});

/** @proves FAULT-64 */
it('answers or rejects random documents of the schema', async () => {
  const { backend, loggedErrors } = await openSmallShopApi();
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(documentOf(schema), async documentText => {
      const { data, errors = [] } = await backend.execute({
        documentText,
        variables: {},
        caller: { requestId: 'fuzz' },
      });
      if (data && errors.length === 0) answered += 1;
      for (const { message, extensions } of errors)
        if (unexpectedCodes.has(String(extensions['code'])) || internals.test(message))
          throw new Error(`${String(extensions['code'])} ${message}`);
    }),
    { numRuns: runs * 15, seed },
  );
  // Otherwise only rejections would be tested.
  expect(answered).toBeGreaterThan(runs);
  expect(loggedErrors).toEqual([]);
});
