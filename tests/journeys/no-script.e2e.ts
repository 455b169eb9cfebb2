/** The shop without scripts: all content is readable, and a message says how to order (R-A11Y-16). */
import { languages, expect, test } from './fixtures.ts';
import type { Page } from '@playwright/test';
import { main, openPage, title } from './steps.ts';

test.use({ javaScriptEnabled: false });

/** Chromium does not render `noscript` when Playwright disables scripts, so its text is read from the DOM. */
async function withoutScripts(page: Page): Promise<string> {
  return (await page.locator('noscript').allTextContents()).join(' ');
}

for (const language of languages)
  test.describe(language, () => {
    test.use({ language });

    test('front page, list, product and search show content, links and prices', async ({ page, t }) => {
      await openPage(page, language, '/');
      expect(await withoutScripts(page)).toContain(t('NO_SCRIPT_TITLE'));
      expect(await withoutScripts(page)).toContain(t('COMPANY_PHONE'));
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
      expect(await withoutScripts(page)).toContain(t('NO_SCRIPT_ORDER', { phone: t('COMPANY_PHONE') }));
      await expect(main(page).getByText(t('PRODUCT_ARTICLE_NUMBER')).first()).toBeVisible();

      const search = page.getByRole('search');
      await search.getByRole('searchbox').fill('vin');
      await search.getByRole('button', { name: t('A11Y_SEARCH_SUBMIT') }).click();
      await expect(page).toHaveURL(/\/s\/vin/);
      await expect(main(page).getByRole('article').first()).toBeVisible();
    });

    test('the footer links to the terms, and the checkout says how to order', async ({ page, t }) => {
      await openPage(page, language, '/');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('CHECKOUT_TERMS') })
        .first()
        .click();
      await expect(title(page)).toBeVisible();
      await page.goto(language === 'fi' ? '/kassa' : '/sv/kassan');
      expect(await withoutScripts(page)).toContain(t('NO_SCRIPT_TITLE'));
      expect(await withoutScripts(page)).toContain(t('COMPANY_PHONE'));
    });
  });
