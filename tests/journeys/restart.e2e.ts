/** Restarts of the shop: orders are still there, and an invalid page file does not break its pages. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buyOne } from '../attack/purchases.ts';
import { type BuiltShop, makeBuiltShop } from '../support/built-shop.ts';
import { freePort } from '../support/free-port.ts';
import { EarlyExitError, type ShopProcess } from '../support/shop-process.ts';
import { expect, test } from './fixtures.ts';
import { findPurchase } from './orders.ts';
import { waitForQuiet } from './quiet-page.ts';
import { main, title } from './steps.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let built: BuiltShop;
let shop: ShopProcess;
let port: string;
const operator = 'operators-of-the-restart-journey-1';
const start = () => built.start({ PORT: port, SEED_PRODUCTS: '120', OPERATIONS_TOKEN: operator });

test.beforeAll(async () => {
  built = makeBuiltShop();
  port = String(await freePort());
  shop = await start();
});

test.afterAll(async () => {
  await shop?.stop();
  built?.remove();
});

test('an order is readable after a shutdown and after a kill', async ({ page, request, t }) => {
  const { orderId, cartId } = await buyOne(shop.origin, await findPurchase(request, shop.origin));
  const confirmation = `${shop.origin}/checkout/confirm?oid=${orderId}&cartid=${cartId}`;
  /** Opens the confirmation and leaves it again, so that no request is open when the shop stops. */
  const expectOrder = async () => {
    await page.goto(confirmation);
    await waitForQuiet(page);
    await expect(title(page)).toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
    await expect(main(page)).toContainText(orderId);
    await page.goto('about:blank');
  };
  await expectOrder();

  expect(await shop.stop()).toBe(0);
  shop = await start();
  await expectOrder();

  await shop.kill();
  shop = await start();
  await expectOrder();
});

/** @proves FAULT-82 */
test('a syntax error in the front page keeps the last valid revision and is logged with its position', async ({
  page,
  request,
}) => {
  await shop.stop();
  const file = join(built.root, 'pages/home.page.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('"layout": "default",', '"layout" "default",'));
  shop = await start();
  const line = before.slice(0, before.indexOf('"layout": "default"')).split('\n').length;
  const position = new RegExp(`home\\.page\\.json:${line}:\\d+`);
  expect(shop.lines.map(({ msg }) => msg).join('\n')).toMatch(position);

  await page.goto(shop.origin);
  await expect(title(page)).toBeVisible();
  const ready = await request.get(`${shop.origin}/readyz`);
  expect([ready.status(), await ready.json()]).toEqual([200, { status: 'ready' }]);
  const headers = { authorization: `Bearer ${operator}` };
  expect(await (await request.get(`${shop.origin}/readyz`, { headers })).text()).toMatch(position);
  await page.goto('about:blank');
});

test('a syntax error in a page ends the start when there is no valid revision', async () => {
  await shop.stop();
  rmSync(join(built.root, 'dist/pages'), { recursive: true });
  const failure = await start().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(EarlyExitError);
  const { code, output } = failure as EarlyExitError;
  expect(code).toBe(1);
  expect(output).toMatch(/home\.page\.json:\d+:\d+/);
});

test('an invalid setting ends the start at once and is named', async () => {
  const failure = await built.start({ LOG_LEVEL: 'loud' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(EarlyExitError);
  const { code, output } = failure as EarlyExitError;
  expect(code).toBe(2);
  expect(output).toContain('LOG_LEVEL = "loud"');
  // The start ends before it opens the database.
  expect(output).not.toMatch(/database|catalogue/);
});
