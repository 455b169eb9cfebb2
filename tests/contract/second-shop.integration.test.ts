/** `shops/vene`: a shop of other products, countries and colours, of which no code knows anything. */
import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { loadConfig } from '#server/config/load-config.ts';
import { startShop } from '#server/start/start-shop.ts';
import { memoryLogger } from '#server/testing/http-world.ts';
import { plainFrontend } from '../attack/plain-frontend.ts';
import { callApi } from '../attack/request.ts';
import { demoFacts, demoProfile } from '../support/demo-profile.ts';
import { createTestDatabase } from '../support/test-database.ts';

const folder = 'shops/vene';

/** Names, colours and words of the demo shop, and every word for a vehicle or for what fits one. */
const foreign = new RegExp(
  [
    ...[demoProfile.name.replace(' ', '\\s'), demoFacts.mail, demoFacts.street, '\\batv(?!Presses)'],
    ...['#c8161d', '#a30f15', '#ff6b70'],
    ...['mönki', 'ajoneuvo', 'moottorikelk', 'renka(?:at|ita)', 'sopivat osat', 'sopivuus', 'tallis'],
    ...['fyrhjul', 'fordon', 'snöskot', 'däck', 'delar som passar', 'garage', 'vehicle', 'data-fit'],
  ].join('|'),
  'iu',
);

