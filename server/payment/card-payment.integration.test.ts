/** Orders paid at the provider, over real HTTP: with repeated, missing and invalid reports. */
import { expect, it, vi } from 'vitest';
import { createNoPromotions, signatureHeader, signWebhook } from '#backend/testing.ts';
import { card, openPaymentWorld, type PaymentWorld } from '#tests/support/worlds/payment-world.ts';
import { aContext, goodCheckout } from '#tests/support/worlds/small-shop.ts';

const byCard = { ...goodCheckout, paymentId: 13 };
const byBank = { ...goodCheckout, paymentId: 14 };

async function placed(world: PaymentWorld, input = byCard, quantity = 2) {
  const cartId = await world.shop.cartWith({ skuId: 1, quantity });
  const order = await world.shop.orders.place(aContext(), cartId, input);
  const url = order.redirectUrl ?? '';
  return { ...order, cartId, url, reference: url.split('/').at(-1) ?? '' };
}

const states = async (world: PaymentWorld) => (await world.orders()).map(({ status }) => status);

it('reserves stock during the payment, and confirms and mails when the provider reports it', async () => {
  const world = await openPaymentWorld();
  const { url, orderId, cartId, reference, status, publicId } = await placed(world);
  expect(status).toBe('pending-payment');
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\//);
  expect([await states(world), await world.stock(1), await world.mails()]).toEqual([
    ['pending-payment'],
    { in_stock: 3, sold: 2 },
    [],
  ]);
  expect((await world.shop.carts.get(aContext(), { id: cartId })).isCompleted).toBe(false);
  const page = await (await fetch(url)).text();
  expect(page).toContain('200,00');
  expect(page).toContain('lang="fi"');

  // The card requires strong customer authentication.
  const asked = await world.submit(url, { card: card.fine });
  expect(await asked.text()).toContain('123456');
  expect((await world.submit(url, { code: '123456' })).headers.get('location')).toContain(
    `/payments/return/${reference}`,
  );
  expect(await world.deliver(...world.messages)).toEqual([200]);
  expect([await states(world), await world.mails()]).toEqual([['pending'], ['order-confirmation']]);
  const next = await world.returnToShop(reference);
  expect([next.pathname, next.searchParams.get('oid'), next.searchParams.get('cartid')]).toEqual([
    '/checkout/confirm',
    orderId,
    cartId,
  ]);
  expect((await world.shop.carts.get(aContext(), { id: cartId, includeCompleted: true })).isCompleted).toBe(
    true,
  );
  const order = await world.shop.orders.byPublicId(publicId);
  expect(order?.payment).toMatchObject({ state: 'authorized', authorized: 20_000, captured: 0 });
});

/** @proves FAULT-134 */
it('lets orders that wait at the provider hold no more than their limits, and takes the rest when it is paid', async () => {
  const reserved = { value: 10_000, totalValue: 100_000, pieces: 3, perBuyer: 2, perNetwork: 100 };
  const world = await openPaymentWorld({ limits: { perNetwork: 1000, perBuyer: 1000, reserved } });
  const tooMany = await placed(world, byCard, 4);
  expect(await world.stock(1)).toEqual({ in_stock: 5, sold: 0 });
  // One mailbox at the same moment, with as many carts as it likes.
  const swarm = await Promise.all(Array.from({ length: 6 }, () => placed(world, byCard, 1)));
  expect(await world.stock(1)).toEqual({ in_stock: 3, sold: 2 });

  // Who pays first has the pieces, also of those that hold none.
  await world.payByCard(tooMany.url);
  await world.returnToShop(tooMany.reference);
  const stateOf = async ({ publicId }: { publicId: string }) => {
    const order = await world.shop.orders.byPublicId(publicId);
    return [order?.status, order?.isReserved];
  };
  // Three are left for four: someone decides, and the mail says so instead of promising them.
  expect(await stateOf(tooMany)).toEqual(['on-hold', false]);
  expect(await world.mails()).toEqual(['order-status']);
  for (const { url, reference } of swarm) {
    await world.payByCard(url);
    await world.returnToShop(reference);
  }
  // Two hold theirs; of the four others three find one.
  const after = (await Promise.all(swarm.map(stateOf))).map(([status]) => status);
  expect(after.toSorted()).toEqual(['on-hold', ...Array.from({ length: 5 }, () => 'pending')]);
  expect(await world.stock(1)).toEqual({ in_stock: 0, sold: 5 });
});

