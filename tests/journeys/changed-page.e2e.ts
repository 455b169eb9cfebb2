/** Purchases on pages that something else changes all the time: a translator that replaces every text, an extension that inserts elements everywhere. */
import type { Page } from '@playwright/test';
import { dialog, loginButton, register, uniqueEmail } from './account-steps.ts';
import { insertElements, translateEverything } from './changed-page.ts';
import { runCommand } from './commands.ts';
import { expect, screens, test } from './fixtures.ts';
import {
  acceptTerms,
  buyForm,
  chooseFirstProduct,
  chooseSizeIfThereIsOne,
  fillCheckout,
  main,
  openCartFrom,
  openPage,
  orderButton,
  payByInvoice,
  paymentChoices,
  type Translate,
  testBuyer,
  title,
} from './steps.ts';

const changes = {
  'translated by replacement of all its text': { change: translateEverything, trace: 'font' },
  'with elements that an extension inserts': { change: insertElements, trace: '.of-an-extension' },
} as const;
const list = { fi: '/tuotteet', sv: '/produkter' } as const;
const card = /^(Maksukortti|Kort) /;
/** React says that the page is not the one of the server. */
const mismatch = /React error #(418|423)/;

const company = { name: 'Metsäkone Esimerkki Oy', id: '0737546-2' };

/** The first press starts the application, which renders the page anew. */
const start = { timeout: 30_000 };

async function addToCart(page: Page, t: Translate) {
  await chooseSizeIfThereIsOne(page, t);
  await buyForm(page, t)
    .getByRole('button', { name: t('ADD_TO_CART') })
    .click();
  const notice = page.getByRole('dialog', { name: t('CART_ITEM_ADDED', { count: 1 }) });
  await expect(notice).toBeVisible(start);
  return notice;
}

/** Characters in the parts of the page, without the panels that open over it. */
const wordsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, main, footer')]
      .filter(part => !part.closest('dialog, [role=dialog]'))
      .map(part => (part as HTMLElement).innerText.replace(/[\u00ad\s]+/g, ''))
      .map(text => text.length),
  );

async function expectNothingLost(page: Page, before: readonly number[]) {
  const after = await wordsOf(page);
  expect(after).toHaveLength(before.length);
  // Less than a hundredth is the difference that a cart's count makes.
  for (const [index, length] of after.entries()) expect(length).toBeGreaterThan((before[index] ?? 0) * 0.99);
}

