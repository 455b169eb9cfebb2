/** The contents of mails in all languages; shoppers' texts never become markup or headers. */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createWithdrawals } from '#backend/order/withdrawals/withdrawal.service.ts';
import { factsOf } from '#kernel/shop-profile.ts';
import { demoFacts, demoProfile } from '#tests/support/demo-profile.ts';
import { insertProduct } from '#tests/support/samples/product-rows.ts';
import { mailOrigin, openMailWorld } from '#tests/support/worlds/mail-world.ts';
import { mailWordsOf } from './texts/mail-words.ts';

const finn = { email: 'anna@example.com', languageId: 'fi-FI' };
const swede = { email: 'anna@example.com', languageId: 'sv-SE' };
const inFinnish = mailWordsOf('fi', demoProfile).say;

const hostile = '</title><script>alert(1)</script><!-- ${x} "\'\u2028';

/** Every address that a mail links to or loads from. */
const addresses = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);

it('confirms an order with products, sums, VAT, addresses, rights and trader', async () => {
  const world = await openMailWorld();
  await world.order({ message: 'Soita ensin', customerOrderNumber: 'PO-77' });
  const { to, replyTo, subject, html, text } = await world.mail('order-confirmation');
  expect([to, replyTo, subject]).toEqual(['anna@example.com', demoFacts.mail, 'Tilausvahvistus 100001']);
  for (const words of [
    'Hei Anna!',
    '100001',
    'PO-77',
    'Soita ensin',
    'Tuote 1',
    'Tuotenumero S2',
    '2 kpl à 10,00\u00a0€',
    'Toimitus: Paketti',
    '5,99\u00a0€',
    'Maksutapa: Pankki',
    '125,99\u00a0€',
    'Josta alv 25,5 %',
    '25,60\u00a0€',
    'Tie 1',
    '00100 Helsinki',
    inFinnish('MAIL_ORDER_DELIVERY'),
    'Palautuksen kustannus on alkaen 4,90\u00a0€',
    inFinnish('MAIL_ORDER_WITHDRAWAL_4'),
    inFinnish('MAIL_ORDER_WITHDRAWAL_5'),
    'Peruuttamislomakkeen malli',
    inFinnish('MAIL_ORDER_DEFECT'),
    inFinnish('MAIL_ORDER_DISPUTE_FI'),
    demoFacts.company,
    `Y-tunnus ${demoFacts.businessId}`,
    `${demoFacts.street}, ${demoFacts.postal}`,
  ]) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
  expect(html).toMatch(/^<!doctype html>\n<html lang="fi">/);
});

it('names the pickup point', async () => {
  const world = await openMailWorld();
  await world.pool.query(
    `insert into shipping_option (shipping_id, market_id, name, display_name, fee_minor, sort_order, parent_id) values (31, 'market-fi', 'kamppi', '{"fi":"Noutopiste Kamppi"}', 490, 4, 3)`,
  );
  await world.order({ shippingId: 31 });
  const { html, text } = await world.mail('order-confirmation');
  for (const form of [html, text]) expect(form).toContain('Toimitus: Nouto: Noutopiste Kamppi');
});

it('writes Swedish for an order in Swedish', async () => {
  const world = await openMailWorld();
  await world.order();
  await world.db
    .updateTable('outbox')
    .set({
      payload: JSON.stringify({
        ...swede,
        orderId: 1,
        publicId: (await world.db.selectFrom('shop_order').select('public_id').executeTakeFirstOrThrow())
          .public_id,
      }),
    })
    .execute();
  const { subject, html } = await world.mail('order-confirmation');
  expect(subject).toBe('Beställningsbekräftelse 100001');
  expect(html).toContain('<html lang="sv">');
  for (const words of [
    '2 st à 10,00\u00a0€',
    'Varav moms 25,5 %',
    'Ångra köpet',
    factsOf(demoProfile, 'sv').postal,
  ])
    expect(html).toContain(words);
  const links = addresses(html).filter(address => address.startsWith(`${mailOrigin}/sv/bestallning?key=`));
  expect(links.map(address => new URL(address).hash)).toEqual(['', '#peruutus']);
});