it('offers the wallets that the provider accepts, which are paid, declined or cancelled on its page', async () => {
  const world = await openPaymentWorld();
  await world.shop.pool.query(`insert into payment_option
    (payment_id, market_id, name, display_name, payment_type, checkout_type, customer_types, credit_class, sort_order, provider_way)
    values (15, 'market-fi', 'applepay', '{"fi":"Apple Pay"}', 'STANDARD', 'STANDARD', '{PERSON}', 2, 6, 'applepay'),
      (16, 'market-fi', 'elsewhere', '{"fi":"Muu"}', 'STANDARD', 'STANDARD', '{PERSON}', 2, 7, 'elsewhere')`);
  const cartId = await world.shop.cartWith({ skuId: 1, quantity: 1 });
  const offered = async () =>
    (await world.shop.checkouts.update(aContext(), cartId, goodCheckout)).quote.delivery.paymentOptions.map(
      ({ id }) => id,
    );
  await vi.waitFor(async () => expect(await offered()).toContain(15));
  expect(await offered()).not.toContain(16);

  const byWallet = { ...goodCheckout, paymentId: 15 };
  const declined = await placed(world, byWallet, 1);
  for (const _ of [1, 2]) {
    const page = await (await world.submit(declined.url, { card: card.declined })).text();
    expect(page).toContain('Maksu hylättiin. Mitään ei veloitettu.');
  }
  await world.submit(declined.url, { card: card.declined });
  expect((await world.returnToShop(declined.reference)).pathname).toBe('/checkout/failed');

  const cancelled = await placed(world, byWallet, 1);
  await world.cancel(cancelled.url);
  expect((await world.returnToShop(cancelled.reference)).pathname).toBe('/checkout/failed');

  const paid = await placed(world, byWallet, 1);
  // The wallet has identified the buyer, so no code is asked.
  expect((await world.submit(paid.url, { card: card.fine })).status).toBe(303);
  expect((await world.returnToShop(paid.reference)).pathname).toBe('/checkout/confirm');
  expect(await states(world)).toEqual(['cancelled', 'cancelled', 'pending']);
});

it('subscribes no one to the newsletter before the order is paid', async () => {
  const world = await openPaymentWorld();
  const input = { ...byCard, acceptedConsents: ['order', 'newsletter'] };
  const { url, reference } = await placed(world, input);
  const readers = async () =>
    (await world.shop.pool.query('select email from newsletter_subscriber')).rows.map(({ email }) => email);
  expect(await readers()).toEqual([]);
  await world.payByCard(url);
  await world.returnToShop(reference);
  expect(await readers()).toEqual([goodCheckout.email]);
  expect((await world.mails()).toSorted()).toEqual(['newsletter-welcome', 'order-confirmation']);
});

/** @proves FAULT-47 */
it('applies a report once, however often and late it arrives', async () => {
  const world = await openPaymentWorld();
  const { url, orderId } = await placed(world);
  await world.payByCard(url);
  const [message] = world.messages;
  if (!message) throw new Error('nothing was said');
  expect(await world.deliver(message, message, message, message, message)).toEqual([200, 200, 200, 200, 200]);
  await world.shop.handling.ship(
    Number(orderId),
    { parcelNumber: 'P1', trackingLink: null, isPartial: false },
    new Date(),
  );
  expect(await world.deliver(message, ...world.messages)).toEqual([200, 200, 200]);
  expect([await states(world), await world.mails()]).toEqual([
    ['completed'],
    ['order-confirmation', 'order-status'],
  ]);
});

