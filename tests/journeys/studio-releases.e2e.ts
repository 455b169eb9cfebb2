/** Two pages in one release: seen in the canvas, kept up with what is published meanwhile, published and taken back at once (R-STUDIO-165 to R-STUDIO-172). */
import { expect, type Page } from '@playwright/test';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { expectAccessible } from './accessibility.ts';
import { test } from './fixtures.ts';
import {
  button,
  createCopy,
  deleteRelease,
  enterStudio,
  openEditor,
  publish,
  saved,
  served,
  titleField,
} from './studio-steps.ts';

const studio = process.env['SHOP_STUDIO'] ?? '';

test.use({ locale: 'en-GB' });

/** Changes go into the release, or into the ordinary drafts, from now on. */
async function editIn(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: texts.CONTEXT_RELEASE }).selectOption({ label: name });
}

/** Writes the title of the text of the open page, and sees it in the canvas. */
async function write(page: Page, id: string, title: string, release: string): Promise<void> {
  let frame = await openEditor(page, id);
  await editIn(page, release);
  await expect(page.locator('[data-canvas=ready]')).toBeVisible();
  frame = page.frameLocator(`iframe[title="${texts.CANVAS_FRAME}"]`);
  await page.getByRole('treeitem', { name: /^Text/ }).first().click();
  await titleField(page).fill(title);
  await expect(frame.getByText(title, { exact: true }).first()).toBeVisible();
  await saved(page);
}

const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('prepares two pages in a release, publishes it and takes it back', async ({ page, browserErrors }) => {
  browserErrors.allow(/401/);
  test.slow();
  await enterStudio(page, 'Rebecka');
  const [one, two] = [await createCopy(page, 'easter-one'), await createCopy(page, 'easter-two')];
  for (const id of [one, two]) {
    await openEditor(page, id);
    await publish(page);
  }

  await page.getByRole('link', { name: texts.SHELL_SECTION_RELEASES, exact: true }).click();
  await button(page, texts.RELEASES_NEW).click();
  await page.getByRole('textbox', { name: texts.RELEASES_NAME }).fill('Easter');
  await button(page, texts.RELEASES_CREATE).click();
  await expect(cardOf(page, 'Easter').getByText(texts.RELEASES_STATE_OPEN)).toBeVisible();
  await expectAccessible(page, 'the releases');

  await write(page, one, 'Easter one', 'Easter');
  await expect(page.getByText('You edit the release “Easter”.')).toBeVisible();
  await write(page, two, 'Easter two', 'Easter');
  // The ordinary draft is another one.
  await editIn(page, texts.CONTEXT_RELEASE_NOW);
  await page.getByRole('treeitem', { name: /^Text/ }).first().click();
  await expect(titleField(page)).not.toHaveValue('Easter two');

  // Published meanwhile, and not part of the release.
  await titleField(page).fill('Published meanwhile');
  await saved(page);
  await publish(page);
  await expect.poll(() => served('/easter-two')).toContain('Published meanwhile');

  await page.getByRole('link', { name: texts.SHELL_SECTION_RELEASES, exact: true }).click();
  const card = cardOf(page, 'Easter');
  await expect(card.getByRole('listitem')).toHaveCount(2);
  // The same title was published otherwise: both versions stand at the field.
  await card.getByRole('button', { name: '1 place to decide' }).click();
  await page.locator('#undecided summary').click();
  await button(page, texts.DEFERRED_SHOW).click();
  const inspector = page.getByRole('region', { name: texts.EDITOR_INSPECTOR });
  const marker = inspector.getByText(/^Rebecka published another change here/);
  await expect(marker).toBeVisible();
  await expect(inspector.getByText('Published meanwhile')).toBeVisible();
  await expect(titleField(page)).toHaveValue('Easter two');
  await expectAccessible(page, 'an editor with a place to decide');

  await page.getByRole('link', { name: texts.SHELL_SECTION_RELEASES, exact: true }).click();
  await card.getByRole('button', { name: texts.RELEASES_PUBLISH }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(texts.PUBLISH_UNDECIDED)).toBeVisible();
  await expect(button(page, texts.PUBLISH_NOW)).toBeDisabled();
  await expectAccessible(page, 'the dialog that asks which version stays', 'dialog');
  await button(page, 'Keep the release’s').click();
  await expect(dialog.getByText(texts.PUBLISH_UNDECIDED)).toHaveCount(0);
  const accept = dialog.getByRole('checkbox', { name: texts.PUBLISH_ACCEPT });
  const enabled = dialog.locator('button:enabled', { hasText: texts.PUBLISH_NOW });
  await expect(enabled.or(accept).first()).toBeVisible();
  if (await accept.isVisible()) await accept.check();
  await expectAccessible(page, 'the dialog that publishes a release', 'dialog');
  await button(page, texts.PUBLISH_NOW).click();
  await expect(page.getByText(texts.PUBLISH_DONE, { exact: true })).toBeAttached();
  await expect.poll(() => served('/easter-one')).toContain('Easter one');
  await expect.poll(() => served('/easter-two')).toContain('Easter two');

  await card.getByRole('button', { name: texts.HISTORY_TAKE_BACK }).click();
  await button(page, texts.HISTORY_CONFIRM).click();
  await expect(page.getByText(texts.RELEASES_TAKEN_BACK, { exact: true })).toBeAttached();
  await expect.poll(() => served('/easter-one')).not.toContain('Easter one');
  await expect.poll(() => served('/easter-two')).toContain('Published meanwhile');
  await expect(card.getByText(texts.RELEASES_STATE_OPEN)).toBeVisible();
  await page.goto(`${studio}/history/${two}`);
  await expect(page.getByText(/^Rebecka kept the version of the draft/)).toBeVisible();

  await page.getByRole('link', { name: texts.SHELL_SECTION_RELEASES, exact: true }).click();
  await card.getByRole('button', { name: texts.RELEASES_DELETE }).click();
  await dialog.getByRole('button', { name: texts.RELEASES_DELETE }).click();
  await expect(page.getByText(texts.RELEASES_DELETED, { exact: true })).toBeAttached();
  await expect(cardOf(page, 'Easter')).toHaveCount(0);
});

