/** From choosing a vehicle to the checkout without a mouse. */
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { tabTo } from './keyboard-steps.ts';
import { buyForm, main, openPage, type Translate, title } from './steps.ts';
import { garage } from './vehicle-steps.ts';

// keyboard.e2e.ts runs in Finnish and chooses a size, this journey runs in Swedish.
test.use({ language: 'sv' });

/** Its hand guards fit the chosen vehicle and come in colours. */
const brand = 'Fjällrid';

/** Each choice enables the next select. */
async function addVehicle(page: Page, t: Translate): Promise<void> {
  const region = garage(page, t);
  await tabTo(page, region.getByRole('button', { name: t('MODEL_SELECTOR_OPEN_SHORT') }).first());
  await page.keyboard.press('Enter');
  const select = (name: Parameters<Translate>[0]) =>
    region.getByRole('combobox', { name: t(name), exact: true });
  const manufacturer = select('MODEL_SELECTOR_MANUFACTURER');
  // The list of manufacturers loads when the form opens.
  await expect(manufacturer.getByRole('option', { name: 'Polaris' })).toBeAttached();
  await tabTo(page, manufacturer);
  await page.keyboard.type('Polaris');
  for (const name of ['MODEL_SELECTOR_YEAR', 'MODEL_SELECTOR_MODEL'] as const) {
    await expect(select(name)).toBeEnabled();
    await tabTo(page, select(name));
    await page.keyboard.press('ArrowDown');
  }
  const add = region.getByRole('button', { name: t('MODEL_SELECTOR_ADD') });
  await expect(add).toBeEnabled();
  await tabTo(page, add);
  await page.keyboard.press('Enter');
}

test('buys with the keyboard alone: vehicle, list, filter, product, colour, cart and checkout', async ({
  page,
  t,
}) => {
  test.setTimeout(180_000);
  await openPage(page, 'sv', '/');
  await addVehicle(page, t);
  await expect(page).toHaveURL(/p-f_52_477=/);
  await expect(title(page)).toBeFocused();

  const value = page
    .getByRole('region', { name: t('FILTERS') })
    .getByRole('link', { name: new RegExp(`^${brand}`) });
  await tabTo(page, value);
  await page.keyboard.press('Enter');
  const chosen = main(page).getByRole('list', { name: t('FILTERS_CHOSEN') });
  await expect(chosen.getByRole('link', { name: brand })).toBeVisible();
  await expect(value).toBeFocused();

  const cards = main(page).getByRole('article');
  await expect(cards.filter({ hasNotText: brand })).toHaveCount(0);
  const product = cards
    .filter({ hasText: t('STOCK_STATUS_MANY_LEFT') })
    .first()
    .getByRole('link')
    .first();
  const name = (await product.textContent()) ?? '';
  await tabTo(page, product);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(name);
  await expect(title(page)).toBeFocused();

  const colours = main(page).getByRole('navigation', { name: t('PICK_COLOR') });
  const other = colours.locator('a:not([aria-current])').first();
  const colour = colours.getByRole('link', { name: (await other.textContent()) ?? '', exact: true });
  await tabTo(page, colour);
  await page.keyboard.press('Enter');
  await expect(title(page)).not.toHaveText(name);
  await expect(colour).toHaveAttribute('aria-current', 'true');
  const wanted = (await title(page).textContent()) ?? '';

  await tabTo(page, buyForm(page, t).getByRole('button', { name: t('ADD_TO_CART') }));
  await page.keyboard.press('Enter');
  const notice = page.getByRole('dialog', { name: t('CART_ITEM_ADDED', { count: 1 }) });
  await expect(notice).toContainText(wanted);
  await tabTo(page, notice.getByRole('button', { name: t('CART_OPEN') }));
  await page.keyboard.press('Enter');
  const cart = page.getByRole('dialog', { name: t('CART_TITLE_COUNT', { count: 1 }) });
  await expect(cart).toContainText(wanted);
  await tabTo(page, cart.getByRole('link', { name: t('CART_TO_CHECKOUT') }));
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(t('CHECKOUT'));
});
