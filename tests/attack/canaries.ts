/** Sends secrets and personal data through every door of a shop, and looks for them in its log. */
import { expect } from 'vitest';
import { placeOrder } from '../support/purchase-documents.mjs';
import type { LogLine } from '../support/shop-process.ts';
import { callApi } from './request.ts';

/** Settings whose values are secrets. */
export const secretSettings = {
  OPERATIONS_TOKEN: 'canary-operations-token-of-32-or-more',
  AUTH_SECRET: 'canary-auth-secret-0123456789abcdef',
  MAIL_URL: 'smtp://canary-user:canary-mail-password@127.0.0.1:1',
};

const person = {
  email: 'canary.person@example.com',
  password: 'canary-password-1',
  personalId: '131052-308T',
  firstName: 'Canaryanna',
  addressLine1: 'Canarykatu 7',
  mobile: '+358 40 765 4321',
};
const token = 'canary-token-0123456789';

/** What buyers of `purchases.ts` send. */
const buyer = ['anna@example.com', 'Anna', 'Aalto', 'Esimerkkitie', '040 123 4567'];
const canaries = [
  ...buyer,
  ...Object.values(person),
  person.email.replace('@', '%40'),
  '765 4321',
  'canary-',
];

/** @param cartId of an open cart. */
export async function sendCanaries(origin: string, cartId: string): Promise<void> {
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const { email, password, personalId, ...address } = person;
  const cookie = `ralph-auth=${token}; ralph-auth-refresh=${token}`;

  await post('/auth/register', { username: email, password });
  await post('/auth/login', { username: email, password });
  await post('/auth/password', { password, newPassword: password }, { cookie });
  await callApi(
    origin,
    placeOrder,
    { id: cartId, checkout: { email, personalId, billingAddress: address } },
    { authorization: `Bearer ${token}`, 'x-apikey': token, 'x-idempotency-key': token },
  );
  await callApi(
    origin,
    'query ($id: String!) { getCart(id: $id) { id } }',
    { id: { email } },
    {
      cookie,
      'sec-fetch-site': 'same-origin',
    },
  );
  await post('/graphql', `{"query":"${email}`);
  await post('/graphql', { query: `{ getCart(id: "${email}") { ${token.replaceAll('-', '_')} } }` });
  await post('/csp-report', {
    'csp-report': { 'document-uri': `${origin}/?loginToken=${token}`, referrer: `${origin}/?${email}` },
  });
  const failure = {
    kind: 'error',
    at: 1,
    code: 'X',
    name: 'Error',
    message: email,
    props: person,
    path: '/',
  };
  await post('/telemetry', { v: 1, locale: 'fi', items: [failure] });
  for (const path of [
    `/?loginToken=${token}`,
    `/account/reset-password?resetKey=${token}`,
    `/newsletter/unsubscribe?key=${token}`,
    `/payments/return/${token}`,
    `/auth/sign/${token}`,
    `/s/${encodeURIComponent(email)}`,
  ])
    await fetch(origin + path, { redirect: 'manual', headers: { cookie, authorization: `Bearer ${token}` } });
}

export function expectNoCanaries(lines: readonly LogLine[]): void {
  const texts = lines.map(line => JSON.stringify(line));
  for (const canary of canaries) expect(texts.filter(text => text.includes(canary))).toEqual([]);
}