it('shows a company the total without VAT, and no right of withdrawal', async () => {
  const world = await openMailWorld();
  await world.order();
  await world.db.updateTable('shop_order').set({ customer_type: 'ORGANIZATION' }).execute();
  const { text } = await world.mail('order-confirmation');
  expect(text).toContain('Yhteensä ilman alv:tä: 100,39\u00a0€');
  expect(text).not.toContain(inFinnish('MAIL_ORDER_WITHDRAWAL_TITLE').toUpperCase());
  // Nothing is promised of a change of mind, and the products are named with VAT, as the rows above are.
  expect(text).toContain(inFinnish('MAIL_ORDER_KEEP_OF_COMPANY'));
  expect(text).not.toContain('mielesi');
  expect(text).toContain(`${inFinnish('MAIL_ORDER_ITEMS_SUM_INC_VAT')}:`);
});

it('links only to the configured shop', async () => {
  const world = await openMailWorld();
  const { orderId, publicId } = await world.order();
  await world.enqueue('order-status', { ...finn, orderId: Number(orderId), publicId, status: 'completed' });
  await world.enqueue('password-reset', { ...finn, resetKey: 'a"b&c' });
  await world.enqueue('already-registered', swede);
  await world.enqueue('welcome', swede);
  await world.enqueue('newsletter-welcome', { ...finn, unsubscribeKey: 'k' });
  await world.enqueue('stock-notice', { ...swede, marketId: 'market-fi', skuId: 1, productId: 1 });
  await world.db
    .insertInto('product_text')
    .values({ product_id: 1, language_id: 'sv-SE', alias: 'vinsch', name: 'Vinsch' })
    .execute();
  for (const row of await world.rows()) {
    const mail = await world.write({
      id: row.outbox_id,
      kind: row.kind,
      payload: row.payload,
      createdAt: row.created_at,
    });
    const all = addresses(mail?.html ?? '');
    expect(all.length).toBeGreaterThan(2);
    for (const address of all) expect(address).toMatch(/^https:\/\/shop\.example(?:\/|$)/);
  }
  const { html, text } = await world.mail('password-reset');
  const link = `${mailOrigin}/account/reset-password?resetKey=a%22b%26c`;
  expect(addresses(html)).toContain(link);
  expect(text).toContain(link);
  expect(addresses((await world.mail('stock-notice')).html)).toContain(`${mailOrigin}/sv/p/vinsch`);
});

it('says until when the link to a new password works, in the time of the market', async () => {
  const world = await openMailWorld();
  const expiresAt = '2026-11-24T00:05:00.000Z';
  await world.enqueue('password-reset', { ...finn, resetKey: 'a', expiresAt });
  const { text, html } = await world.mail('password-reset');
  for (const part of [text, html]) expect(part).toContain('voimassa 24. marraskuuta 2026 klo 2.05 asti.');
});

it('says from which price a package is back in stock (R-PRODUCT-47)', async () => {
  const world = await openMailWorld();
  await insertProduct(world.db, { id: 50, prices: { fi: 12_000, se: null } });
  await insertProduct(world.db, { id: 51, type: 'package', prices: { fi: 90_000, se: null } });
  await world.db
    .insertInto('package_group')
    .values({ group_id: 50, product_id: 51, name: '{"fi":"Vinssi"}', required: true, sort_order: 1 })
    .execute();
  await world.db
    .insertInto('package_option')
    .values({ option_id: 50, group_id: 50, product_id: 50, quantity: 2, sort_order: 1 })
    .execute();
  await world.enqueue('stock-notice', { ...finn, marketId: 'market-fi', skuId: 51, productId: 51 });
  expect((await world.mail('stock-notice')).text).toContain('Alkaen 240,00\u00a0€');
});

