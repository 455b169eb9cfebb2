/** What our checkout tells a hosted platform beyond what the browser sends. */
import { expect, it } from 'vitest';
import { type CommerceRequest, publicCaller } from './commerce.ts';
import { withPlatformCheckout } from './platform-checkout.ts';

async function sent(request: Partial<CommerceRequest>) {
  const requests: CommerceRequest[] = [];
  const commerce = withPlatformCheckout(
    { execute: async wanted => ({ data: requests.push(wanted) }) },
    {
      origin: 'https://shop.example',
      pages: {
        terms: language => `/${language}/terms`,
        confirm: language => `/${language}/confirm`,
        failed: language => `/${language}/failed`,
      },
    },
  );
  await commerce.execute({ operationName: 'Any', variables: {}, caller: publicCaller('r'), ...request });
  return requests[0]?.variables;
}

const checkoutUrls = {
  termsPageUrl: 'https://shop.example/sv-SE/terms',
  redirectUrl: 'https://shop.example/sv-SE/confirm',
  checkoutPageUrl: 'https://shop.example/sv-SE/failed',
};

it('names our pages in the shopper’s language, so that a shopper who pays or cancels comes back to us', async () => {
  const variables = { checkout: { paymentId: 3 }, languageId: 'sv-SE' };
  expect(await sent({ documentId: 'known', variables })).toEqual({
    ...variables,
    checkout: { paymentId: 3, checkoutUrls },
  });
});

it('leaves the addresses that other clients name, and operations without a checkout', async () => {
  const own = { checkout: { checkoutUrls: { redirectUrl: 'https://app.example/' } }, languageId: 'sv-SE' };
  expect(await sent({ text: 'mutation { a }', variables: own })).toBe(own.checkout && own);
  expect(await sent({ documentId: 'known', variables: own })).toEqual(own);
  expect(await sent({ documentId: 'known', variables: { id: '1' } })).toEqual({ id: '1' });
});

it('puts the cost centre, for which the contract has no field, into the message', async () => {
  const checkout = { message: 'Soita ensin', costCenter: '4711' };
  const variables = await sent({ documentId: 'known', variables: { checkout, languageId: 'fi-FI' } });
  expect(variables?.['checkout']).toMatchObject({
    message: expect.stringMatching(/^Soita ensin\n\S.*: 4711$/),
  });
});
