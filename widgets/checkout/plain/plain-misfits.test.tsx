/** What does not fit the vehicle of a visitor without scripts is ordered knowingly or not at all (R-VEHICLE-17, R-VEHICLE-30). */
import { SeeOther } from '#engine/definition/visitor.ts';
import { ok } from '#kernel/result.ts';
import type { CustomerType } from '#kernel/segment.ts';
import type { ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';
import { vehicleId } from '#stores/visitor/vehicle.ts';
import { fakeVisitor } from '#tests/support/fake-visitor.ts';
import { aCart, aCheckout, aLine, shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import { pageContext } from '#tests/support/worlds/widget-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CheckoutView } from '../checkout-view.tsx';
import { type CheckoutFormContext, type PlainCheckout, submitPlainCheckout } from './plain-checkout.ts';

beforeEach(() => sessionStorage.clear());

const honda = { manufacturer: 'Honda', year: '2021', model: 'TRX520 Foreman' };
const madeFor = (vehicle: string): ProductCompatibility => ({
  vehicles: [`f_52_477_${vehicle}`],
  universal: false,
  measures: [],
});
const known = new Map([
  [1, madeFor('honda-2021-trx520-foreman')],
  [2, madeFor('polaris-2022-sportsman-850')],
]);
const line = (productId: number) =>
  aLine({
    id: `line-${productId}`,
    skuId: productId,
    product: { ...aLine().product, productId, name: `Osa ${productId}` },
  });
const cart = aCart([line(1), line(2)]);
const subject = 'Honda TRX520 Foreman 2021\nOsa 2';

const props = {
  customerTypes: ['PERSON'] satisfies CustomerType[],
  identityPayments: [],
  consents: [],
  references: [],
  confirmHref: '/checkout/confirm',
  shopHref: '/',
  promoCodes: true,
  termsHref: '/ostoehdot',
};
const place = { priority: 'lazy', layout: 'full', design: 'default', sizes: '100vw' } as const;
const box = { name: 'Ei sovi ajoneuvoon Honda TRX520 Foreman 2021: Osa 2. Tilaan silti.' };

const update = vi.fn(async (_cartId: string, _form: { vehicle?: unknown }) => ok(aCheckout(cart, {})));

const submit = (fields: Record<string, string>, vehicle: string | null = vehicleId(honda)) =>
  submitPlainCheckout(
    {
      ...pageContext({ locale: 'fi' }),
      api: {
        cart: { get: () => Promise.resolve(cart) },
        checkout: { update, place: () => Promise.reject(new SeeOther('/checkout/confirm')) },
        directory: { areas: () => Promise.resolve([]), organization: () => Promise.resolve(null) },
        vehicle: {
          fits: () => Promise.resolve(known),
          model: () => Promise.resolve({ techDataId: '1', data: {} }),
        },
      },
      visitor: fakeVisitor({ cartId: cart.id, vehicleId: vehicle }),
    } as unknown as CheckoutFormContext,
    props,
    new URLSearchParams({ customerType: 'PERSON', cart: cart.id, do: 'order', terms: 'on', ...fields }),
  );

const misfitError = (data: PlainCheckout | undefined) =>
  data?.errors.find(({ field }) => field === 'misfits');

function show(data: PlainCheckout | undefined) {
  const { within } = shopperScene({ cart });
  const page = pageContext({ locale: 'fi' });
  const plain = { ...props, plain: true };
  render(within(<CheckoutView {...{ id: 'checkout', props: plain, data, place, page }} />));
}

it('asks before it orders what does not fit, beside the order button', async () => {
  const data = await submit({});
  expect(misfitError(data)?.text).toBe('CHECKOUT_MISFITS_ERROR');
  show(data);
  expect(screen.getByRole('checkbox', box)).not.toBeChecked();
  // Nothing on the page needs a script.
  expect(screen.queryByRole('button', { name: /^Poista/ })).toBeNull();
  expect(screen.getAllByText(/Sopii: Honda TRX520 Foreman 2021/)).not.toHaveLength(0);
  expect(update).toHaveBeenLastCalledWith(
    cart.id,
    expect.objectContaining({ vehicle: expect.objectContaining(honda) }),
  );
});

it('takes the answer for the vehicle and the products that it was given for', async () => {
  const accepted = await submit({ misfits: 'on', misfitsOf: subject });
  expect(misfitError(accepted)).toBeUndefined();
  show(accepted);
  expect(screen.getByRole('checkbox', box)).toBeChecked();
  const other = await submit({ misfits: 'on', misfitsOf: 'Honda TRX520 Foreman 2021\nOsa 7' });
  expect(misfitError(other)).toBeDefined();
});

it('asks nothing without a vehicle, and tells none', async () => {
  const data = await submit({}, null);
  expect(misfitError(data)).toBeUndefined();
  show(data);
  expect(screen.queryByRole('checkbox', box)).toBeNull();
  expect(update).toHaveBeenLastCalledWith(
    cart.id,
    expect.not.objectContaining({ vehicle: expect.anything() }),
  );
});