it('says the price of the reader’s own list (R-PRODUCT-49)', async () => {
  const world = await openMailWorld();
  const { db } = world;
  await insertProduct(db, { id: 50, prices: { fi: 12_000, se: null } });
  const { customer_id } = await db
    .insertInto('customer')
    .values({ email: finn.email, password_hash: '$argon2id$x' })
    .returning('customer_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('price_list')
    .values({ price_list_id: 1, identifier: 'dealers', name: 'Dealers' })
    .execute();
  await db
    .insertInto('price_list_price')
    .values({ price_list_id: 1, product_id: 50, market_id: 'market-fi', selling_minor: 9_000 })
    .execute();
  await db.insertInto('customer_price_list').values({ customer_id, price_list_id: 1 }).execute();
  const notice = { marketId: 'market-fi', skuId: 50, productId: 50 };
  await world.enqueue('stock-notice', { ...finn, ...notice });
  await world.enqueue('stock-notice', { ...finn, email: 'other@example.com', ...notice });
  const texts = await Promise.all(
    [1, 2].map(async id => {
      const row = await db
        .selectFrom('outbox')
        .selectAll()
        .where('outbox_id', '=', id)
        .executeTakeFirstOrThrow();
      const mail = await world.write({ id, kind: row.kind, payload: row.payload, createdAt: row.created_at });
      return mail?.text;
    }),
  );
  expect(texts[0]).toContain('90,00\u00a0€');
  expect(texts[1]).toContain('120,00\u00a0€');
});

it('leads staff to Studio, in their language', async () => {
  const world = await openMailWorld();
  for (const purpose of ['invitation', 'sign-in'] as const) {
    const link = `https://studio.shop.example/${purpose}#secret`;
    await world.enqueue('staff-link', { ...swede, purpose, link });
    const { subject, html, text } = await world.mail('staff-link');
    const kind = purpose === 'invitation' ? 'INVITATION' : 'SIGN_IN';
    expect(subject).toBe(mailWordsOf('sv', demoProfile).say(`MAIL_STAFF_${kind}_SUBJECT`));
    expect(addresses(html)).toContain(link);
    expect(text).toContain(link);
  }
});

/** @proves FAULT-78 */
it('lets nothing that a shopper or a product says become markup', async () => {
  const world = await openMailWorld();
  const billingAddress = {
    firstName: hostile,
    lastName: 'Aalto',
    addressLine1: hostile,
    zip: '00100',
    city: 'Helsinki',
  };
  await world.db.updateTable('product_text').set({ name: hostile }).where('product_id', '=', 1).execute();
  const { orderId } = await world.order({ message: hostile, billingAddress });
  const received = { ...finn, orderId: Number(orderId), receivedAt: '2026-11-21T12:00:00Z' };
  await world.enqueue('withdrawal-received', received);
  await world.enqueue('stock-notice', { ...finn, marketId: 'market-fi', skuId: 1, productId: 1 });
  for (const kind of ['order-confirmation', 'withdrawal-received', 'stock-notice'] as const) {
    const { html, subject } = await world.mail(kind);
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<!-- ${');
    expect(html).toContain('&lt;script&gt;');
    expect(subject).not.toMatch(/[\r\n\u2028]/);
  }
});

/** @proves FAULT-78 */
it('keeps line breaks of names out of the subject and within their line of the text', async () => {
  const world = await openMailWorld();
  const name = 'Vinssi\r\nBcc: all@example.com';
  await world.db.updateTable('product_text').set({ name }).where('product_id', '=', 1).execute();
  await world.enqueue('stock-notice', { ...finn, marketId: 'market-fi', skuId: 1, productId: 1 });
  const { subject, text } = await world.mail('stock-notice');
  expect(subject).toBe('Taas varastossa: Vinssi Bcc: all@example.com');
  expect(text).not.toMatch(/^Bcc:/m);
});

it('tells when a withdrawal came in, in the clock of the reader', async () => {
  const world = await openMailWorld();
  const { orderId } = await world.order();
  const received = { ...finn, orderId: Number(orderId), receivedAt: '2026-11-21T22:30:05Z' };
  await world.enqueue('withdrawal-received', received);
  const { subject, text } = await world.mail('withdrawal-received');
  expect(subject).toContain('100001');
  expect(text).toMatch(/22\. marraskuuta 2026.*0[.:]30[.:]05/);
  expect(text).toContain('Anna Aalto, anna@example.com');
});

it('tells of a dispatch with its tracking, in the language of the order', async () => {
  const world = await openMailWorld();
  const { orderId, publicId } = await world.order();
  const parcel = { parcelNumber: 'JJFI1', trackingLink: 'https://tracking.example/JJFI1', isPartial: false };
  await world.handling.ship(Number(orderId), parcel, new Date('2026-11-23T10:00:00Z'));
  const finnish = await world.mail('order-status');
  expect(finnish.text).toContain('Lähetetty: 23. marraskuuta 2026');
  expect(finnish.text).toContain('Seurantakoodi: JJFI1');
  expect(addresses(finnish.html)).toContain('https://tracking.example/JJFI1');
  expect(addresses(finnish.html).some(address => address.startsWith(`${mailOrigin}/tilaus?key=`))).toBe(true);
  await world.enqueue('order-status', { ...swede, orderId: Number(orderId), publicId, status: 'completed' });
  expect((await world.mail('order-status')).text).toContain('Spårningsnummer: JJFI1');
});

/** The states that were mailed about, in their order. */
const mailedStates = async (world: Awaited<ReturnType<typeof openMailWorld>>) =>
  (await world.rows())
    .filter(({ kind }) => kind === 'order-status')
    .map(({ payload }) => (payload as { status: string }).status);

it('tells of each parcel of an order that is sent in parts (R-ORDER-20)', async () => {
  const world = await openMailWorld();
  const { orderId } = await world.order();
  const send = (parcelNumber: string, isPartial: boolean) =>
    world.handling.ship(
      Number(orderId),
      { parcelNumber, trackingLink: null, isPartial },
      new Date('2026-11-23T10:00:00Z'),
    );
  await send('JJFI1', true);
  const first = await world.mail('order-status');
  expect(first.subject).toContain('Osa tilauksestasi on lähetetty');
  expect(first.text).toContain('Seurantakoodi: JJFI1');
  await send('JJFI2', true);
  await send('JJFI3', false);
  expect(await mailedStates(world)).toEqual(['partial', 'partial', 'completed']);
});

it('tells of a refund of a part once, and of the rest as the whole (R-ORDER-20)', async () => {
  const world = await openMailWorld();
  const { orderId } = await world.order();
  const now = new Date('2026-11-23T10:00:00Z');
  const refund = (key: string, amount: number | null) =>
    world.handling.refund(
      Number(orderId),
      { rows: [], amount, reason: 'Palautus', reasonCode: null, toBalance: false },
      key,
      now,
    );
  await refund('a', 100);
  await refund('a', 100);
  const { subject } = await world.mail('order-status');
  expect(subject).toContain('Osa maksustasi on palautettu');
  expect(await mailedStates(world)).toEqual(['partly-refunded']);
  await refund('b', null);
  expect(await mailedStates(world)).toEqual(['partly-refunded', 'refunded']);
});

it('acknowledges the withdrawn pieces with refund, dates and address', async () => {
  const world = await openMailWorld();
  const { orderId } = await world.order();
  const withdrawal = { orderNumber: Number(orderId), name: 'Anna', caller: { ipAddress: null } };
  await createWithdrawals(world.db).withdraw(
    { ...withdrawal, email: finn.email, lines: [{ rowNumber: 2, quantity: 1 }], key: 'k' },
    new Date('2026-11-23T10:00:00Z'),
  );
  const { html, text } = await world.mail('withdrawal-received');
  for (const words of [
    'Palautettava summa: 10,00\u00a0€',
    '1 kpl à 10,00\u00a0€',
    'viimeistään 7. joulukuuta 2026',
    [demoFacts.company, demoFacts.street, demoFacts.postal, demoFacts.country].join(', '),
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('Tuote 1');
  expect(addresses(html).some(address => address.startsWith(`${mailOrigin}/tilaus?key=`))).toBe(true);
});

/** @proves FAULT-17 */
it('opens no order by the mail of another, and carries no secret id of the order', async () => {
  const world = await openMailWorld();
  const { orderId, publicId } = await world.order();
  const { html } = await world.mail('order-confirmation');
  expect(html).not.toContain(publicId);
  const link = addresses(html).find(address => address.includes('/tilaus?key='));
  const key = new URL(link ?? '').searchParams.get('key') ?? '';
  expect(world.orderLinks.read(key)?.orderId).toBe(Number(orderId));
});

it('links to the page of the order as the page files say', () => {
  const file = new URL('../../pages/order-status.page.json', import.meta.url);
  const { route } = JSON.parse(readFileSync(file, 'utf8')) as { route: { paths: Record<string, string> } };
  for (const lang of ['fi', 'sv', 'en'])
    expect(`/${mailWordsOf(lang, demoProfile).say('MAIL_PATH_ORDER')}`).toBe(route.paths[lang]);
});

it('writes no notice of products that are not sold any more', async () => {
  const world = await openMailWorld();
  await world.db.deleteFrom('price').where('product_id', '=', 2).execute();
  const row = {
    id: 1,
    kind: 'stock-notice',
    payload: { ...finn, marketId: 'market-fi', skuId: 2, productId: 2 },
    createdAt: new Date(),
  };
  expect(await world.write(row)).toBeNull();
});

it('knows rows that can never be sent', async () => {
  const world = await openMailWorld();
  const publicId = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const rows = [
    ['party', finn],
    ['welcome', { languageId: 'fi-FI' }],
    ['welcome', { ...finn, email: 'a@b.example\r\nBcc: x@example.com' }],
    ['welcome', 'hello'],
    ['order-status', { ...finn, orderId: 1, publicId, status: 'completed' }],
  ] as const;
  for (const [kind, payload] of rows)
    await expect(world.write({ id: 1, kind, payload, createdAt: new Date() })).rejects.toMatchObject({
      name: 'Unsendable',
    });
});

it('says where and by when an order in advance is paid, until it is paid', async () => {
  const world = await openMailWorld({}, { unpaidDays: 7 });
  await world.pool.query('update payment_option set is_prepaid = true');
  await world.order();
  const { text } = await world.mail('order-confirmation');
  const [last] = (await world.pool.query<{ by: Date }>('select pay_by as by from shop_order')).rows;
  const payBy = last?.by.toLocaleDateString('fi-FI', { dateStyle: 'long', timeZone: 'Europe/Helsinki' });
  for (const words of [
    demoFacts.bank?.iban,
    demoFacts.bank?.bic,
    'Tilaus 100001',
    `${payBy}`,
    inFinnish('MAIL_TRANSFER_INTRO'),
  ])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
  expect(text).not.toContain(inFinnish('MAIL_ORDER_INTRO'));

  await world.handling.paid(100_001, new Date());
  const again = await world.mail('order-confirmation');
  expect(again.text).not.toContain(demoFacts.bank?.iban);
});

it('names no last day for an order in advance that never lapses', async () => {
  const world = await openMailWorld({}, { unpaidDays: 0 });
  await world.pool.query('update payment_option set is_prepaid = true');
  await world.order();
  const { text } = await world.mail('order-confirmation');
  expect(text).toContain(demoFacts.bank?.iban);
  for (const words of [inFinnish('MAIL_TRANSFER_PAY_BY'), inFinnish('MAIL_TRANSFER_LAPSES'), '9999'])
    expect(text).not.toContain(words);
});
