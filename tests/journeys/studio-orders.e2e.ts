/** Orders at the counter: found, packed, mailed and noted by two people who see each other's work (R-STUDIO-140). */
import { expect, type Page } from '@playwright/test';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { buyOne } from '../attack/purchases.ts';
import { expectAccessible } from './accessibility.ts';
import { runCommand } from './commands.ts';
import { test } from './fixtures.ts';
import { findPurchase } from './orders.ts';

const studio = process.env['SHOP_STUDIO'] ?? '';
const shop = process.env['SHOP_ORIGIN'] ?? '';

test.use({ locale: 'en-GB' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function enter(page: Page, name: string, role: string): Promise<void> {
  const mail = `${name.toLowerCase()}.orders@shop.example`;
  const printed = runCommand('backend/staff/cli.ts', ['invite', mail, '--role', role, '--name', name]);
  await page.goto(/https?:\S+/.exec(printed)?.[0] ?? '');
  await button(page, texts.SIGN_IN_BY_LINK).click();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
}

const heading = (page: Page, number: string) =>
  page.getByRole('heading', { level: 1, name: texts.ORDER_TITLE.replace('{number}', number) });

/** On a phone and on a computer. */
async function expectBoth(page: Page, screen: string): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${screen} at ${width} px`);
  }
}

test('sales packs an order that a colleague has open, and prints its lists', async ({
  page,
  request,
  browser,
  browserErrors,
}) => {
  test.slow();
  // A second press is refused, and no one is signed in at first.
  browserErrors.allow(/401|409/);
  await enter(page, 'Siri', 'sales');
  const { orderId: number } = await buyOne(shop, await findPurchase(request, shop));
  await page.getByRole('link', { name: texts.SHELL_SECTION_ORDERS }).click();

  const search = page.getByRole('searchbox', { name: texts.ORDERS_SEARCH });
  await search.fill('anna@example');
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  expect(page.url()).toBe(`${studio}/orders`);
  await search.fill(number);
  await expect(page).toHaveURL(`${studio}/orders?search=${number}`);
  await expectBoth(page, 'orders');
  await page.getByRole('link', { name: number }).click();
  await expect(heading(page, number)).toBeVisible();
  await expectBoth(page, 'order');

  const context = await browser.newContext({ locale: 'en-GB' });
  const other = await context.newPage();
  await enter(other, 'Olle', 'admin');
  await other.goto(`${studio}/orders/${number}`);
  await other.getByRole('textbox', { name: texts.ORDER_NOTE, exact: true }).fill('Handle with care');
  await button(other, texts.ORDER_NOTE_SAVE).click();
  await expect(page.getByRole('alert').getByText('Handle with care')).toBeVisible();
  await button(page, texts.ORDER_NOTICE_CLOSE).click();

  // The colleague's screen follows: only an order that is paid can be shipped.
  await button(page, texts.ORDER_PAY).click();
  await expectAccessible(page, 'the payment', 'dialog');
  await page.getByRole('dialog').getByRole('button', { name: texts.ORDER_PAY, exact: true }).click();
  await expect(button(other, texts.ORDER_SHIP)).toBeVisible();

  // Both have read the same order.
  await button(other, texts.ORDER_SHIP).click();
  await button(page, texts.ORDER_SHIP).click();
  await page.getByRole('textbox', { name: texts.ORDER_SHIP_CODE }).fill('JJFI0001');
  await expectAccessible(page, 'the parcel', 'dialog');
  await page.getByRole('dialog').getByRole('button', { name: texts.ORDER_SHIP, exact: true }).click();
  await expect(page.getByText('JJFI0001').first()).toBeVisible();
  await other.getByRole('dialog').getByRole('button', { name: texts.ORDER_SHIP, exact: true }).click();
  const refusal = other.getByRole('alert').filter({ hasText: texts.ORDER_MEANWHILE });
  await expect(refusal).toBeVisible();
  await expect(refusal).toContainText('JJFI0001');
  await expect(button(other, texts.ORDER_SHIP)).toHaveCount(0);
  await context.close();

  await button(page, texts.ORDER_REFUND).click();
  await expectAccessible(page, 'the refund', 'dialog');
  const refund = page.getByRole('dialog').getByRole('button', { name: texts.ORDER_REFUND_DO, exact: true });
  await refund.click();
  await expect(page.getByRole('alert').getByText(texts.ORDER_REFUND_NO_PIECES)).toBeVisible();
  await page.getByRole('radio', { name: texts.ORDER_REFUND_ALL }).check();
  await refund.click();
  await expect(page.getByRole('heading', { name: texts.ORDER_REFUNDS })).toBeVisible();
  await expectBoth(page, 'order-refunded');

  for (const list of ['picking', 'slip']) {
    await page.goto(`${studio}/api/orders/${number}/print/${list}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
  }
});

test('an editor has no orders', async ({ page, browserErrors }) => {
  browserErrors.allow(/401|403/);
  await enter(page, 'Essi', 'editor');
  await expect(page.getByRole('link', { name: texts.SHELL_SECTION_PAGES })).toBeVisible();
  await expect(page.getByRole('link', { name: texts.SHELL_SECTION_ORDERS })).toHaveCount(0);
  expect((await page.request.get(`${studio}/api/orders/100001`)).status()).toBe(403);
});
