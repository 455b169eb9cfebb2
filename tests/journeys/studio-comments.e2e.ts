/** Two people talk about a part of a page: in the structure, in the list, and by mail (R-STUDIO-182, R-STUDIO-183). */
import { expect, type Page } from '@playwright/test';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { expectAccessible } from './accessibility.ts';
import { test } from './fixtures.ts';
import { mailsTo } from './mailbox.ts';
import { button, createCopy, enterStudio, openEditor, saved } from './studio-steps.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

const part = (page: Page) => page.getByRole('treeitem', { name: /Uutiskirjeen/ });
const panel = (page: Page) => page.getByRole('region', { name: texts.EDITOR_COMMENTS, exact: true });
const thread = (page: Page) => panel(page).getByRole('article');

test('says something about a part to a colleague, who answers it', async ({
  page,
  browser,
  browserErrors,
}) => {
  test.slow();
  browserErrors.allow(/401|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const other = await context.newPage();
  await enterStudio(other, 'Saga');
  await enterStudio(page, 'Alva');
  const id = await createCopy(page, 'comments');
  await openEditor(other, id);
  await openEditor(page, id);

  // By keyboard, from the row to the colleague.
  await part(page).click();
  await button(page, texts.EDITOR_COMMENTS).focus();
  await page.keyboard.press('Enter');
  const words = panel(page).getByRole('textbox', { name: /^Comment on Text “Uutiskirjeen/ });
  await words.fill('Is this too long?');
  await panel(page).getByRole('combobox', { name: texts.COMMENTS_TO }).selectOption('Saga');
  await expectAccessible(page, 'a comment that is written');
  await button(page, texts.COMMENTS_SEND).click();
  await expect(thread(page)).toContainText('Is this too long?');
  await expect(thread(page)).toContainText('Emailed to Saga');
  await expect(words).toHaveValue('');

  // The colleague sees it at the part without asking, and in a mail that leads to it.
  await expect(part(other)).toHaveAccessibleName(/1 comment/);
  const mail = await mailsTo('saga@shop.example', 'Is this too long?');
  const link = /https?:\S+\/edit\/\S+comment=\S+/.exec(mail)?.[0] ?? '';
  await other.goto(link);
  await expect(thread(other)).toBeFocused();
  await expect(part(other)).toHaveAttribute('aria-selected', 'true');
  await button(other, texts.COMMENTS_ANSWER).click();
  const answer = other.getByRole('textbox', { name: texts.COMMENTS_ANSWER_LABEL });
  await answer.fill('A little.');
  await expect(thread(other).getByRole('combobox')).toHaveValue(/.+/);
  await button(other, texts.COMMENTS_ANSWER_SEND).click();
  await expect(thread(page)).toContainText('A little.');
  await mailsTo('alva@shop.example', 'A little.');

  // A part that is gone leaves what was said about it.
  await part(page).click();
  await page.keyboard.press('Delete');
  await saved(page);
  await expect(thread(page)).toContainText(texts.COMMENTS_PART_GONE);
  await expect(thread(page)).toContainText('Text “Uutiskirjeen');
  await page.keyboard.press('Control+Z');
  await expect(thread(page)).not.toContainText(texts.COMMENTS_PART_GONE);

  await button(page, texts.COMMENTS_RESOLVE).click();
  await expect(part(page)).not.toHaveAccessibleName(/comment/);
  await expect(part(other)).not.toHaveAccessibleName(/comment/);
  await page.getByText('Resolved (1)').click();
  await expect(thread(page)).toContainText('Resolved by Alva');
  await expectAccessible(page, 'a resolved comment');
  await button(page, texts.COMMENTS_REOPEN).click();
  await expect(part(other)).toHaveAccessibleName(/1 comment/);

  const sent = await mailsTo('saga@shop.example', 'Is this too long?');
  // In HTML's place, the text of the mail: its title and the comment once.
  expect(sent.split('Is this too long?')).toHaveLength(2);
  await context.close();
});
