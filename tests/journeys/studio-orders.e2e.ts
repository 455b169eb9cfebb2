/** Orders at the counter: found, packed, mailed and noted by two people who see each other's work (R-STUDIO-140, R-STUDIO-144, R-STUDIO-145). */
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

test('a new order appears in an open list, and sales correct its article', async ({
  page,
  request,
  browserErrors,
}) => {
  test.slow();
  browserErrors.allow(/401|409/);
  await enter(page, 'Sanna', 'sales');
  await page.getByRole('link', { name: texts.SHELL_SECTION_ORDERS }).click();
  await expect(page.getByRole('searchbox', { name: texts.ORDERS_SEARCH })).toBeVisible();
  const { orderId: number } = await buyOne(shop, await findPurchase(request, shop));
  await page.getByRole('link', { name: number }).click();
  await expect(heading(page, number)).toBeVisible();
  const article = page.getByRole('table').getByRole('link').first();
  const articleNumber = (await article.textContent()) ?? '';
  await article.click();
  const stock = page.locator('section', { has: button(page, texts.ARTICLE_CORRECT_STOCK) });
  await expect(stock).toBeVisible();
  await expectBoth(page, 'article');

  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: texts.ARTICLE_SAVE, exact: true });
  await button(page, texts.ARTICLE_CORRECT_STOCK).click();
  const counted = dialog.getByRole('textbox', { name: texts.ARTICLE_IN_STOCK });
  const before = Number(await counted.inputValue());
  await expectAccessible(page, 'the stock', 'dialog');
  await counted.fill('-1');
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText(texts.ARTICLE_WRONG_STOCK);
  await counted.fill(String(before + 3));
  await dialog.getByRole('textbox', { name: texts.ARTICLE_REASON }).fill('Recounted');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(stock).toContainText(String(before + 3));

  await page.getByRole('button', { name: /Finland/ }).click();
  const selling = dialog.getByRole('textbox', { name: new RegExp(texts.ARTICLE_SELLING) });
  const price = Number(await selling.inputValue());
  await expectAccessible(page, 'the price', 'dialog');
  await selling.fill('0');
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText(texts.ARTICLE_WRONG_PRICE);
  // A cent less, so that other journeys buy at nearly the same price.
  await selling.fill((price - 0.01).toFixed(2));
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Recounted/)).toBeVisible();
  await expectBoth(page, 'article-corrected');

  await page.goto(`${studio}/orders/stock`);
  await page.getByRole('searchbox', { name: texts.ARTICLES_SEARCH }).fill(articleNumber.replaceAll('-', ''));
  await expect(page.getByRole('row', { name: new RegExp(articleNumber) })).toContainText(String(before + 3));
  await expectBoth(page, 'articles');
});

test('an editor has no orders', async ({ page, browserErrors }) => {
  browserErrors.allow(/401|403/);
  await enter(page, 'Essi', 'editor');
  await expect(page.getByRole('link', { name: texts.SHELL_SECTION_PAGES })).toBeVisible();
  await expect(page.getByRole('link', { name: texts.SHELL_SECTION_ORDERS })).toHaveCount(0);
  expect((await page.request.get(`${studio}/api/orders/100001`)).status()).toBe(403);
});
