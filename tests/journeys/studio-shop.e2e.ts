/** The shop itself in Studio: another phone number and another colour, published, seen by a shopper, taken back. */
import { expect, type Page } from '@playwright/test';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { type BuiltShop, makeBuiltShop } from '../support/built-shop.ts';
import type { ShopProcess } from '../support/shop-process.ts';
import { test } from './fixtures.ts';
import { button, publish, saved, takeBack } from './studio-steps.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

let built: BuiltShop;
let shop: ShopProcess;
let studio: string;

// A shop of its own: others would be called by another number meanwhile.
test.beforeAll(async () => {
  built = makeBuiltShop();
  shop = await built.start({ SEED_PRODUCTS: '60' });
  studio = /Studio: (http\S+)/.exec(shop.lines.map(({ msg }) => msg).join('\n'))?.[1] ?? '';
});
test.afterAll(async () => {
  await shop?.stop();
  built?.remove();
});

const was = '020 000 0000';
const phone = '020 111 2222';
const colour = '#0f5c6e';

const canvas = (page: Page) => page.frameLocator(`iframe[title="${texts.CANVAS_FRAME}"]`);
const primaryOf = (root: HTMLElement): string => getComputedStyle(root).getPropertyValue('--primary');

async function open(page: Page, name: string): Promise<void> {
  await page.goto(new URL('/shop', studio).href);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.locator('[data-canvas=ready]')).toBeVisible();
}

/** A shopper without anything kept, as long as an older page may still be shown. */
async function shopperSees(page: Page, seen: { number: string; isOwn: boolean }): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser');
  const context = await browser.newContext();
  const shopper = await context.newPage();
  await expect(async () => {
    await shopper.goto(`${shop.origin}/`);
    await expect(shopper.getByRole('contentinfo')).toContainText(seen.number, { timeout: 1_000 });
    const primary = await shopper.locator('html').evaluate(primaryOf);
    expect(primary === colour).toBe(seen.isOwn);
  }).toPass({ timeout: 15_000 });
  await context.close();
}

test('changes phone number and colour, and takes both back', async ({ page, browserErrors }) => {
  browserErrors.allow(/401/);
  await page.goto(studio);
  await button(page, texts.SIGN_IN_BY_LINK).click();
  await expect(page.getByRole('heading', { name: texts.SHELL_SECTION_PAGES })).toBeVisible();

  await open(page, texts.SETTINGS_IDENTITY);
  const numbers = page.getByRole('group', { name: texts.PREVIEW_FIELD_SETTINGS__PHONE, exact: true });
  await numbers.getByLabel('Suomi').fill(phone);
  await saved(page);
  await expect(canvas(page).getByRole('contentinfo')).toContainText(phone);
  await publish(page);
  await shopperSees(page, { number: phone, isOwn: false });

  await open(page, texts.SETTINGS_THEME);
  await canvas(page)
    .locator('html')
    .evaluate(root => root.setAttribute('data-seen', ''));
  const main = page.getByRole('group', { name: texts.PREVIEW_FIELD_SETTINGS__PRIMARY, exact: true });
  await main.getByRole('textbox', { name: texts.PREVIEW_FIELD_SETTINGS__LIGHT, exact: true }).fill(colour);
  await main.getByRole('textbox', { name: texts.PREVIEW_FIELD_SETTINGS__DARK, exact: true }).fill('#177a8c');
  await expect.poll(async () => canvas(page).locator('html').evaluate(primaryOf)).toBe(colour);
  // The page in the canvas is the one that was there before.
  await expect(canvas(page).locator('html')).toHaveAttribute('data-seen', '');
  await saved(page);
  await publish(page);
  await shopperSees(page, { number: phone, isOwn: true });

  await takeBack(page);
  await shopperSees(page, { number: phone, isOwn: false });
  await open(page, texts.SETTINGS_IDENTITY);
  await takeBack(page);
  await shopperSees(page, { number: was, isOwn: false });
});
