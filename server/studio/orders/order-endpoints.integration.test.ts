/** Orders in Studio's API, on a real database: who may, what is refused, and what is neither logged nor in an address. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createOrderManagement } from '#backend/testing.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import type { OrderAction, OrderDetail, OrderPage } from '#studio-api/orders.ts';
import { type Role, roles } from '#studio-api/staff.ts';
import { demoProfile } from '#tests/support/demo-profile.ts';
import { aContext, goodCheckout, openSmallShop } from '#tests/support/worlds/small-shop.ts';
import { createAuthorise } from '../http/authorise.ts';
import { toRoutes } from '../http/to-routes.ts';
import { orderEndpoints } from './order-endpoints.ts';

const origin = 'https://studio.shop.example';
const own = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

async function openStudio() {
  const shop = await openSmallShop();
  const { db, lifecycle, handling } = shop;
  let role: Role = 'sales';
  let needsStepUp = false;
  const staff = {
    id: randomUUID(),
    mail: 'ann@shop.example',
    name: 'Ann',
    locale: 'sv',
    endsAt: '',
    markets: null,
  } as const;
  const authorise = createAuthorise({
    callerOf: async () => ({ ...staff, role, needsStepUp, hasPasskey: true }),
  });
  const orders = createOrderManagement({
    ...{ db, lifecycle, handling, now: () => new Date() },
    inLanguage: async (_language, order) => order,
    warn: () => undefined,
  });
  const world = await httpWorld(
    toRoutes(
      orderEndpoints(orders, () => demoProfile),
      { authorise, origins: new Set([origin]) },
    ),
  );
  const cartId = await shop.cartWith({ skuId: 1, quantity: 2 });
  const { orderId } = await shop.orders.place(aContext(), cartId, goodCheckout);
  const number = Number(orderId);
  const post = (path: string, body: object, headers: Record<string, string> = own) =>
    world.get(`/api/orders/${path}`, headers, { method: 'POST', body: JSON.stringify(body) });
  const read = async () =>
    (await (await world.get(`/api/orders/${number}?language=sv`, own)).json()) as OrderDetail;
  return {
    ...{ shop, world, number, post, read },
    act: async (action: Omit<OrderAction, 'version'> & Record<string, unknown>, version?: string) =>
      post(`${number}/actions`, { version: version ?? (await read()).version, ...action }),
    be: (next: Role, isIdle = false) => {
      role = next;
      needsStepUp = isIdle;
    },
  };
}

const all = { search: '', state: null, waits: null, before: null };
const parcel = { action: 'ship', parcelNumber: 'P1', trackingLink: '', isPartial: false } as const;

it('answers sales and admins alone, from Studio’s own pages', async () => {
  const { world, number, post, be } = await openStudio();
  const statuses = async () => [
    (await post('search', all)).status,
    (await world.get(`/api/orders/${number}`, own)).status,
    (await world.get(`/api/orders/${number}/print/slip`, own)).status,
    (await post(`${number}/notes`, { id: randomUUID(), text: 'x' })).status,
    (await post(`${number}/actions`, { version: 'x', action: 'pay' })).status,
  ];
  for (const role of roles) {
    be(role);
    const isAllowed = role === 'sales' || role === 'admin';
    expect([role, await statuses()]).toEqual([
      role,
      isAllowed ? [200, 200, 200, 204, 409] : [403, 403, 403, 403, 403],
    ]);
  }
  const foreign = { ...own, origin: 'https://shop.example', 'sec-fetch-site': 'same-site' };
  expect((await post('search', all, foreign)).status).toBe(403);
  be('sales', true);
  const idle = await post(`${number}/actions`, { version: 'x', action: 'pay' });
  expect([idle.status, await idle.json()]).toMatchObject([403, { code: 'STEP_UP' }]);
});

it('does what was pressed once, and tells the second person what happened meanwhile', async () => {
  const { act, read, number } = await openStudio();
  const { version } = await read();
  const answers = await Promise.all([act(parcel, version), act(parcel, version)]);
  const bodies = (await Promise.all(answers.map(each => each.json()))) as Record<string, unknown>[];
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(bodies.find(({ code }) => code)).toMatchObject({
    code: 'VERSION_MOVED',
    order: { number, state: 'completed', parcels: [{ number: 'P1' }] },
  });
  const again = await act(parcel);
  expect([again.status, await again.json()]).toMatchObject([409, { code: 'ORDER', reason: 'state' }]);
});

it.each([
  ['search', { ...all, search: 'x'.repeat(101) }],
  ['search', { ...all, state: 'unknown' }],
  ['search', { ...all, before: -1 }],
  ['actions', { action: 'ship', parcelNumber: 'P', trackingLink: 'javascript:alert(1)', isPartial: false }],
  [
    'actions',
    { action: 'refund', rows: [{ rowNumber: 1, quantity: -1 }], amount: null, reason: '', toBalance: false },
  ],
  ['actions', { action: 'refund', rows: [], amount: 0, reason: '', toBalance: false }],
  ['actions', { action: 'resend', kind: 'password-reset' }],
  ['actions', { action: 'delete' }],
  ['notes', { id: 'x', text: 'x' }],
  ['notes', { id: randomUUID(), text: ' ' }],
])('refuses %s with %j', async (path, body) => {
  const { number, post } = await openStudio();
  const isList = path === 'search';
  const answer = await post(isList ? path : `${number}/${path}`, {
    ...(isList ? {} : path === 'actions' ? { version: 'x' } : {}),
    ...body,
  });
  expect(answer.status).toBe(400);
});

it('knows no other numbers and lists', async () => {
  const { world, number, post } = await openStudio();
  for (const path of ['0', 'x', '4', '99999999999', `${number}/print/other`])
    expect([path, (await world.get(`/api/orders/${path}`, own)).status]).toEqual([path, 404]);
  expect((await post('4/actions', { version: 'x', action: 'pay' })).status).toBe(404);
  expect((await post('4/notes', { id: randomUUID(), text: 'x' })).status).toBe(404);
});

it('logs no name and no address', async () => {
  const { world, post, act, read } = await openStudio();
  const found = (await (await post('search', { ...all, search: 'aalto' })).json()) as OrderPage;
  expect(found).toMatchObject({ isPersonal: true, rows: [{ name: 'Anna Aalto', pieces: 2 }] });
  await read();
  await act({ action: 'cancel', reason: 'Anna rang' });
  const logged = JSON.stringify(world.lines);
  expect(logged).toContain('/api/orders');
  for (const word of ['Anna', 'aalto', 'Aalto', 'example.com', 'Tie 1']) expect(logged).not.toContain(word);
});

it('prints lists in the language of the buyer, without scripts', async () => {
  const { world, number, shop } = await openStudio();
  await shop.pool.query(`update stock set shelf = 'B4' where sku_id = 1`);
  await shop.pool.query(`update order_row set name = '<b>Vinssi</b>'`);
  const print = async (list: string) => {
    const answer = await world.get(`/api/orders/${number}/print/${list}`, own);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    return answer.text();
  };
  const picking = await print('picking');
  expect(picking).toContain('<html lang="fi">');
  expect(picking).toContain('Keräyslista');
  expect(picking).toContain('B4');
  expect(picking).toContain('&lt;b&gt;Vinssi');
  const slip = await print('slip');
  expect(slip).toContain('Lähete');
  expect(slip).toContain('Tie 1');
  expect(slip).not.toContain('€');
  await shop.pool.query(`update shop_order set language_id = 'sv-SE'`);
  expect(await print('slip')).toContain('Följesedel');
});
