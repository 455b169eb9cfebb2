/** Completes what is empty in a posted form from the directory, as the page with scripts does while one types. */
import type { Address, CheckoutForm } from '#api/checkout/types.ts';
import type { DirectoryApi } from '#api/directory/types.ts';
import { normalZip } from '#kernel/contact/zip.ts';

async function withCity(directory: DirectoryApi, address: Address): Promise<Address> {
  const zip = normalZip(address.zip, address.country);
  if (zip === null || address.city !== '') return address;
  const areas = await directory.areas(address.country, zip);
  return { ...address, city: areas.find(area => area.zip === zip)?.city ?? '' };
}

async function withOrganization(directory: DirectoryApi, form: CheckoutForm): Promise<Address> {
  const { billingAddress: address, customerType, identityNumber } = form;
  const isAsked = customerType === 'ORGANIZATION' && address.company === '' && identityNumber !== '';
  const found = isAsked ? await directory.organization(address.country, identityNumber) : null;
  if (!found) return address;
  const { name, addressLine1, zip, city } = found;
  return {
    ...address,
    company: name,
    addressLine1: address.addressLine1 || addressLine1,
    zip: address.zip || zip,
    city: address.city || city,
  };
}

export async function completedForm(directory: DirectoryApi, form: CheckoutForm): Promise<CheckoutForm> {
  const billing = await withOrganization(directory, form);
  const [billingAddress, shippingAddress] = await Promise.all([
    withCity(directory, billing),
    form.shippingAddress && withCity(directory, form.shippingAddress),
  ]);
  return { ...form, billingAddress, shippingAddress };
}
