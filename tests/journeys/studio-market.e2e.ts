/** A text for one market: written, published, seen there alone, and compared when all markets change theirs (R-STUDIO-213 to R-STUDIO-216). */
import { expect, type Page } from '@playwright/test';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { expectAccessible } from './accessibility.ts';
import { test } from './fixtures.ts';
import { askAsOtherClient } from './other-client.ts';
import { button, createCopy, enterStudio, openEditor, publish, saved, titleField } from './studio-steps.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

const shop = process.env['SHOP_ORIGIN'] ?? '';
const seenIn = async (market: string, path: string) =>
  (
    await askAsOtherClient(`${shop}${path}`, { headers: { cookie: `ralph-selected-market=${market}` } })
  ).text();
const part = (page: Page) => page.getByRole('treeitem', { name: /Uutiskirjeen|Sverige|Kaikille/ });
const scope = (page: Page) => page.getByRole('combobox', { name: texts.OWN_SCOPE, exact: true });

/** In the editor of the page, or of what one market has of its own. */
async function editFor(page: Page, choice: RegExp): Promise<void> {
  const name = await scope(page).getByRole('option', { name: choice }).textContent();
  await scope(page).selectOption(name);
  await expect(page.locator('[data-canvas=ready]')).toBeVisible();
  await part(page).click();
}

test('writes for Sweden only, and decides when the text of all markets changes', async ({ page }) => {
  test.slow();
  await enterStudio(page, 'Ebba');
  const id = await createCopy(page, 'own-market');
  await openEditor(page, id);
  await publish(page);

  await editFor(page, /^Only Sweden/);
  await expect(page.getByText('You edit for Sweden only.')).toBeVisible();
  await titleField(page).fill('Sverige');
  await saved(page);
  await expect(page.getByText('Own for Sweden', { exact: true })).toBeVisible();
  await expect(page.getByRole('treeitem', { name: /Own for Sweden/ })).toBeVisible();
  const canvas = page.frameLocator(`iframe[title="${texts.CANVAS_FRAME}"]`);
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('Sverige');
  await expectAccessible(page, 'an editor for one market');

  // The way above the text is not for Sweden: it stays in the outline, hidden.
  const way = page.getByRole('treeitem', { name: /^Breadcrumbs/ });
  await way.click();
  await page.keyboard.press('Delete');
  await expect(page.getByText('The part is hidden for Sweden only.')).toBeVisible();
  await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
  // Typed on the page itself.
  await canvas.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('treeitem', { selected: true })).toContainText('Sverige');
  await canvas.getByRole('heading', { level: 1 }).dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Sverige först');
  await page.keyboard.press('Enter');
  await saved(page);
  await part(page).click();
  await expect(titleField(page)).toHaveValue('Sverige först');
  await publish(page);
  await expect.poll(() => seenIn('se', '/own-market')).toContain('Sverige först');
  expect(await seenIn('fi', '/own-market')).not.toContain('Sverige först');

  await editFor(page, /^All customers/);
  await titleField(page).fill('Kaikille');
  await saved(page);
  await button(page, texts.EDITOR_PUBLISH).click();
  await expect(page.getByRole('dialog').getByText('Own versions stay: Sweden (2 places)')).toBeVisible();
  await page.keyboard.press('Escape');
  await publish(page);
  await expect.poll(() => seenIn('fi', '/own-market')).toContain('Kaikille');
  expect(await seenIn('se', '/own-market')).toContain('Sverige först');

  await editFor(page, /^Only Sweden/);
  await expect(page.getByText(texts.OWN_CHANGED)).toBeVisible();
  await button(page, texts.OWN_USE_BASE).click();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('Kaikille');
  await page.keyboard.press('Control+z');
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('Sverige först');
  await button(page, texts.OWN_KEEP).click();
  await expect(page.getByText(texts.OWN_CHANGED)).toBeHidden();
  await saved(page);
});
