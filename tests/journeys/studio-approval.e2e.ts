/** A draft is sent to a colleague, approved, changed, and sent again (R-STUDIO-184, R-STUDIO-185). */
import { expect, type Page } from '@playwright/test';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { expectAccessible } from './accessibility.ts';
import { test } from './fixtures.ts';
import { mailsTo } from './mailbox.ts';
import { button, createCopy, enterStudio, openEditor, publish, saved, titleField } from './studio-steps.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

const dialog = (page: Page) => page.getByRole('dialog', { name: texts.APPROVAL_TITLE });
const bar = (page: Page) => page.locator('header').filter({ has: button(page, texts.EDITOR_PUBLISH) });
const note = (page: Page) => dialog(page).getByRole('textbox', { name: texts.APPROVAL_NOTE });

test('sends a draft to a colleague, who approves this version of it', async ({
  page,
  browser,
  browserErrors,
}) => {
  test.slow();
  browserErrors.allow(/401|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const other = await context.newPage();
  await enterStudio(other, 'Disa');
  await enterStudio(page, 'Aino');
  await openEditor(page, await createCopy(page, 'approval'));

  await button(page, texts.EDITOR_APPROVAL).click();
  await dialog(page).getByRole('combobox', { name: texts.APPROVAL_READER }).selectOption('Disa');
  await note(page).fill('Is the title right?');
  await expectAccessible(page, 'a draft that is sent for approval');
  await button(page, texts.APPROVAL_ASK).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(bar(page).getByText(texts.APPROVAL_STATE_ASKED)).toBeVisible();

  // The mail leads the colleague to the decision.
  const mail = await mailsTo('disa@shop.example', 'Is the title right?');
  await other.goto(/https?:\S+\/edit\/\S+approval=\S+/.exec(mail)?.[0] ?? '');
  await expect(dialog(other)).toContainText('Aino asked for approval');
  await expectAccessible(other, 'a draft that waits for approval');
  await note(other).fill('It is.');
  await button(other, texts.APPROVAL_APPROVE).click();
  await expect(bar(page).getByText(texts.APPROVAL_STATE_APPROVED)).toBeVisible();
  await mailsTo('aino@shop.example', 'It is.');

  // What is written afterwards was not approved.
  await page.getByRole('treeitem', { name: /^Text/ }).first().click();
  await titleField(page).fill('Aurora');
  await expect(bar(page).getByText(texts.APPROVAL_STATE_OUTDATED)).toBeVisible();
  await saved(page);
  await button(page, texts.EDITOR_PUBLISH).click();
  await expect(page.getByRole('dialog').getByText(texts.APPROVAL_STATE_OUTDATED)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: texts.EDITOR_BACK }).click();
  await expect(page.getByRole('row', { name: /approval/ })).toContainText(texts.APPROVAL_STATE_OUTDATED);
  await page.goBack();

  await publish(page);
  await expect(bar(page).getByText(texts.APPROVAL_STATE_OUTDATED)).toHaveCount(0);
  await page.getByRole('link', { name: texts.EDITOR_HISTORY }).click();
  const history = page.getByRole('region', { name: texts.HISTORY_APPROVALS });
  await expect(history).toContainText('Disa approved it');
  await expectAccessible(page, 'a history with an approval');
  await context.close();
});