for (const [name, { change, trace }] of Object.entries(changes)) {
  /** Waits until the page is changed: the press that follows is the first one on it. */
  const openChanged = async (page: Page, language: 'fi' | 'sv', path: string) => {
    await openPage(page, language, path);
    await expect(main(page).locator(trace).first()).toBeAttached();
  };
  const chooseProduct = async (page: Page, t: Translate) => {
    await chooseFirstProduct(page, t);
    await page.reload({ waitUntil: 'load' });
    await expect(main(page).locator(trace).first()).toBeAttached();
  };
  const goToCheckout = async (page: Page, t: Translate) => {
    const panel = await openCartFrom(page, await addToCart(page, t), t);
    await panel.getByRole('link', { name: t('CART_TO_CHECKOUT') }).click();
    await expect(title(page)).toHaveText(t('CHECKOUT'));
  };

  test.describe(`a page ${name}`, () => {
    test.beforeEach(async ({ page, browserErrors }) => {
      test.setTimeout(180_000);
      browserErrors.allow(mismatch);
      await page.addInitScript(change);
    });

    for (const path of ['/', '/tuotteet', '/toimitus'] as const)
      test(`loses nothing at the first press on ${path}, which works`, async ({ page, t }) => {
        await openChanged(page, 'fi', path);
        const before = await wordsOf(page);
        await page
          .getByRole('banner')
          .getByRole('button', { name: t('CART') })
          .first()
          .click();
        await expect(dialog(page)).toBeVisible(start);
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
        await expectNothingLost(page, before);
      });

    test.describe('fi, phone', () => {
      test.use({ ...screens.phone, language: 'fi' });

      test('a guest buys on invoice', async ({ page, t }) => {
        await openChanged(page, 'fi', list.fi);
        await chooseProduct(page, t);
        const before = await wordsOf(page);
        const panel = await openCartFrom(page, await addToCart(page, t), t);
        await expectNothingLost(page, before);
        const total = panel.getByRole('definition').last();
        const sum = (await total.textContent()) ?? '';
        await panel.getByRole('button', { name: t('A11Y_INCREASE_QUANTITY', { name: '' }).trim() }).click();
        // A price is never the one of another quantity, also where its text was replaced.
        await expect(total).not.toHaveText(sum);
        await panel.getByRole('link', { name: t('CART_TO_CHECKOUT') }).click();
        await expect(title(page)).toHaveText(t('CHECKOUT'));
        await fillCheckout(page, t, { ...testBuyer, email: uniqueEmail() });
        await payByInvoice(page, t);
        await acceptTerms(page);
        await orderButton(page, t).click();
        await expect(title(page)).toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
        await expect(
          main(page)
            .getByRole('strong')
            .filter({ hasText: /^\d{4,}/ }),
        ).toBeVisible();
      });
    });

    test.describe('sv, desktop', () => {
      test.use({ ...screens.desktop, language: 'sv' });

      test('a business buys by its second card', async ({ page, t }) => {
        await openChanged(page, 'sv', list.sv);
        await chooseProduct(page, t);
        await goToCheckout(page, t);
        await main(page)
          .getByRole('radio', { name: t('CUSTOMER_TYPE_ORGANIZATION') })
          .check();
        const field = (label: 'LABEL_COMPANY' | 'LABEL_ORGANIZATION_ID') =>
          main(page).getByRole('textbox', { name: t(label) });
        await field('LABEL_COMPANY').fill(company.name);
        await fillCheckout(page, t);
        const pay = async (number: string) => {
          await paymentChoices(page, t).getByRole('radio', { name: card }).check();
          if (await field('LABEL_ORGANIZATION_ID').isVisible())
            await field('LABEL_ORGANIZATION_ID').fill(company.id);
          await acceptTerms(page);
          await orderButton(page, t).click();
          return async () => {
            await page.locator('#card').fill(number);
            await page.locator('button[name=do][value=pay]').click();
          };
        };
        const decline = await pay('4000000000000002');
        for (let attempt = 0; attempt < 3; attempt += 1) await decline();
        await expect(page).toHaveURL(/\/checkout\/failed/);
        await main(page).getByRole('link').first().click();
        await expect(title(page)).toHaveText(t('CHECKOUT'));
        await (await pay('4242424242424242'))();
        const code = page.locator('#code');
        const confirmation = title(page).filter({ hasText: t('CHECKOUT_CONFIRM_TITLE') });
        await expect(code.or(confirmation)).toBeVisible();
        if (await code.isVisible()) {
          await code.fill('123456');
          await page.locator('button[name=do][value=pay]').click();
        }
        await expect(confirmation).toBeVisible();
      });

      test('a customer with prices and a balance of their own buys on invoice', async ({ page, t }) => {
        const mail = uniqueEmail();
        await openChanged(page, 'sv', list.sv);
        await loginButton(page, t).click();
        await expect(dialog(page)).toBeVisible(start);
        await page.keyboard.press('Escape');
        await register(page, t, mail);
        runCommand('tests/journeys/give-terms.ts', [mail]);
        await openChanged(page, 'sv', list.sv);
        await chooseProduct(page, t);
        const own = main(page).locator('[data-own]:not([hidden])').filter({ hasText: /\d/ }).first();
        await expect(own).toBeVisible(start);
        const price = /[\d\s]+,\d\d/.exec((await own.textContent()) ?? '')?.[0].trim() ?? '';
        await goToCheckout(page, t);
        const rows = main(page).getByRole('complementary');
        await expect(rows).toContainText(price);
        await fillCheckout(page, t);
        await payByInvoice(page, t);
        await expect(rows).toContainText(t('CART_SUMMARY_BALANCE'));
        await acceptTerms(page);
        await orderButton(page, t).click();
        await expect(title(page)).toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
        await expect(main(page)).toContainText(t('CART_SUMMARY_BALANCE'));
      });
    });
  });
}