/** @proves FAULT-48 */
it.each([
  ['captured before authorized', ['captured', 'authorized'], 'pending', 'captured'],
  ['failed after paid', ['authorized', 'failed'], 'pending', 'authorized'],
  ['refunded before captured', ['refunded', 'captured', 'authorized'], 'refunded', 'refunded'],
  ['voided before failed', ['voided', 'failed'], 'cancelled', 'voided'],
  // The money is gone, and what was ordered is not to be sent before someone has looked.
  ['voided after authorized', ['authorized', 'voided', 'authorized'], 'on-hold', 'voided'],
  ['voided before authorized', ['voided', 'authorized'], 'cancelled', 'voided'],
] as const)('reaches the right final state after %s', async (_, said, end, state) => {
  const world = await openPaymentWorld();
  const { reference } = await placed(world);
  const amounts = {
    authorized: { authorized: 20_000, captured: 0, refunded: 0 },
    captured: { authorized: 20_000, captured: 20_000, refunded: 0 },
    refunded: { authorized: 20_000, captured: 20_000, refunded: 20_000 },
    failed: { authorized: 0, captured: 0, refunded: 0 },
    voided: { authorized: 0, captured: 0, refunded: 0 },
  };
  for (const word of said) {
    const payment = {
      reference,
      state: word,
      currency: 'EUR',
      buyer: null,
      redirectUrl: null,
      snippet: null,
    };
    const body = Buffer.from(
      JSON.stringify({ id: `evt-${word}`, payment: { ...payment, ...amounts[word] } }),
    );
    expect(await world.deliver({ url: `${world.http.base}/payments/provider/webhook`, body })).toEqual([200]);
  }
  expect(await states(world)).toEqual([end]);
  expect(await world.paymentRows()).toMatchObject([{ state }]);
});

/** @proves FAULT-49 */
it('completes the order once when the browser never returns, and once when the webhook never arrives', async () => {
  const world = await openPaymentWorld();
  const first = await placed(world, byCard, 1);
  await world.payByCard(first.url);
  expect(await world.reconcile(30)).toBe(1);
  expect(await states(world)).toEqual(['pending']);
  const second = await placed(world, byBank, 1);
  await world.submit(second.url, { bank: 'Testipankki' });
  expect((await world.returnToShop(second.reference)).pathname).toBe('/checkout/confirm');
  expect(await states(world)).toEqual(['pending', 'pending']);
  expect(await world.deliver(...world.messages)).toEqual([200, 200]);
  expect(await world.mails()).toEqual(['order-confirmation', 'order-confirmation']);
  await world.reconcile(60);
  const kept = (await world.paymentRows()).map(({ state, wanted }) => [state, wanted]);
  expect(kept).toEqual([
    ['authorized', null],
    ['captured', null],
  ]);
});

/** @proves FAULT-50 */
it('rejects webhooks that the provider cannot have sent', async () => {
  const world = await openPaymentWorld();
  const { url } = await placed(world);
  await world.payByCard(url);
  const body = world.messages[0]?.body ?? Buffer.alloc(0);
  const send = (raw: Buffer, headers: Record<string, string>) =>
    fetch(`${world.http.base}/payments/provider/webhook`, {
      method: 'POST',
      headers,
      body: new Uint8Array(raw),
    });
  const signed = (raw: Buffer, secret = world.secret, at = new Date()) => ({
    [signatureHeader]: signWebhook(secret, raw, at),
  });
  const again = Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1));
  const unknown = Buffer.from(
    body.toString().replaceAll(/"reference":"[^"]+"/g, '"reference":"00000000-0000-4000-8000-000000000000"'),
  );
  const large = Buffer.alloc(5_000_000, 'x');
  const cases: [Buffer, Record<string, string>, number][] = [
    [body, {}, 400],
    [body, signed(body, 'another secret'), 400],
    [body, signed(body, world.secret, new Date(Date.now() - 3_600_000)), 400],
    [again, signed(body), 400],
    [unknown, signed(unknown), 400],
    [Buffer.from('{}'), signed(Buffer.from('{}')), 400],
    [large, signed(large), 413],
  ];
  for (const [raw, headers, status] of cases) expect((await send(raw, headers)).status).toBe(status);
  expect(await states(world)).toEqual(['pending-payment']);
  expect(world.http.lines.filter(line => line['security'] === true).length).toBe(6);
});

