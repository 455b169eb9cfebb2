/** What shoppers do on product pages besides buying a single part. */
import { expectAccessible } from './accessibility.ts';
import { field } from './account-steps.ts';
import { demoProducts, fetchProduct } from './demo-products.ts';
import { expect, screens, test } from './fixtures.ts';
import { main, openPage, title, waitForHydration } from './steps.ts';

const favouritePage = { fi: '/suosikkeja', sv: '/favoriter' } as const;

// Each is tested in one language on one screen: the layout does not depend on the language.
test.describe('fi, phone', () => {
  test.use({ ...screens.phone, language: 'fi' });

  test('a package requires its choices and is added to the cart as a whole (R-PRODUCT-31)', async ({
    page,
    request,
    t,
    language,
  }) => {
    await page.goto((await fetchProduct(request, demoProducts.package, language)).path);
    await waitForHydration(page, t);
    const name = (await title(page).textContent()) ?? '';
    const button = main(page).getByRole('button', { name: t('PACKAGE_ADD_TO_CART') });
    await expect(main(page).getByText(t('PACKAGE_CHOOSE_MORE', { count: 1 }))).toBeVisible();
    await button.click();
    const focused = main(page).locator('input[type=radio]:focus');
    await expect(focused).not.toBeChecked();
    const missing = main(page).locator(`input[value="${await focused.inputValue()}"]`);
    await expectAccessible(page, 'package with a missing choice', 'main');
    await page.keyboard.press('Space');
    await expect(missing).toBeChecked();
    await button.click();
    const notice = page.getByRole('dialog');
    await expect(notice).toContainText(name);
    await expectAccessible(page, 'package added', 'dialog');
  });

  test('shows favourites on their page, and in another tab at once', async ({
    page,
    context,
    t,
    language,
  }) => {
    await openPage(page, language, favouritePage[language]);
    await expect(main(page).getByText(t('FAVORITES_EMPTY'))).toBeVisible();
    await expectAccessible(page, 'no favourites', 'main');
    const other = await context.newPage();
    await openPage(other, language, { fi: '/tuotteet', sv: '/produkter' }[language]);
    await waitForHydration(other, t);
    const cards = main(other).getByRole('article');
    const names: string[] = [];
    for (const at of [0, 2]) {
      const heart = cards.nth(at).locator('[data-favorite]');
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      names.push((await cards.nth(at).getByRole('link').first().textContent()) ?? '');
    }
    await expect(main(page).getByText(t('FAVORITES_COUNT', { count: 2 }))).toBeVisible();
    for (const name of names)
      await expect(main(page).getByRole('link', { name, exact: true }).first()).toBeVisible();
    await expectAccessible(page, 'favourites', 'main');
    await page.reload();
    await expect(main(page).getByRole('article')).toHaveCount(2);
    await main(page).locator('[data-favorite]').first().click();
    await expect(main(page).getByRole('article')).toHaveCount(1);
  });
});

test.describe('sv, desktop', () => {
  test.use({ ...screens.desktop, language: 'sv' });

  test('accepts and confirms a back-in-stock notification for a sold-out product', async ({
    page,
    request,
    t,
    language,
  }) => {
    await page.goto((await fetchProduct(request, demoProducts.soldOut, language)).path);
    await waitForHydration(page, t);
    await expect(main(page).getByRole('button', { name: t('ADD_TO_CART') })).toBeHidden();
    await main(page)
      .getByRole('button', { name: t('NOTIFY_PANEL_BUTTON') })
      .click();
    const panel = page.getByRole('dialog', { name: t('NOTIFY_PANEL_TITLE') });
    const email = field(panel, t('EMAIL'));
    await email.fill('anna');
    await email.press('Enter');
    await expect(email).toHaveAccessibleDescription(t('EMAIL_ERROR_NOT_VALID'));
    await expectAccessible(page, 'notify panel with an error', 'dialog');
    await email.fill(`waiting.${language}@example.com`);
    await email.press('Enter');
    await expect(panel.getByText(t('NOTIFY_PANEL_SUCCESS'))).toBeVisible();
    await expectAccessible(page, 'notify panel, done', 'dialog');
  });

  test.describe('with consent to remembering', () => {
    test.use({ consent: 'preferences' });

    test('shows recently viewed products below the next product', async ({ page, request, t, language }) => {
      const first = await fetchProduct(request, demoProducts.reviewed, language);
      await page.goto(first.path);
      await waitForHydration(page, t);
      await page.goto((await fetchProduct(request, demoProducts.coloursAndLengths, language)).path);
      const own = (await title(page).textContent()) ?? '';
      const viewed = main(page).getByRole('region', { name: t('LATEST_VIEWED') });
      // The widget loads when it is scrolled into view.
      await main(page)
        .locator('[data-widget="product-list"]')
        .last()
        .evaluate(widget => widget.scrollIntoView());
      const link = viewed.getByRole('link', { name: first.name, exact: true });
      await expect(link).toBeVisible();
      await expect(viewed.getByRole('link', { name: own, exact: true })).toHaveCount(0);
      await expectAccessible(page, 'product with recently viewed products', 'main');
      await link.click();
      await expect(title(page)).toHaveText(first.name);
    });
  });
});
