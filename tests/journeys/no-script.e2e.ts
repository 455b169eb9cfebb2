/** The shop without scripts: all content is readable, and a message says how to order (R-A11Y-16). */

import type { Locator, Page } from '@playwright/test';
import type { LocaleCode } from '#kernel/segment.ts';
import { factsOf } from '#kernel/shop-profile.ts';
import { demoProfile } from '#tests/support/demo-profile.ts';
import { field, loginButton, passwordField, uniqueEmail } from './account-steps.ts';
import { demoProducts, fetchProduct } from './demo-products.ts';
import { expect, test } from './fixtures.ts';
import { main, openPage, title } from './steps.ts';

test.use({ javaScriptEnabled: false });

const phoneIn = (language: LocaleCode): string => factsOf(demoProfile, language).phone;

const privateAccount = { email: 'private@demo.example', password: 'demo-private-1' } as const;

/** Chromium does not render `noscript` when Playwright disables scripts, so its text is read from the DOM. */
async function withoutScripts(page: Page): Promise<string> {
  return (await page.locator('noscript').allTextContents()).join(' ');
}

test.describe('fi', () => {
  test.use({ language: 'fi' });

  /** @proves FAULT-121 */
  test('front page, list, product and search show content, links and prices', async ({
    page,
    t,
    language,
  }) => {
    await openPage(page, language, '/');
    expect(await withoutScripts(page)).toContain(t('NO_SCRIPT_TITLE'));
    expect(await withoutScripts(page)).toContain(phoneIn(language));
    await page
      .getByRole('navigation', { name: t('A11Y_MAIN_NAVIGATION') })
      .getByRole('link')
      .first()
      .click();

    await expect(page).toHaveURL(/\/c\//);
    const card = main(page).getByRole('article').first();
    await expect(card).toContainText(/\d+,\d\d\s€/);
    const product = card.getByRole('link').first();
    const name = (await product.textContent()) ?? '';
    await product.click();

    await expect(title(page)).toHaveText(name);
    await expect(main(page)).toContainText(/\d+,\d\d\s€/);
    expect(await withoutScripts(page)).toContain(
      t('NO_SCRIPT_ORDER', {
        phone: phoneIn(language),
        hours: factsOf(demoProfile, language).hours,
      }),
    );
    await expect(main(page).getByText(t('PRODUCT_ARTICLE_NUMBER')).first()).toBeVisible();

    await test.step('country, customer type and VAT', async () => {
      const address = page.url();
      const banner = page.getByRole('banner');
      await banner.getByRole('button', { name: t('CUSTOMER_TYPE_ORGANIZATION') }).click();
      await expect(page).toHaveURL(address);
      await expect(main(page).getByText(t('EX_VAT')).first()).toBeVisible();
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: t('VAT_TOGGLE_INC') })
        .click();
      await expect(page).toHaveURL(address);
      await expect(main(page).getByText(t('EX_VAT'))).toHaveCount(0);
      await banner.getByRole('button', { name: t('CHOOSE_YOUR_COUNTRY') }).click();
      await expect(title(page)).toHaveText(t('CHOICES_TITLE'));
      await main(page).getByRole('button', { name: 'SEK' }).click();
      await expect(page).toHaveURL(address);
      await expect(main(page)).toContainText(/\d\s(kr|SEK)/);
      await banner.getByRole('button', { name: t('CHOOSE_YOUR_COUNTRY') }).click();
      await main(page).getByRole('button', { name: 'Suomi' }).click();
      await expect(main(page)).toContainText(/\d+,\d\d\s€/);
    });

    const search = page.getByRole('search');
    await search.getByRole('searchbox').fill('vin');
    await search.getByRole('button', { name: t('A11Y_SEARCH_SUBMIT') }).click();
    await expect(page).toHaveURL(/\/s\/vin/);
    await expect(main(page).getByRole('article').first()).toBeVisible();
  });
});