/** @proves FAULT-51 */
it.each([
  ['amount', { authorized: 100 }],
  ['currency', { currency: 'SEK' }],
] as const)('puts an order on hold when the %s differs', async (flag, wrong) => {
  const world = await openPaymentWorld();
  const { url } = await placed(world);
  await world.payByCard(url);
  const [message] = world.messages;
  const event = JSON.parse(message?.body.toString() ?? '') as { payment: object };
  const body = Buffer.from(JSON.stringify({ ...event, payment: { ...event.payment, ...wrong } }));
  expect(await world.deliver({ url: message?.url ?? '', body })).toEqual([200]);
  expect(await world.orders()).toMatchObject([{ status: 'on-hold', flag }]);
  expect(await world.mails()).toEqual([]);
});

/** @proves FAULT-54 */
it('trusts no parameter of an address', async () => {
  const world = await openPaymentWorld();
  const { url, reference, cartId } = await placed(world);
  for (const made of ['?status=success&paid=1', '?state=captured'])
    expect((await world.http.get(`/payments/return/${reference}${made}`)).status).toBe(303);
  expect((await world.http.get('/payments/return/00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect(await states(world)).toEqual(['pending-payment']);
  await world.cancel(url);
  const back = await world.returnToShop(reference);
  expect([back.pathname, back.search]).toEqual(['/checkout/failed', '']);
  expect([await states(world), await world.stock(1)]).toEqual([['cancelled'], { in_stock: 5, sold: 0 }]);

  // The cart is unchanged, and the next attempt succeeds.
  const again = await world.shop.orders.place(aContext(), cartId, byCard);
  await world.payByCard(again.redirectUrl ?? '');
  await world.deliver(...world.messages);
  expect(await states(world)).toEqual(['cancelled', 'pending']);
});

it('accepts another card after a declined one, and gives up after three', async () => {
  const world = await openPaymentWorld();
  const { url, reference } = await placed(world);
  expect(await (await world.payByCard(url, card.declined)).text()).toContain('role="alert"');
  expect(await (await world.submit(url, { card: card.soft })).text()).toContain('code');
  await world.submit(url, { code: '123456' });
  expect((await world.returnToShop(reference)).pathname).toBe('/checkout/confirm');
  const other = await placed(world, byCard, 1);
  for (const number of [card.declined, card.declined, card.declined])
    await world.payByCard(other.url, number);
  expect((await world.returnToShop(other.reference)).pathname).toBe('/checkout/failed');
  expect(await states(world)).toEqual(['pending', 'cancelled']);
});

/** @proves FAULT-39 */
it('counts the use of a code once, and only for paid orders', async () => {
  const promotions = createNoPromotions();
  const redeem = vi.spyOn(promotions, 'redeem');
  const release = vi.spyOn(promotions, 'release');
  const world = await openPaymentWorld({ promotions });
  const first = await placed(world);
  await world.shop.pool.query(`update cart set promo_code = 'TEN'`);
  await world.shop.orders.place(aContext(), first.cartId, byCard);
  const last = await world.shop.orders.place(aContext(), first.cartId, byCard);
  await world.payByCard(last.redirectUrl ?? '');
  await world.deliver(...world.messages);
  expect(redeem.mock.calls.length).toBe(2);
  expect(release.mock.calls.map(([, orderId]) => orderId)).toEqual([100_001, 100_002]);
  expect(await states(world)).toEqual(['cancelled', 'cancelled', 'pending']);
});

/** @proves FAULT-55 */
it.each(['hangs', 'hangs-after', 'html', 'down'] as const)(
  'keeps the payment open when the provider %s, and queries it later',
  async behaviour => {
    const world = await openPaymentWorld({ timeoutMs: 1500 });
    world.script.behaviour = behaviour;
    const { url, reference, status } = await placed(world);
    expect([status, url]).toEqual(['pending-payment', `${world.http.base}/payments/return/${reference}`]);
    expect((await world.returnToShop(reference)).pathname).toBe('/checkout/confirm');
    expect(await states(world)).toEqual(['pending-payment']);
    world.script.behaviour = 'normal';
    await world.reconcile(100);
    expect([await states(world), await world.stock(1)]).toEqual([['cancelled'], { in_stock: 5, sold: 0 }]);
  },
);

/** @proves FAULT-36 */
it('releases what was not paid in time, and refunds late payments', async () => {
  const world = await openPaymentWorld();
  const { url, cartId } = await placed(world);
  const other = await placed(world, byBank, 1);
  // The shopper goes back, tries again with the same cart, and then pays on the first page.
  const again = await world.shop.orders.place(aContext(), cartId, { ...byCard, paymentId: 11 });
  expect(again.status).toBe('completed');
  await world.payByCard(url);
  await world.deliver(...world.messages);
  await world.reconcile(31 * 60);
  expect(await states(world)).toEqual(['cancelled', 'cancelled', 'pending']);
  expect((await world.paymentRows()).map(({ state, wanted }) => [state, wanted])).toEqual([
    ['voided', null],
    ['voided', null],
  ]);
  expect(await (await world.submit(other.url, { bank: 'x' })).text()).toContain('päättynyt');
  expect(await world.stock(1)).toEqual({ in_stock: 3, sold: 2 });
});

it('returns the same page for the same idempotency key', async () => {
  const world = await openPaymentWorld({ timeoutMs: 1500 });
  const ctx = () => aContext('fi', { idempotencyKey: 'one' });
  const cartId = await world.shop.cartWith({ skuId: 1, quantity: 1 });
  world.script.behaviour = 'hangs';
  const first = await world.shop.orders.place(ctx(), cartId, byCard);
  world.script.behaviour = 'normal';
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => world.shop.orders.place(ctx(), cartId, byCard)),
  );
  expect(new Set(answers.map(({ orderId }) => orderId))).toEqual(new Set([first.orderId]));
  expect(new Set(answers.map(({ redirectUrl }) => redirectUrl)).size).toBe(1);
  expect(answers[0]?.redirectUrl).toContain('/pay/');
  await world.payByCard(answers[0]?.redirectUrl ?? '');
  await world.deliver(...world.messages);
  expect(await world.shop.orders.place(ctx(), cartId, byCard)).toMatchObject({
    orderId: first.orderId,
    status: 'completed',
    redirectUrl: null,
  });
});

it('closes the page of an attempt that was replaced by another', async () => {
  const world = await openPaymentWorld();
  const { url, cartId } = await placed(world);
  await world.shop.orders.place(aContext(), cartId, { ...byCard, paymentId: 11 });
  await world.reconcile();
  expect(await world.paymentRows()).toMatchObject([{ state: 'voided', wanted: null }]);
  expect(await (await fetch(url)).text()).toContain('päättynyt');
  expect(await world.stock(1)).toEqual({ in_stock: 3, sold: 2 });
});

it('is reconciled by one instance of the shop at a time', async () => {
  const world = await openPaymentWorld();
  await placed(world, byCard, 1);
  await placed(world, byCard, 1);
  const counts = await Promise.all([1, 2, 3, 4].map(() => world.reconcile(30)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
});
