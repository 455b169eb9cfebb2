/** A new page and the entry of the menu that leads to it go live together (R-STUDIO-151). */
import { expect } from '@playwright/test';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { expectAccessible } from './accessibility.ts';
import { test } from './fixtures.ts';
import { button, createCopy, enterStudio, openEditor, saved, served, takeBack } from './studio-steps.ts';

const studio = process.env['SHOP_STUDIO'] ?? '';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

test('publishes a page together with its entry in the menu', async ({ page, browserErrors }) => {
  browserErrors.allow(/401/);
  test.slow();
  await enterStudio(page, 'Lena');
  await createCopy(page, 'winter-days');
  await page.goto(`${studio}/menus`);
  // Other journeys publish the other menus.
  await page.getByRole('link', { name: texts.MENUS_AT_FOOTER_FIRST, exact: true }).click();
  await expect(page.locator('[data-canvas=ready]')).toBeVisible();
  await button(page, texts.OUTLINE_ADD).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('winter-days');
  const option = dialog.getByRole('option', { name: /winter-days/ });
  await expect(option).toContainText(texts.PICK_NOT_SHOWN);
  await option.click();
  await saved(page);
  const menu = page.url();

  await button(page, texts.EDITOR_PUBLISH).click();
  await expect(dialog.getByText(texts.PUBLISH_ERRORS)).toBeVisible();
  await expect(button(page, texts.PUBLISH_NOW)).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /winter-days/ }).check();
  await expect(dialog.getByText(texts.PUBLISH_ERRORS)).toHaveCount(0);
  await expectAccessible(page, 'a page and its entry, published together', 'dialog');
  const accept = dialog.getByRole('checkbox', { name: texts.PUBLISH_ACCEPT });
  await expect(
    dialog.locator('button:enabled', { hasText: texts.PUBLISH_NOW }).or(accept).first(),
  ).toBeVisible();
  if (await accept.isVisible()) await accept.check();
  await button(page, texts.PUBLISH_NOW).click();
  await expect(page.getByText(texts.PUBLISH_DONE, { exact: true })).toBeAttached();
  await expect.poll(() => served('/')).toContain('href="/winter-days"');
  expect(await served('/winter-days')).toContain('Uutiskirjeen tilaus');

  await page.goto(menu);
  await takeBack(page);
  await expect.poll(() => served('/')).not.toContain('href="/winter-days"');
  await openEditor(page, 'page:winter-days');
  await expect(page.getByText(texts.PAGES_STATE_WITHDRAWN, { exact: true })).toBeVisible();
});
