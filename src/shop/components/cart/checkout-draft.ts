/** Stores the checkout form across a reload of this tab, except identity number, payment and acceptance of the terms. */

import type { Address, CheckoutForm } from '#api/checkout/types.ts';
import { isRecord } from '#kernel/is-record.ts';

const key = 'checkout-draft';

/** @param user signed-in user, whose account may have filled the form; null: a guest */
export function storeDraft(form: CheckoutForm, user: string | null): void {
  const { email, customerType, message, reference, costCenter, billingAddress, shippingAddress } = form;
  const consents = form.consents.filter(type => type !== 'order');
  const references = { reference, costCenter };
  write(
    JSON.stringify({
      user,
      email,
      customerType,
      message,
      ...references,
      billingAddress,
      shippingAddress,
      consents,
    }),
  );
}

export const dropDraft = (): void => write(null);

/** Does nothing when session storage is unavailable. */
function write(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    return;
  }
}

const isOptionalConsent = (type: unknown): type is string => typeof type === 'string' && type !== 'order';

/**
 * The stored values for `form`; unknown and invalid fields are ignored, and the country stays the market's.
 * A guest who signs in keeps the draft; the draft of an account is readable for that account only.
 */
export function readDraft(form: CheckoutForm, user: string | null): Partial<CheckoutForm> {
  const draft = read();
  if (!isRecord(draft)) return {};
  if (typeof draft['user'] === 'string' && draft['user'] !== user) return {};
  const { email, customerType, message, reference, costCenter, consents } = draft;
  const { billingAddress, shippingAddress } = draft;
  return {
    ...(typeof email === 'string' && { email }),
    ...(typeof message === 'string' && { message }),
    ...(typeof reference === 'string' && { reference }),
    ...(typeof costCenter === 'string' && { costCenter }),
    ...((customerType === 'PERSON' || customerType === 'ORGANIZATION') && { customerType }),
    ...(isRecord(billingAddress) && { billingAddress: over(form.billingAddress, billingAddress) }),
    ...(isRecord(shippingAddress) && { shippingAddress: over(form.billingAddress, shippingAddress) }),
    ...(Array.isArray(consents) && { consents: consents.filter(isOptionalConsent) }),
  };
}

function read(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function over(own: Address, stored: Record<string, unknown>): Address {
  const address = { ...own };
  for (const field of Object.keys(own) as (keyof Address)[]) {
    const value = stored[field];
    if (field !== 'country' && typeof value === 'string') address[field] = value;
  }
  return address;
}
