/** Back-in-stock notification: a product is restocked, and the customer gets a mail. */
import { field } from './account-steps.ts';
import { importLines } from './commands.ts';
import { demoProducts, fetchProduct } from './demo-products.ts';
import { expect, screens, test } from './fixtures.ts';
import { linkFor } from './mailbox.ts';
import { addToCart, buyForm, main, title, waitForHydration } from './steps.ts';

test.use({ ...screens.desktop, language: 'sv' });

test('sends a mail after a delivery is imported, with a link to the available product', async ({
  page,
  request,
  t,
}) => {
  test.setTimeout(120_000);
  const { path, name, articleNumber } = await fetchProduct(request, demoProducts.comesBack, 'sv');
  const address = `waiting.${Date.now()}@example.com`;
  await page.goto(path);
  await waitForHydration(page, t);
  await expect(buyForm(page, t)).toHaveCount(0);
  await main(page)
    .getByRole('button', { name: t('NOTIFY_PANEL_BUTTON') })
    .click();
  const panel = page.getByRole('dialog', { name: t('NOTIFY_PANEL_TITLE') });
  await field(panel, t('EMAIL')).fill(address);
  await field(panel, t('EMAIL')).press('Enter');
  await expect(panel.getByText(t('NOTIFY_PANEL_SUCCESS'))).toBeVisible();

  expect(importLines(['article_number,stock', `${articleNumber},25`])).toContain(
    '1 changed, 0 unchanged, 0 skipped',
  );

  const link = await linkFor(address, 'product');
  // A cached page may be shown for a second after a change.
  await expect(async () => {
    await page.goto(link);
    await expect(buyForm(page, t)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(title(page)).toHaveText(name);
  await expect(await addToCart(page, t)).toContainText(name);
});
