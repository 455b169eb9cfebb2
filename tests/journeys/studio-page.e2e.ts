/** A new page by keyboard: made, published, seen by shoppers, and taken back (R-STUDIO-46 to R-STUDIO-52). */
import { expect, type Page } from '@playwright/test';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { expectAccessible } from './accessibility.ts';
import { runCommand } from './commands.ts';
import { test } from './fixtures.ts';
import { askAsOtherClient } from './other-client.ts';

const shop = process.env['SHOP_ORIGIN'] ?? '';

test.use({ locale: 'en-GB' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const statusOf = async (path: string) => (await askAsOtherClient(`${shop}${path}`)).status;

/** Signs in with a link that works once, as `npm run staff -- invite` prints it. */
async function enter(page: Page): Promise<void> {
  const person = ['invite', 'eva@shop.example', '--role', 'publisher', '--name', 'Eva Ek'];
  const printed = runCommand('backend/staff/cli.ts', person);
  await page.goto(/https?:\S+/.exec(printed)?.[0] ?? '');
  await button(page, texts.SIGN_IN_BY_LINK).click();
  await expect(page.getByRole('heading', { name: texts.SHELL_SECTION_PAGES })).toBeVisible();
}

async function createPage(page: Page, name: string): Promise<void> {
  await button(page, texts.PAGES_NEW).click();
  await page.getByRole('textbox', { name: texts.PAGES_COLUMN_NAME, exact: true }).fill(name);
  await page.getByRole('radio', { name: texts.PAGES_FROM_BLANK }).check();
  await button(page, texts.PAGES_CREATE).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

/** The new text is published as it began, or the name of the page untranslated, which needs a tick (R-STUDIO-131). */
async function acceptExamples(page: Page, what = texts.FINDING_TEXT001): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(what).first()).toBeVisible();
  await expect(button(page, texts.PUBLISH_NOW)).toBeDisabled();
  await dialog.getByRole('checkbox', { name: texts.PUBLISH_ACCEPT }).check();
}

test('makes a page by keyboard, publishes it and takes it back', async ({ page, browserErrors }) => {
  browserErrors.allow(/401/);
  // Two commands start in processes of their own.
  test.slow();
  await enter(page);
  await expectAccessible(page, 'the pages');
  await createPage(page, 'Spring sale');

  const said = (text: string) => expect(page.getByText(text, { exact: true })).toBeAttached();
  const focused = page.locator('[role="treeitem"]:focus');
  await button(page, texts.OUTLINE_ADD).press('Enter');
  await button(page, 'Text').press('Enter');
  await said('Text added');
  await expect(focused).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+d');
  await said('Text duplicated');
  await page.keyboard.press('Alt+ArrowUp');
  await said('Text moved to place 1 of 2 in Row');
  await page.keyboard.press('Alt+ArrowUp');
  await said(texts.OUTLINE_REFUSED);
  await page.keyboard.press('Delete');
  await said('Text removed');
  await expect(focused).toHaveAttribute('aria-setsize', '1');
  await expect(page.getByText(texts.EDITOR_SAVED, { exact: true })).toBeVisible();
  // The canvas is a page of the shop, which has journeys of its own.
  await expectAccessible(page, 'the outline', 'outline');

  await button(page, texts.EDITOR_PUBLISH).click();
  await expect(page.getByText(texts.PUBLISH_FIRST)).toBeVisible();
  await expectAccessible(page, 'the dialog that publishes', 'dialog');
  expect(await statusOf('/spring-sale')).toBe(404);
  await acceptExamples(page);
  await button(page, texts.PUBLISH_NOW).click();
  await said(texts.PUBLISH_DONE);
  await expect.poll(() => statusOf('/spring-sale')).toBe(200);

  await page.getByRole('link', { name: texts.EDITOR_HISTORY }).click();
  await button(page, texts.HISTORY_TAKE_BACK).click();
  await button(page, texts.HISTORY_CONFIRM).click();
  await said(texts.HISTORY_TAKEN_BACK);
  await expect.poll(() => statusOf('/spring-sale')).toBe(404);

  await removesMissingWidget(page);
  await endsAndComesBack(page);
});

/** The page leaves the shop and the list, and comes back with what it said (R-STUDIO-150). */
async function endsAndComesBack(page: Page): Promise<void> {
  const said = (text: string) => expect(page.getByText(text, { exact: true })).toBeAttached();
  await page.getByRole('treeitem', { name: /^Spring sale/ }).click();
  await button(page, texts.END_WITHDRAW).click();
  await expectAccessible(page, 'the question before a page leaves the shop', 'dialog');
  await page.getByRole('dialog').getByRole('button', { name: texts.END_WITHDRAW }).click();
  await said(texts.END_WITHDRAWN);
  await expect.poll(() => statusOf('/spring-sale')).toBe(404);
  await expect(page.getByText(texts.PAGES_STATE_WITHDRAWN, { exact: true })).toBeVisible();
  await button(page, texts.END_DELETE).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.END_DELETE }).click();
  await expect(page.getByRole('heading', { name: texts.SHELL_SECTION_PAGES })).toBeVisible();
  const link = page.getByRole('link', { name: 'Spring sale', exact: true });
  await page.getByText(/^Deleted \(1\)$/).click();
  await expect(link).toHaveCount(0);
  await expectAccessible(page, 'the deleted pages');
  await button(page, texts.DELETED_RESTORE.replace('{name}', 'Spring sale')).click();
  await link.click();
  await button(page, texts.EDITOR_PUBLISH).click();
  await acceptExamples(page);
  await button(page, texts.PUBLISH_NOW).click();
  await said(texts.PUBLISH_DONE);
  await expect.poll(() => statusOf('/spring-sale')).toBe(200);
}

/** A build that had one more widget published the page: it is served without that widget, which is removed here (R-STUDIO-119). */
async function removesMissingWidget(page: Page): Promise<void> {
  runCommand('tests/journeys/publish-from-other-build.ts', ['page:spring-sale']);
  await expect.poll(() => statusOf('/spring-sale')).toBe(200);
  await page.getByRole('link', { name: texts.SHELL_SECTION_PAGES }).click();
  await page.getByRole('link', { name: 'Spring sale', exact: true }).click();
  const missing = page.getByRole('treeitem', { name: /^Missing part “countdown”/ });
  await missing.click();
  await expect(page.getByText(texts.INSPECTOR_UNKNOWN_WIDGET_TODO)).toBeVisible();
  await button(page, texts.INSPECTOR_UNKNOWN_WIDGET_REMOVE).click();
  await expect(missing).toHaveCount(0);
  await expect(page.locator('[role="treeitem"]:focus')).toBeVisible();
  await expect(page.getByText(texts.EDITOR_SAVED, { exact: true })).toBeVisible();
  await button(page, texts.EDITOR_PUBLISH).click();
  await acceptExamples(page, texts.FINDING_L10N008_FIX);
  await button(page, texts.PUBLISH_NOW).click();
  await expect(page.getByText(texts.PUBLISH_DONE, { exact: true })).toBeAttached();
}