/** Without keys of a page's configuration, and the salt that a shop has unless it sets its own. */
const withoutKeys = (html: string): string =>
  html.replaceAll(/"hasVehicles":false|"vehicle":"text"|"quickFilters":\["vehicle"|atv-huset-\w+-salt/g, '');

async function openShop() {
  const { url, db, drop } = await createTestDatabase();
  onTestFinished(drop);
  const { logger, lines } = memoryLogger();
  const settings = {
    ...{ SHOP: folder, DATABASE_URL: url, PORT: '0', STUDIO_PORT: '0' },
    ...{ MAILBOX: 'true', FOREIGN_DOCUMENTS: 'true' },
    // Busy machines take long for a page.
    PAGES_WORK_PER_MINUTE: '1000000',
  };
  const shop = await startShop({
    config: loadConfig(settings),
    ...{ logger, root: process.cwd() },
    frontend: { ...plainFrontend(), load: () => import('#entry/entry-server.tsx') },
  });
  onTestFinished(() => shop.stop());
  await shop.ready;
  return { shop, db, lines };
}

const addToCart =
  'mutation ($id: String!, $item: CartItemInputType!, $marketId: String) { addToCart(id: $id, item: $item, marketId: $marketId) { id } }';
const placeOrder =
  'mutation ($id: String!, $checkout: CheckoutInputType!, $marketId: String, $languageId: String) { placeOrder(cartId: $id, checkout: $checkout, marketId: $marketId, languageId: $languageId) { orderId } }';

const homes = {
  se: { zip: '953 31', city: 'Haparanda', addressLine1: 'Exempelgatan 2', mobile: '070 174 06 05' },
  no: { zip: '4630', city: 'Kristiansand', addressLine1: 'Eksempelveien 2', mobile: '+47 400 00 000' },
};

/** Three visits of a whole shop, on a machine that is busy. */
const MAX_MILLISECONDS = 300_000;

type Shop = Awaited<ReturnType<typeof openShop>>;

async function buy({ shop, db }: Shop, market: keyof typeof homes, languageId: string) {
  const { sku_id: skuId } = await db.selectFrom('sku').select('sku_id').executeTakeFirstOrThrow();
  const { payment_id: paymentId } = await db
    .selectFrom('payment_option')
    .select('payment_id')
    .orderBy('payment_id')
    .executeTakeFirstOrThrow();
  const made = await callApi(
    shop.origin,
    `query ($marketId: String, $languageId: String) { getCart(id: "", marketId: $marketId, languageId: $languageId) { id } }`,
    { marketId: market, languageId },
  );
  const cart = made.data?.['getCart'] as { id: string } | null | undefined;
  if (!cart) throw new Error(`No cart in ${market}: ${made.text}`);
  const { id } = cart;
  await callApi(shop.origin, addToCart, { id, item: { skuId, quantity: 2 }, marketId: market });
  const billingAddress = { firstName: 'Anna', lastName: 'Aalto', ...homes[market] };
  const placed = await callApi(
    shop.origin,
    placeOrder,
    {
      ...{ id, marketId: market, languageId },
      checkout: { acceptedConsents: ['order'], email: 'anna@example.com', billingAddress, paymentId },
    },
    { 'x-idempotency-key': randomUUID() },
  );
  const order = placed.data?.['placeOrder'] as { orderId: string } | null | undefined;
  if (!order) throw new Error(`No order in ${market}: ${placed.text}`);
  return { cartId: id, confirmed: `/checkout/confirm?oid=${order.orderId}&cartid=${id}` };
}

it(
  'sells in two countries, with nothing of the demo shop and no vehicle anywhere',
  async () => {
    const world = await openShop();
    const { shop, lines } = world;
    expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    let mails = 0;
    const found: string[] = [];
    for (const [market, currency, languageId] of [
      ['se', 'kr', 'sv-SE'],
      ['no', 'kr', 'sv-SE'],
      ['se', 'kr', 'fi-FI'],
    ] as const) {
      const { cartId, confirmed } = await buy(world, market, languageId);
      const prefix = languageId === 'fi-FI' ? '' : '/sv';
      const cookie = `ralph-cart-id=${cartId}; ralph-selected-market=${market}`;
      const read = async (address: string) => {
        const answer = await fetch(new URL(address, shop.origin), { headers: { cookie } });
        return { status: answer.status, text: await answer.text() };
      };
      const home = (await read(prefix || '/')).text;
      const links = [...home.matchAll(/href="([^"?#]+)"/g)].map(([, href = '']) => href);
      const own = [...new Set(links.filter(href => href.startsWith(`${prefix}/`) && !href.includes('.')))];
      const product = own.find(href => href.includes('/p/')) ?? '';
      expect(product).not.toBe('');
      const pages = prefix
        ? ['/sv/produkter', '/sv/varukorg', '/sv/kassan', '/sv/s/lina', `/sv${confirmed}`]
        : ['/tuotteet', '/ostoskori', '/kassa', '/kassa/lomake', '/s/köysi', confirmed];
      mails += 1;
      const files = [
        '/manifest.webmanifest',
        '/offline/sv.html',
        `/mailbox/${mails}`,
        `/mailbox/${mails}.txt`,
      ];
      const kinds = own.filter(href => !href.includes('/p/') || href === product);
      for (const address of [...kinds, ...pages, ...files, `${prefix}/nothing-here`, '/sitemap/pages.xml']) {
        const { text } = await read(address);
        const match = foreign.exec(withoutKeys(text));
        if (match)
          found.push(`${market} ${address}: ${withoutKeys(text).slice(match.index - 60, match.index + 60)}`);
      }
      expect((await read(product)).text).toContain(currency);
      expect((await read(`/mailbox/${mails}`)).text).toContain('#0f5c6e');
      expect(home).toContain('<meta name="theme-color" content="#0f5c6e">');
      expect(home).toContain('--primary:#177a8c');
      expect(home).toContain('--logo:url(/brand/logo-');
    }
    expect(found).toEqual([]);
  },
  MAX_MILLISECONDS,
);

it('allows the style of its theme and serves its pictures, and has no addresses of vehicles', async () => {
  const { shop } = await openShop();
  const answer = await fetch(shop.origin);
  const html = await answer.text();
  const [, style = ''] = /<style>(:root\{[^<]*)<\/style>/.exec(html) ?? [];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  const hash = Buffer.from(digest).toString('base64');
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self'`);
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  const pictures = [...style.matchAll(/url\(([^)]+)\)/g)].map(([, path = '']) => path);
  expect(pictures.length).toBe(3);
  for (const path of [...pictures, '/favicon.svg', '/icons/icon-512.png', '/icons/apple-touch-icon.png']) {
    const picture = await fetch(new URL(path, shop.origin));
    expect([path, picture.status]).toEqual([path, 200]);
    expect(picture.headers.get('content-type')).toMatch(/^image\/(?:png|svg\+xml)$/);
  }
  const drawing = await (await fetch(`${shop.origin}/drawings/not-found.svg`)).text();
  expect(drawing).toContain('#0f5c6e');
  expect(drawing).not.toMatch(/#(?:c8161d|970f15|e5484d)/);
  expect((await fetch(`${shop.origin}/vehicles/manufacturers`)).status).toBe(404);
  expect(html).not.toMatch(/SHOP_AS|customer-type/);
});
