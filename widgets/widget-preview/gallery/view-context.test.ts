/** The address of the frame. */
import { expect, it } from 'vitest';
import { frameAddress } from './view-context.ts';

it('puts audience and time into the URL of the frame', () => {
  const context = {
    path: '/preview-widgets',
    market: 'se',
    locale: 'sv',
    customerType: 'ORGANIZATION',
    vatIncluded: false,
    signedIn: true,
    consented: true,
    cartFilled: true,
    at: '2026-11-27T08:00',
  } as const;
  const address = new URL(frameAddress(context), 'http://shop.test');
  expect(address.pathname).toBe('/sv/preview-widgets');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    frame: '1',
    market: 'se',
    type: 'ORGANIZATION',
    vat: 'false',
    auth: 'customer',
    consent: 'marketing',
    cart: 'filled',
    at: '2026-11-27T08:00',
  });
});