test('begins a page in a release, with its entry in a menu, beside the ordinary drafts', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/401/);
  test.slow();
  await enterStudio(page, 'Harriet');
  await page.getByRole('link', { name: texts.SHELL_SECTION_RELEASES, exact: true }).click();
  await button(page, texts.RELEASES_NEW).click();
  await page.getByRole('textbox', { name: texts.RELEASES_NAME }).fill('Harvest');
  await button(page, texts.RELEASES_CREATE).click();
  await expect(cardOf(page, 'Harvest')).toBeVisible();

  // The list follows the release, and so does what is begun there.
  await page.getByRole('link', { name: texts.SHELL_SECTION_PAGES, exact: true }).click();
  await page.getByRole('combobox', { name: texts.CONTEXT_RELEASE }).selectOption({ label: 'Harvest' });
  await expect(page.getByText('You see the drafts of the release “Harvest”.')).toBeVisible();
  await expectAccessible(page, 'the pages of a release');
  await button(page, texts.PAGES_NEW).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: texts.PAGES_COLUMN_NAME, exact: true }).fill('Harvest days');
  await button(page, texts.PAGES_CREATE).click();
  await expect(page.getByText('You edit the release “Harvest”.')).toBeVisible();

  await page.getByRole('link', { name: texts.SHELL_SECTION_MENUS, exact: true }).click();
  await page.getByRole('link', { name: texts.MENUS_AT_FOOTER_SECOND }).click();
  await expect(page.locator('[data-canvas=ready]')).toBeVisible();
  await page.getByRole('treeitem').nth(1).click();
  await button(page, texts.OUTLINE_ADD).click();
  await dialog.getByRole('combobox').fill('Harvest days');
  await dialog.getByRole('option', { name: /Harvest days/ }).click();
  await saved(page);

  await page.getByRole('link', { name: texts.SHELL_SECTION_RELEASES, exact: true }).click();
  const card = cardOf(page, 'Harvest');
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await expect(card.getByText('Harvest days')).toBeVisible();

  // The ordinary drafts know nothing of it.
  await page.getByRole('link', { name: texts.SHELL_SECTION_PAGES, exact: true }).click();
  await expect(page.getByRole('link', { name: 'Harvest days' })).toBeVisible();
  await page
    .getByRole('combobox', { name: texts.CONTEXT_RELEASE })
    .selectOption({ label: texts.CONTEXT_RELEASE_NOW });
  await expect(page.getByRole('link', { name: 'Harvest days' })).toHaveCount(0);
  await deleteRelease(page, 'Harvest');
});
