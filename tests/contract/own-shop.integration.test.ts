/** A shop that `shop new` writes starts, takes an order and has nothing of the demo shop's identity. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { loadConfig } from '#server/config/load-config.ts';
import { startShop } from '#server/start/start-shop.ts';
import { memoryLogger } from '#server/testing/http-world.ts';
import { plainFrontend } from '../attack/plain-frontend.ts';
import { buyOne } from '../attack/purchases.ts';
import { bundled } from '../attack/start-from-sources.ts';
import { demoFacts, demoProfile } from '../support/demo-profile.ts';
import { createTestDatabase } from '../support/test-database.ts';

/** Names, numbers and addresses by which the demo shop's company is known, in all languages. */
const demoWords = new RegExp(
  [
    ...['ATV\\sHuset', 'Huset(?:in|ista|iin|issa)', 'atvhuset\\.example', 'Esimerkkikatu', 'Exempelgatan'],
    ...['FI21\\W?1234', demoFacts.businessId, '020\\W?000\\W?0000', '\\+358\\W?20\\W?000\\W?0000'],
    ...['esittelykauppa', 'demobutik', 'demo shop', 'social\\.png'],
  ].join('|'),
  'iu',
);

const own = {
  company: {
    ...{ name: 'Nordic Boats Oy', businessId: '0112038-9', vatId: 'FI01120389' },
    ...{ street: 'Satamakatu 7', postalCode: '20100', city: 'Turku', country: 'FI' },
  },
  mail: 'kauppa@boats.example',
  phone: '+358 2 123 4567',
  hours: 'Arkisin 10–14',
  bank: { iban: 'FI14 1009 3000 1234 58', bic: 'OKOYFIHH', name: 'OP' },
};

async function newFolder(identity: object): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'own-shop-')), 'boats');
  onTestFinished(() => rm(join(folder, '..'), { recursive: true }));
  const values = { name: 'Nordic Boats', country: 'FI', currency: 'EUR', vat: '25.5' };
  await promisify(execFile)(process.execPath, [
    ...[await bundled('tools/shop/cli.ts'), 'new', folder],
    ...Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]),
  ]);
  const file = join(folder, 'shop.json');
  const shop: object = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...shop, ...identity }));
  return folder;
}

async function openShop(identity: object) {
  const { url, db, drop } = await createTestDatabase();
  onTestFinished(drop);
  const { logger } = memoryLogger();
  const settings = {
    ...{ SHOP: await newFolder(identity), DATABASE_URL: url, PORT: '0', STUDIO_PORT: '0' },
    ...{ MAILBOX: 'true', STUDIO: 'true', FOREIGN_DOCUMENTS: 'true' },
    // Busy machines take long for a page.
    PAGES_WORK_PER_MINUTE: '1000000',
  };
  const shop = await startShop({
    config: loadConfig(settings, '/nowhere'),
    logger,
    root: process.cwd(),
    frontend: { ...plainFrontend(), studio: 'src/studio', load: () => import('#entry/entry-server.tsx') },
  });
  onTestFinished(() => shop.stop());
  await shop.ready;
  const { sku_id: skuId } = await db.selectFrom('sku').select('sku_id').executeTakeFirstOrThrow();
  const { payment_id: paymentId } = await db
    .selectFrom('payment_option')
    .select('payment_id')
    .executeTakeFirstOrThrow();
  const { orderId, cartId } = await buyOne(shop.origin, { skuId, paymentId });
  const read = async (address: string, base = shop.origin) => {
    const answer = await fetch(new URL(address, base), { headers: { cookie: `ralph-cart-id=${cartId}` } });
    return { status: answer.status, text: await answer.text() };
  };
  const home = (await read('/')).text;
  const product = /href="(\/p\/[^"]+)"/.exec(home)?.[1] ?? '';
  expect(product).not.toBe('');
  return { shop, read, home, product, confirmed: `/checkout/confirm?oid=${orderId}&cartid=${cartId}` };
}

const pagesOf = ({ product, confirmed }: { product: string; confirmed: string }) =>
  ['/', product, '/tuotteet', '/kassa', '/kassa/lomake', confirmed, '/ostoehdot', '/nothing-here'] as const;

it('names its own company wherever a shop is named, and nothing of the demo shop', async () => {
  const world = await openShop(own);
  const { read, shop, home } = world;
  const files = ['/manifest.webmanifest', '/offline/fi.html', '/mailbox/1', '/mailbox/1.txt', '/robots.txt'];
  for (const address of [...pagesOf(world), ...files, '/sitemap.xml', '/sitemap/pages.xml']) {
    const { status, text } = await read(address);
    expect([address, status]).toEqual([address, address === '/nothing-here' ? 404 : 200]);
    expect([address, demoWords.exec(text)?.[0]]).toEqual([address, undefined]);
  }
  expect(home).toContain('<meta property="og:site_name" content="Nordic Boats">');
  expect(home).toContain('<title>Nordic Boats</title>');
  expect(home).toContain('© 2026 Nordic Boats Oy.'.replace('2026', String(new Date().getFullYear())));
  expect(home).toContain('"legalName":"Nordic Boats Oy"');
  expect(home).toContain('Y-tunnus 0112038-9');
  expect(home).toContain('tel:+35821234567');
  expect(JSON.parse((await read('/manifest.webmanifest')).text)).toMatchObject({
    name: 'Nordic Boats',
    short_name: 'Nordic Boats',
  });
  const mail = (await read('/mailbox/1.txt')).text;
  for (const fact of ['Reply-To: kauppa@boats.example', 'FI14 1009 3000 1234 58', 'Satamakatu 7'])
    expect(mail).toContain(fact);
  const studio = await read('/', shop.studioOrigin ?? '');
  expect(studio.text).toContain('<meta name="application-name" content="Nordic Boats" />');
  expect(studio.text).not.toMatch(demoWords);
});

it('leaves out what is not written yet, and links to no language that the shop does not have', async () => {
  const world = await openShop({});
  const { read, home } = world;
  for (const address of pagesOf(world).filter(each => each !== '/ostoehdot')) {
    const { text } = await read(address);
    expect([address, demoWords.exec(text)?.[0]]).toEqual([address, undefined]);
    expect([address, text.includes('[…]')]).toEqual([address, false]);
  }
  expect(home).not.toMatch(/hreflang|href="\/(?:sv|en)(?:\/|")|href="tel:"|mailto:/);
  expect((await read('/sitemap/pages.xml')).text).not.toMatch(/\/(?:sv|en)\//);
  for (const address of ['/sv', '/sv/produkter', '/en/products'])
    expect([address, (await read(address)).status]).toEqual([address, 404]);
  expect((await read('/mailbox/1.txt')).text).toContain('Lähetämme sinulle tilinumeron.');
});

it('knows the words of the demo shop', () => {
  for (const text of [demoProfile.name, demoFacts.company, demoFacts.mail, demoFacts.phone, demoFacts.street])
    expect(text).toMatch(demoWords);
});
