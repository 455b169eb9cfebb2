/** Finding the right part: by vehicle, by colour and length, and by a misspelt search. */
import { expectAccessible } from './accessibility.ts';
import { demoProducts, fetchProduct } from './demo-products.ts';
import { expect, languageScreenPairs, screens, test } from './fixtures.ts';
import { tabTo } from './keyboard-steps.ts';
import { addToCart, main, openPage, title } from './steps.ts';
import { addVehicle, filterByBrand, garage } from './vehicle-steps.ts';

for (const { language, screen } of languageScreenPairs)
  test.describe(`${language}, ${screen}`, () => {
    test.use({ ...screens[screen], language });

    test('filters the list by the chosen vehicle and adds a compatible part to the cart', async ({
      page,
      t,
    }) => {
      test.setTimeout(120_000);
      await openPage(page, language, '/');
      const name = await addVehicle(page, t, 'Polaris');
      await expect(page.getByRole('status').filter({ hasText: name }).first()).toBeAttached();
      await garage(page, t)
        .getByRole('button', { name: t('MODEL_SELECTOR_CHANGE') })
        .click();
      await expect(garage(page, t).getByRole('radio', { checked: true })).toHaveAccessibleName(
        new RegExp(name),
      );
      await expectAccessible(page, 'garage');
      await page.keyboard.press('Escape');
      const chip = main(page)
        .getByRole('link')
        .filter({
          hasText: t('FILTER_ONLY_VEHICLE', { vehicle: name, count: '' }).replace('()', '').trim(),
        });
      await expect(chip).toHaveAttribute('aria-current', 'true');
      // Every card of a filtered list states its compatibility.
      const cards = main(page).getByRole('article');
      const fits = (['PRODUCT_FITS_VEHICLE', 'PRODUCT_FITS_FRONT', 'PRODUCT_FITS_REAR'] as const).map(id =>
        t(id),
      );
      const labels = [...fits, t('PRODUCT_UNIVERSAL')];
      const fitLabels = page
        .locator('[data-fits]:not([hidden])')
        .filter({ hasText: new RegExp(`^(?:${labels.join('|')})$`) });
      await expect(cards.filter({ has: fitLabels })).toHaveCount(await cards.count());
      await expect(fitLabels.first()).toHaveText(new RegExp(`^(?:${fits.join('|')})$`));

      await filterByBrand(page, t, screen);
      await expectAccessible(page, 'list of compatible parts', 'main');
      const card = cards.filter({ hasText: t('STOCK_STATUS_MANY_LEFT') }).first();
      const link = card.getByRole('link').first();
      const product = (await link.textContent()) ?? '';
      await link.click();
      await expect(title(page)).toHaveText(product);
      const fit = main(page).getByRole('region', { name: t('PRODUCT_FIT') });
      await expect(fit.getByRole('button')).toBeHidden();
      await expect(fit).toContainText(new RegExp(labels.join('|')));
      await expectAccessible(page, 'compatible product', 'main');
      const notice = await addToCart(page, t);
      await expect(notice).toContainText(product);
      await expectAccessible(page, 'added notice', 'dialog');
    });
  });

test.describe('fi, phone', () => {
  test.use({ ...screens.phone, language: 'fi' });

  test('opens another colour by click and another length by keyboard, each on its own page', async ({
    page,
    request,
    t,
    language,
  }) => {
    const { path } = await fetchProduct(request, demoProducts.coloursAndLengths, language);
    await page.goto(path);
    const before = (await title(page).textContent()) ?? '';
    const colours = main(page).getByRole('navigation', { name: t('PICK_COLOR') });
    await colours.getByRole('link').nth(1).click();
    await expect(title(page)).not.toHaveText(before);
    await expect(colours.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true');
    const second = (await title(page).textContent()) ?? '';
    const lengths = main(page).getByRole('navigation', { name: t('PICK_LENGTH') });
    await tabTo(page, lengths.getByRole('link').nth(1));
    await page.keyboard.press('Enter');
    await expect(title(page)).not.toHaveText(second);
    await expectAccessible(page, 'product with colours and lengths', 'main');
    const wanted = (await title(page).textContent()) ?? '';
    await expect(await addToCart(page, t)).toContainText(wanted);
  });
});

test.describe('sv, desktop', () => {
  test.use({ ...screens.desktop, language: 'sv' });

  test('finds the product by a misspelt search, with the keyboard alone', async ({ page, t, language }) => {
    await openPage(page, language, '/');
    const field = page.getByRole('banner').getByPlaceholder(t('SEARCH_PLACEHOLDER'));
    await field.focus();
    await page.keyboard.type(language === 'fi' ? 'vinsi' : 'vinch');
    const list = page.getByRole('listbox', { name: t('SEARCH_SUGGESTIONS') });
    const products = list.getByRole('group', { name: t('SEARCH_PRODUCTS') }).getByRole('option');
    await expect(products.first()).toContainText(language === 'fi' ? /vinssi/i : /vinsch/i);
    await expectAccessible(page, 'search panel');
    // Suggestions may come before the products; the arrow keys move through all options.
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('ArrowDown');
      if ((await products.first().getAttribute('aria-selected')) === 'true') break;
    }
    await expect(products.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/p\//);
    await expect(title(page)).toHaveText(language === 'fi' ? /vinssi/i : /vinsch/i);
  });
});