test.describe('sv', () => {
  test.use({ language: 'sv' });

  /** @proves FAULT-121 */
  test('signs in, keeps what was typed, and signs out', async ({ page, t, language, browserErrors }) => {
    browserErrors.allow(/\b422\b/);
    await openPage(page, language, '/produkter');
    await loginButton(page, t).click();
    await expect(title(page)).toHaveText(t('LOG_IN'));
    const logIn = async (password: string) => {
      await passwordField(main(page), t('PASSWORD')).fill(password);
      await main(page)
        .getByRole('button', { name: t('LOG_IN') })
        .click();
    };
    await field(main(page), t('EMAIL')).fill(privateAccount.email);
    await logIn('fel lösenord');
    await expect(main(page).getByText(t('ACCOUNT_FEEDBACK_CREDENTIALS'))).toBeVisible();
    await expect(field(main(page), t('EMAIL'))).toHaveValue(privateAccount.email);
    await expect(passwordField(main(page), t('PASSWORD'))).toHaveValue('');
    await logIn(privateAccount.password);
    await expect(page).toHaveURL(/\/sv\/produkter$/);

    await loginButton(page, t).click();
    await expect(main(page).getByText(t('ACCOUNT_FEEDBACK_LOGGED_IN'))).toBeVisible();
    await main(page)
      .getByRole('button', { name: t('LOG_OUT') })
      .click();
    await expect(field(main(page), t('EMAIL'))).toBeVisible();
  });

  test('subscribes to the newsletter from the footer', async ({ page, t, browserErrors }) => {
    browserErrors.allow(/\b422\b/);
    await page.goto('/sv/produkter');
    const form = (part: Locator) => part.getByRole('region', { name: t('NEWSLETTER_TITLE') });
    const send = (part: Locator) =>
      form(part)
        .getByRole('button', { name: t('NEWSLETTER_BUTTON') })
        .click();
    await field(form(page.getByRole('contentinfo')), t('NEWSLETTER_LABEL')).fill('anna@');
    await send(page.getByRole('contentinfo'));
    await expect(page).toHaveURL(/\/sv\/nyhetsbrev$/);
    const email = field(form(main(page)), t('NEWSLETTER_LABEL'));
    await expect(email).toHaveValue('anna@');
    await expect(main(page).getByText(t('EMAIL_ERROR_NOT_VALID'))).toBeVisible();
    await email.fill(uniqueEmail());
    await send(main(page));
    await expect(main(page).getByText(t('NEWSLETTER_FEEDBACK_SUCCESS'))).toBeVisible();
  });

  test('asks for a notification when a product is back', async ({ page, request, t, browserErrors }) => {
    browserErrors.allow(/\b422\b/);
    const { path, name } = await fetchProduct(request, demoProducts.soldOut, 'sv');
    await page.goto(path);
    const button = main(page).getByRole('button', { name: t('NOTIFY_PANEL_BUTTON') });
    await button.click();
    await expect(main(page).getByRole('link', { name })).toBeVisible();
    await field(main(page), t('EMAIL')).fill('anna@');
    await button.click();
    await expect(main(page).getByText(t('EMAIL_ERROR_NOT_VALID'))).toBeVisible();
    await field(main(page), t('EMAIL')).fill('anna@example.com');
    await button.click();
    await expect(main(page).getByText(t('NOTIFY_PANEL_SUCCESS'))).toBeVisible();
  });

  /** @proves FAULT-121 */
  test('asks about a product, keeps what was typed, and thanks once', async ({
    page,
    request,
    t,
    browserErrors,
  }) => {
    browserErrors.allow(/\b422\b/);
    const { path, name } = await fetchProduct(request, demoProducts.soldOut, 'sv');
    await page.goto(path);
    await main(page)
      .getByRole('button', { name: t('QUESTION_ASK') })
      .click();
    await expect(page).toHaveURL(/\/sv\/fraga-om-produkten\?/);
    await expect(title(page)).toHaveText(t('QUESTION_ASK'));
    const email = main(page).getByRole('textbox', { name: new RegExp(t('EMAIL')) });
    await field(main(page), t('QUESTION_TEXT')).fill('Passar den\nen Honda?');
    await email.fill('anna@');
    const send = main(page).getByRole('button', { name: t('QUESTION_SEND') });
    await send.click();
    await expect(main(page).getByText(t('EMAIL_ERROR_NOT_VALID'))).toBeVisible();
    await expect(main(page).getByText(t('FIELD_ERROR_REVIEW_NAME'))).toBeVisible();
    await expect(field(main(page), t('QUESTION_TEXT'))).toHaveValue('Passar den\nen Honda?');
    await expect(email).toHaveValue('anna@');
    expect(page.url()).not.toContain('anna');
    await email.fill('anna@example.com');
    await field(main(page), t('REVIEW_NAME_PLACEHOLDER')).fill('Anna');
    await send.click();
    await expect(page).toHaveURL(/\/sv\/fraga-om-produkten\?.*sent=mail$/);
    await expect(main(page).getByText(t('QUESTION_DONE'))).toBeVisible();
    expect(page.url()).not.toContain('anna');
    await main(page)
      .getByRole('link', { name: t('QUESTION_BACK_TO_PRODUCT') })
      .click();
    await expect(title(page)).toHaveText(name);
  });

  /** @proves FAULT-121 */
  test('the footer links to the terms, and the checkout leads to the one without scripts', async ({
    page,
    t,
    language,
  }) => {
    await openPage(page, language, '/');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('CHECKOUT_TERMS') })
      .first()
      .click();
    await expect(title(page)).toBeVisible();
    await page.goto(language === 'fi' ? '/kassa' : '/sv/kassan');
    await expect(page).toHaveURL(/\/(kassa\/lomake|kassan\/formular)$/);
    await expect(title(page)).toHaveText(t('CART_EMPTY'));
    expect(await withoutScripts(page)).toContain(t('NO_SCRIPT_TITLE'));
    expect(await withoutScripts(page)).toContain(phoneIn(language));
  });
});
