import { expect, it } from 'vitest';
import { emptyAddress } from '#api/checkout/empty-address.ts';
import type { CheckoutForm } from '#api/checkout/types.ts';
import { completedForm } from './completed-form.ts';

const directory = {
  areas: async () => [{ zip: '70150', city: 'Kuopio' }],
  organization: async () => ({ name: 'Metsätyö Oy', addressLine1: 'Savotantie 12', zip: '70150', city: '' }),
};
const form = (
  address: Partial<CheckoutForm['billingAddress']>,
  changes: Partial<CheckoutForm> = {},
): CheckoutForm => ({
  customerType: 'PERSON',
  email: '',
  identityNumber: '',
  message: '',
  reference: '',
  costCenter: null,
  billingAddress: { ...emptyAddress('FI'), ...address },
  shippingAddress: null,
  shippingId: null,
  paymentId: null,
  consents: [],
  ...changes,
});

it('fills in an empty city, and leaves a typed one', async () => {
  const done = async (city: string) =>
    (await completedForm(directory, form({ zip: '70 150', city }))).billingAddress.city;
  expect([await done(''), await done('Siilinjärvi')]).toEqual(['Kuopio', 'Siilinjärvi']);
});

it('fills in the organisation of a number, and its city from the zip code', async () => {
  const organisation = { customerType: 'ORGANIZATION', identityNumber: '9700001-4' } as const;
  const { billingAddress } = await completedForm(
    directory,
    form({ addressLine1: 'Muu tie 1' }, organisation),
  );
  expect(billingAddress).toMatchObject({
    company: 'Metsätyö Oy',
    addressLine1: 'Muu tie 1',
    zip: '70150',
    city: 'Kuopio',
  });
});
