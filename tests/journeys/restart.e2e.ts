/** A shop that ends and comes back: orders are still there, and so are its pages when one of their files is broken. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buyOne } from '../attack/buy.ts';
import { type BuiltShop, makeBuiltShop } from '../support/built-shop.ts';
import { freePort } from '../support/free-port.ts';
import { EarlyExitError, type ShopProcess } from '../support/shop-process.ts';
import { expect, test } from './fixtures.ts';
import { orderWish } from './orders.ts';
import { main, title } from './steps.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let built: BuiltShop;
let shop: ShopProcess;
let port: string;
const start = () => built.start({ PORT: port, SEED_PRODUCTS: '120' });

test.beforeAll(async () => {
  built = makeBuiltShop();
  port = String(await freePort());
  shop = await start();
});

test.afterAll(async () => {
  await shop?.stop();
  built?.remove();
});

test('an order can be read again after the shop was ended and after it was killed', async ({
  page,
  request,
  words: t,
}) => {
  const { orderId, cartId } = await buyOne(shop.origin, await orderWish(request, shop.origin));
  const confirmation = `${shop.origin}/checkout/confirm?oid=${orderId}&cartid=${cartId}`;
  /** Opens it, with all that it loads in quiet, and leaves again: the shop goes away next. */
  const seeOrder = async () => {
    await page.goto(confirmation, { waitUntil: 'networkidle' });
    await expect(title(page)).toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
    await expect(main(page)).toContainText(orderId);
    await page.goto('about:blank');
  };
  await seeOrder();

  expect(await shop.stop()).toBe(0);
  shop = await start();
  await seeOrder();

  await shop.kill();
  shop = await start();
  await seeOrder();
});

test('a typo in the front page leaves the last valid one in place, and the log says where it is', async ({
  page,
  request,
}) => {
  await shop.stop();
  const file = join(built.root, 'pages/home.page.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('"layout": "default",', '"layout" "default",'));
  shop = await start();
  const line = before.slice(0, before.indexOf('"layout": "default"')).split('\n').length;
  const place = new RegExp(`home\\.page\\.json:${line}:\\d+`);
  expect(shop.lines.map(({ msg }) => msg).join('\n')).toMatch(place);

  await page.goto(shop.origin);
  await expect(title(page)).toBeVisible();
  const ready = await request.get(`${shop.origin}/readyz`);
  expect(ready.status()).toBe(200);
  expect(await ready.text()).toMatch(place);
  await page.goto('about:blank');
});

test('without a valid revision a typo in a page ends the start and is named', async () => {
  await shop.stop();
  rmSync(join(built.root, 'dist/pages'), { recursive: true });
  const failure = await start().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(EarlyExitError);
  const { code, output } = failure as EarlyExitError;
  expect(code).toBe(1);
  expect(output).toMatch(/home\.page\.json:\d+:\d+/);
});

test('a wrong setting ends the start at once, by name', async () => {
  const failure = await built.start({ LOG_LEVEL: 'loud' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(EarlyExitError);
  const { code, output } = failure as EarlyExitError;
  expect(code).toBe(2);
  expect(output).toContain('LOG_LEVEL = "loud"');
  // Before the database was touched.
  expect(output).not.toMatch(/database|catalogue/);
});
